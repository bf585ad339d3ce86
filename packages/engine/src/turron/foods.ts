import { craftFoodsOf } from '../despensa/craft-foods.ts';
import * as packed from '../despensa/turron.gen.ts';

/** What turrón knows of a food; `es_*` are shares of its weight. */
export interface NougatRow {
  readonly grupo: string;
  readonly es_almendra: number;
  readonly es_fruto_seco: number;
  readonly es_miel: number;
  readonly es_azucar: number;
  /** Share that counts as «materia básica» (RD 1787/1982, 6.3). */
  readonly materia_basica: number;
  /** Grams of powdered yolk each gram stands for. */
  readonly yema_eq: number;
}

export const foods = craftFoodsOf('turron', packed, ([grupo, ...shares]): NougatRow => {
  const [es_almendra, es_fruto_seco, es_miel, es_azucar, materia_basica, yema_eq] = shares.map(Number);
  return {
    grupo: grupo!,
    es_almendra: es_almendra!,
    es_fruto_seco: es_fruto_seco!,
    es_miel: es_miel!,
    es_azucar: es_azucar!,
    materia_basica: materia_basica!,
    yema_eq: yema_eq!,
  };
});
