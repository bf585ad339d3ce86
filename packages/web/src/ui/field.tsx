import { useId } from 'preact/hooks';
import { NumberField } from './number-field.tsx';

interface FieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly placeholder?: string;
  readonly step?: number;
  readonly onChange: (value: number | null) => void;
}

/** A number with its label above. */
export function Field({ label, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <NumberField id={id} {...rest} />
    </div>
  );
}
