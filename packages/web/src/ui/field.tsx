import { useId } from 'preact/hooks';
import { unitIn } from './figure.ts';
import { NumberField } from './number-field.tsx';

interface FieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly placeholder?: string;
  /** What a bare number is in; by default what the label says. */
  readonly unit?: string | undefined;
  readonly step?: number;
  readonly negative?: boolean;
  /** What is wrong with the value; null when nothing is. */
  readonly fault?: string | null;
  readonly onChange: (value: number | null) => void;
}

/** A number with its label above. */
export function Field({ label, fault = null, unit = unitIn(label), ...rest }: FieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <NumberField id={id} unit={unit} {...rest} describedBy={fault === null ? undefined : `${id}-falta`} />
      {fault !== null && (
        <p id={`${id}-falta`} class="fault">
          {fault}
        </p>
      )}
    </div>
  );
}
