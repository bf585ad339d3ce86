import { InputError } from '../craft/errors.ts';

/** The refusal of an option, with the option at fault. */
export function optionError(field: string, text: string): InputError {
  return new InputError(text, { code: 'opcion_no_valida', field });
}
