interface SearchBoxProps {
  readonly label: string;
  /** The list it searches, and the option its keys stand on. */
  readonly list: string;
  readonly active: string | undefined;
  readonly describedBy?: string;
  readonly value: string;
  readonly onInput: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The field over a list always open: it has the focus and the keys. */
export function SearchBox({ label, list, active, describedBy, value, onInput, onKeyDown }: SearchBoxProps) {
  return (
    <input
      class="type-search"
      type="text"
      role="combobox"
      aria-label={label}
      placeholder={label}
      aria-autocomplete="list"
      aria-expanded="true"
      aria-controls={list}
      aria-activedescendant={active}
      aria-describedby={describedBy}
      autocomplete="off"
      spellcheck={false}
      autofocus
      value={value}
      onInput={(event) => onInput(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}
