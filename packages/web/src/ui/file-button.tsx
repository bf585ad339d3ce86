import type { ComponentChildren } from 'preact';

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly class?: string;
  /** A sign in place of the label, which is then only read out. */
  readonly children?: ComponentChildren;
}

/** Hands over what is chosen and forgets it, so that the same file can be chosen again. */
export function FileButton({ label, accept, onFile, class: look = 'file secondary', children }: FileButtonProps) {
  return (
    <label class={look} title={children ? label : undefined}>
      {children ?? label}
      <input
        type="file"
        accept={accept}
        aria-label={children ? label : undefined}
        onChange={(event) => {
          const input = event.currentTarget;
          const file = input.files?.[0];
          if (file) onFile(file);
          input.value = '';
        }}
      />
    </label>
  );
}
