import { asSent } from './craft/read.ts';
import { isType, misnamedFields, typeWarnings } from './craft/request.ts';
import { sayShort } from './craft/say-short.ts';
import type { CurveResponse } from './helado/schema.ts';
import { warnings as texts } from './helado/texts.ts';
import { freezingCurve, helado } from './literate.ts';

/** The freezing curve of a formula, with a warning of a type or a field that was not read as it is written. */
export function curva(body: unknown): CurveResponse {
  const curve = freezingCurve(body);
  const { type = null } = body as { readonly type?: unknown };
  const fields = misnamedFields(helado, body as object).map(({ text }) => text);
  return sayShort({ ...curve, warnings: [...typeTexts(type, curve), ...fields, ...curve.warnings] }, body);
}

function typeTexts(sent: unknown, applied: CurveResponse): readonly string[] {
  if (sent === null || (typeof sent === 'string' && (sent.trim() === '' || isType(helado.types, sent)))) return [];
  if (typeof sent === 'string' && helado.findType(sent) !== undefined) {
    return typeWarnings(helado, sent, applied.type).map(({ text }) => text);
  }
  return [texts.unknownType(asSent(sent), applied.typeLabel)];
}
