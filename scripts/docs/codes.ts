import { FAULTS, type FaultCode } from '@obrador/engine';
import { SERVICE_FAULTS } from '../../packages/server/src/texts.ts';
import { row } from './reference.ts';

type Code = FaultCode | keyof typeof SERVICE_FAULTS;

const SPANISH: Readonly<Record<Code, string>> = { ...FAULTS, ...SERVICE_FAULTS };

const ENGLISH: Readonly<Record<Code, string>> = {
  peticion_no_valida: 'The request is not valid, for a reason only the message tells.',
  cuerpo_no_valido: 'The body of the request is no object.',
  campo_desconocido:
    'A field that does not exist, in strict mode or where passing over it would do harm: wishes, labels, batches.',
  valor_no_valido: 'A value outside what its field takes.',
  faltan_ingredientes: 'There are no ingredients in the request.',
  ingredientes_no_validos: 'The ingredients are no list.',
  lista_vacia: 'The list of ingredients or of formulas is empty.',
  demasiados_ingredientes: 'The list of ingredients is longer than allowed.',
  lista_demasiado_larga: 'A list of names is longer than allowed.',
  ingrediente_no_valido: 'An ingredient is no object with a name and a weight.',
  nombre_no_valido: 'A name is no text, is empty or is too long.',
  peso_no_valido: 'A weight is no number of 0 or more.',
  peso_total_cero: 'The weights add up to 0.',
  peso_total_no_valido: 'The weights add up to too much or too little to be balanced.',
  ingrediente_desconocido: 'In strict mode or in a wish, an ingredient that is not known.',
  ingrediente_no_identificado: 'In a label, an ingredient nobody knows the food of.',
  ingrediente_ausente: 'What is to be taken out is not in the formula.',
  etiqueta_no_valida: 'The label of an ingredient cannot be: the message says which figure.',
  composicion_imposible: 'The parts of the own composition of an ingredient add up to more than 100 %.',
  sin_harina: 'No flour that is recognised, in bread.',
  sin_base: 'The base ingredient of the type is missing.',
  sin_ingredientes_validos:
    'In chocolate, neither cocoa (mass, butter, powder, nibs or couverture) nor sugar with a weight.',
  oficio_no_disponible: 'A craft the operation does not take; `supported` lists those it does.',
  campo_de_otro_oficio: 'A field that exists in another craft only.',
  tipo_desconocido: 'In strict mode or in a wish, a type that does not exist.',
  tipo_no_valido: 'The type of a recipe is no text.',
  receta_no_valida: 'The recipe of an ingredient is no object with ingredients.',
  receta_sin_peso: 'The ingredients of a recipe weigh nothing.',
  receta_demasiado_profunda: 'Too many recipes inside one another.',
  perdida_no_valida: 'The loss of weight is no number from 0 to under 100.',
  perdida_imposible: 'More weight is lost than there is water.',
  faltan_formulas: 'There is no list of formulas.',
  demasiadas_formulas: 'A batch has more formulas than allowed.',
  formula_no_valida: 'A formula of the batch is no object.',
  opcion_no_valida: 'An option of the balancer will not do: `campo` says which.',
  sabor_no_valido: 'A flavour is no name, with its percentage if wanted.',
  falta_quitar: 'What is to be taken out is not said.',
  texto_no_valido: 'The text of the label is no text or is too long.',
  nutricion_no_valida: 'The nutrition table will not do: `campo` says which figure.',
  porcion_no_valido: 'The portion is no weight in grams.',
  destacar_no_valido: 'What is stressed is no short list of names.',
  compuestos_no_valido: 'Compound ingredients are neither with their list nor dissolved.',
  destacado_no_esta: 'What is stressed is not in the formula.',
  no_permitido: 'The page that asks is none of those served at that address.',
  no_existe: 'There is no such address or food.',
  metodo_no_admitido: 'The address exists, but not with that method.',
  cuerpo_demasiado_grande: 'The body of the request is larger than allowed.',
  limite_superado: 'Too many requests: `Retry-After` says how many seconds to wait.',
  error_interno: 'A fault of ours, with its identifier in the message.',
  servicio_saturado: 'The service cannot keep up: `Retry-After` says how many seconds to wait.',
};

const LANGUAGES = {
  es: { texts: SPANISH, head: ['Código', 'Qué pasa'] },
  en: { texts: ENGLISH, head: ['Code', 'What is wrong'] },
};

/** Every kind of fault a problem may name, as the code has them. */
export function codesTable(language: keyof typeof LANGUAGES): string {
  const { texts, head } = LANGUAGES[language];
  const rows = Object.entries(texts).map(([code, text]) => row([`[\`${code}\`](/docs/error-${code})`, text]));
  return [row(head), '|---|---|', ...rows].join('\n');
}

/** Every kind of fault, with what it means in both languages. */
export const CODES = Object.entries(SPANISH).map(([code, es]) => ({ code, es, en: ENGLISH[code as Code] }));
