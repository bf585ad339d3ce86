import type { LeverInfo } from '../craft/craft.ts';
import { readBody, readItems, readType } from '../craft/read.ts';
import { type Row, readItem } from './catalogue.ts';
import { ADDED, type Group } from './groups.ts';
import { SHAPE } from './shape.ts';
import { DEFAULT_TYPE, findType, isFillingType, type TypeId } from './types.ts';

/** Additives are dosed by the process; what flavours or studs a chocolate is the recipe's own choice. */
function isLever(group: Group, type: TypeId): boolean {
  if (group === 'aditivo') return false;
  // Nut paste is the body of a gianduja, a spread or a praliné filling, not a flavouring.
  if (group === 'fruto_seco') return type === 'gianduja' || type === 'crema_untable' || isFillingType(type);
  // Flour binds a cup of chocolate, which judges how much; no other type admits it.
  if (group === 'almidon') return type === 'chocolate_taza';
  return !ADDED.has(group);
}

const COCOA_BUTTER = 'manteca_cacao';

/** Cocoa mass is what a chocolate is; of white ones it is milk, of gianduja hazelnut, of fillings chocolate and cream. */
function isNoble({ grupo, id }: Row, type: TypeId): boolean {
  if (grupo === 'fruto_seco') return true;
  if (grupo === 'cacao') return id !== COCOA_BUTTER;
  return isFillingType(type) && (grupo === 'chocolate' || id === 'nata');
}

const PLAIN: ReadonlySet<Group> = new Set<Group>(['azucar', 'poliol', 'fibra', 'almidon']);

/** Sugars and starch first, then cocoa butter, which makes it flow, last what gives the name. */
function tasteOf(row: Row, type: TypeId): Partial<LeverInfo> {
  const plain = PLAIN.has(row.grupo);
  return {
    noble: isNoble(row, type),
    rank: plain ? 0 : row.id === COCOA_BUTTER ? 1 : 2,
    weighed: row.grupo === 'aditivo' || row.grupo === 'aroma' ? 'pizca' : row.grupo === 'agua' ? 'liquido' : 'seco',
    ...dosesOf(row.grupo, type),
    // Mass, butter and powder of cocoa do each another thing.
    kind: row.grupo === 'cacao' ? row.id : row.grupo,
  };
}

/** Fruit and spirits of a filling move only when it is too wet. */
function dosesOf(group: Group, type: TypeId): Pick<LeverInfo, 'doses'> {
  if (group === 'aditivo') return { doses: ['aditivos'] };
  return isFillingType(type) && (group === 'fruta' || group === 'licor') ? { doses: ['agua', 'aw'] } : {};
}

export function levers(body: unknown): readonly LeverInfo[] {
  const request = readBody(body);
  const { type } = readType(request.type, findType, DEFAULT_TYPE);
  return readItems(request, SHAPE).map((item, i) => {
    const { row } = readItem(item, i);
    return row
      ? { lever: isLever(row.grupo, type), label: row.nombre, price: row.precio, ...tasteOf(row, type) }
      : { lever: false, label: item.name, price: null };
  });
}

const ADDITIONS: Readonly<Record<TypeId, readonly string[]>> = {
  negro: ['pasta_cacao', 'manteca_cacao', 'azucar'],
  leche: ['pasta_cacao', 'manteca_cacao', 'leche_entera_polvo', 'mantequilla_clarificada', 'azucar'],
  blanco: ['manteca_cacao', 'leche_entera_polvo', 'mantequilla_clarificada', 'azucar'],
  cobertura: ['pasta_cacao', 'manteca_cacao', 'leche_entera_polvo', 'azucar'],
  bean_to_bar: ['pasta_cacao', 'manteca_cacao', 'leche_entera_polvo', 'azucar'],
  gianduja: ['pasta_avellana', 'pasta_cacao', 'manteca_cacao', 'azucar'],
  bombon: ['azucar_invertido', 'dextrosa', 'sorbitol', 'manteca_cacao', 'mantequilla', 'cob_negra'],
  bombon_fresco: ['azucar_invertido', 'glucosa', 'mantequilla', 'nata', 'manteca_cacao', 'cob_negra'],
  trufa: ['azucar_invertido', 'mantequilla', 'nata', 'manteca_cacao', 'cob_negra'],
  relleno_caramelo: ['azucar', 'glucosa', 'nata', 'mantequilla', 'sorbitol'],
  leche_alto_cacao: ['pasta_cacao', 'manteca_cacao', 'leche_entera_polvo', 'mantequilla_clarificada', 'azucar'],
  crema_untable: ['pasta_avellana', 'azucar', 'cacao_polvo', 'leche_desn_polvo', 'manteca_cacao'],
  chocolate_taza: ['pasta_cacao', 'manteca_cacao', 'azucar', 'almidon_maiz'],
  cacao_azucarado: ['cacao_polvo', 'azucar'],
  sin_azucar: ['pasta_cacao', 'manteca_cacao', 'maltitol', 'eritritol'],
};

/** Ids a balancer may add to a formula of the type. */
export function additions(type: string): readonly string[] {
  return ADDITIONS[findType(type) ?? DEFAULT_TYPE];
}
