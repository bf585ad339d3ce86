import type { TypeId } from './definition.ts';

/** Other names of the types, in the form of an id. */
export const SPELLINGS: Readonly<Record<TypeId, readonly string[]>> = {
  helado_leche: [
    'leche',
    'helado_de_leche',
    'gelato',
    'yogur',
    'helado_yogur',
    'helado_de_yogur',
    'frozen_yogurt',
    'gelato_allo_yogurt',
  ],
  helado_crema: ['crema', 'helado_de_crema', 'helado_de_nata', 'ice_cream'],
  sorbete_agua: ['sorbete', 'sorbete_de_agua', 'sorbete_de_fruta', 'sorbet', 'sorbetto'],
  sorbete_leche: ['sorbete_con_leche', 'sorbete_de_leche', 'sherbet'],
  crema_untable: ['crema_para_untar', 'untable'],
  veteado: ['variegato', 'ripple', 'salsa_para_vetear'],
  granizado: ['granizada', 'granita', 'horchata'],
  semifrio: ['semifreddo', 'helado_semifrio'],
  sin_azucar: ['sin_azucares', 'sin_azucar_anadido', 'sin_azucares_anadidos'],
  vegano: ['vegan', 'vegana', 'vegetal'],
  salado: ['helado_gastronomico', 'gastronomico'],
  base: ['base_de_helado', 'base_neutra', 'mix'],
  leche_merengada: ['merengada', 'leche_helada'],
  polo: ['polos', 'paleta', 'paletas', 'flash', 'popsicle'],
  alto_proteina: ['alto_en_proteina', 'alto_en_proteinas', 'proteico', 'helado_proteico', 'high_protein'],
  mantecado: ['helado_de_mantecado', 'mantecado_de_leche', 'mantecado_de_vainilla'],
  soft: ['helado_soft', 'soft_serve', 'helado_de_maquina'],
};
