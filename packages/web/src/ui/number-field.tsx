import { readFigure, unitIn } from './figure.ts';
import { TypedNumber, type TypedNumberProps } from './typed-number.tsx';

interface NumberFieldProps extends Omit<TypedNumberProps, 'figure' | 'read' | 'onNote' | 'wait'> {
  /** What a bare number is in; by default what the label says. */
  readonly unit?: string | undefined;
  /** Kilos of a litre of what is priced. */
  readonly density?: number | undefined;
}

/** A figure as people write it, in its unit. */
export function NumberField({ unit, density, ...rest }: NumberFieldProps) {
  const said = unit ?? unitIn(rest.label);
  return (
    <TypedNumber {...rest} figure={(text, former) => readFigure(text, said, former, rest.negative ?? false, density)} />
  );
}
