import { type IngredientRow, ROWS, rowOf } from './catalogue.ts';
import type { Role } from './roles.ts';

/** A word elsewhere in the name that makes the thing another one: «levadura … seca». */
interface Rule {
  readonly when: RegExp;
  readonly also?: RegExp;
  readonly unless?: RegExp;
  readonly row: string;
}

/** Rules for the rows named; the first that holds replaces the row. */
interface Group {
  readonly heads: readonly string[];
  readonly rules: readonly Rule[];
}

const rowsOf = (role: Role) => ROWS.filter((row) => row.rol === role).map((row) => row.id);

const SKIMMED = /\b(?:semi)?(?:desnatad|descremad)|skim|nonfat|non fat|magr|scremat|ecreme|\b[01] ?%/;
const EGG_POWDER = /polvo|powder|polvere|deshidratad/;
const EGG_WHITE = /\bclaras?\b|white|albume|\bblanc/;
const EGG_YOLK = /\byemas?\b|yolk|tuorl|rovell|jaune/;
const WHOLEMEAL = /\bintegral|\bcomplet[ae]?\b|grano entero|whole|integrale/;
const SEMI_WHOLEMEAL = /\bsemi (?:integral|complet)/;

/** Wheat flours whose name says nothing of another cereal. */
const GENERIC_WHEAT = [
  'harina_trigo',
  'harina_floja',
  'harina_media_fuerza',
  'harina_fuerza',
  'harina_gran_fuerza',
  'harina_ecologica',
  'harina_integral',
  'harina_t80',
  'harina_leudante',
  'harina_bolleria',
  'mezcla_cereales',
];
const SOFT_WHEAT = [...GENERIC_WHEAT, 'harina_t65', 'harina_t110', 'harina_00', 'harina_0', 'harina_1', 'harina_2'];

/** In order: a group sees the row the groups before it left. */
const GROUPS: readonly Group[] = [
  {
    heads: ['masa_madre', 'masa_madre_solida'],
    rules: [
      {
        when: /\bseca\b|deshidratad|deshydrat|\bpolvo\b|inactiva|dried|essiccat|\bsecco\b|powder/,
        row: 'masa_madre_seca',
      },
    ],
  },
  {
    heads: ['masa_madre'],
    rules: [{ when: /solid|\bdura\b|firme|stiff|\bdur\b|\bferme\b/, row: 'masa_madre_solida' }],
  },
  { heads: ['masa_madre_solida'], rules: [{ when: /liquid/, row: 'masa_madre' }] },
  {
    heads: rowsOf('levadura'),
    rules: [
      { when: /quimic|chimic|chimiq|royal|hornear|reposteria|impulsor|gasific|dolci|vanigliat/, row: 'impulsor' },
      { when: /nutricional|inactiva|copos|desactivada/, row: 'levadura_nutricional' },
      { when: /\bmadre\b|\bmare\b|\bnatural/, unless: /prensad/, row: 'masa_madre' },
      { when: /osmotol|\bgold\b/, row: 'levadura_osmotolerante' },
      { when: /instant|rapid|liofiliz|deshidrat|granulad|express/, row: 'levadura_instantanea' },
      { when: /\bactiva\b|\bactive\b|attiv/, unless: /fresca|fresh|prensada/, row: 'levadura_seca_activa' },
      {
        when: /\bsec[oa]s?\b|\bsec\b|\bdry\b|\bdried\b|\bsecc[oa]\b|\bseche\b|\bpolvo\b/,
        row: 'levadura_instantanea',
      },
      { when: /liquid|\bcrema\b/, row: 'levadura_liquida' },
    ],
  },
  {
    heads: ['leche', 'leche_semi', 'leche_desnatada', 'leche_polvo', 'leche_polvo_desn'],
    rules: [
      { when: /\bcoco\b|coconut/, row: 'leche_coco' },
      { when: /\bavena\b|\boat\b|civada/, row: 'bebida_avena' },
      { when: /\bsoja\b|\bsoy/, row: 'bebida_soja' },
      { when: /almendra|\barroz\b|avellana|vegetal|almond|\brice\b|chufa|anacardo/, row: 'bebida_almendra' },
      { when: /condensad|condensed|condensat/, row: 'leche_condensada' },
      { when: /evaporad|evaporated/, row: 'leche_evaporada' },
      {
        when: /polvo|powder|poudre|polvere|\bdry\b|deshidratad|\bpols\b/,
        also: SKIMMED,
        row: 'leche_polvo_desn',
      },
      { when: /polvo|powder|poudre|polvere|\bdry\b|deshidratad|\bpols\b/, row: 'leche_polvo' },
      { when: /semi ?(?:desnatad|descremad|skim)|\bsemi\b|demi ecreme|parzialmente/, row: 'leche_semi' },
      { when: /desnatad|descremad|skim|scremat|ecreme/, row: 'leche_desnatada' },
      { when: /\bcabra\b|goat/, row: 'leche_cabra' },
      { when: /\boveja\b|sheep|ovella/, row: 'leche_oveja' },
    ],
  },
  { heads: ['suero'], rules: [{ when: /polvo|powder|polvere/, row: 'suero_polvo' }] },
  { heads: ['nata_35'], rules: [{ when: /\b(?:12|15|18|20)\b|cocin|culinari|liger/, row: 'nata_18' }] },
  {
    heads: ['yogur'],
    rules: [
      { when: /grieg|greek|grec/, row: 'yogur_griego' },
      { when: /azucarad|sabor|frutas|limon|fresa|sweet/, row: 'yogur_azucarado' },
    ],
  },
  {
    heads: ['huevo', 'yema', 'clara'],
    rules: [
      { when: EGG_POWDER, also: EGG_WHITE, row: 'clara_polvo' },
      { when: EGG_POWDER, row: 'huevo_polvo' },
      { when: EGG_YOLK, unless: /\bclaras?\b|white|albume|\bblanc|entero/, row: 'yema' },
      { when: EGG_WHITE, unless: /\byemas?\b|yolk|tuorl|rovell|jaune|entero/, row: 'clara' },
    ],
  },
  {
    heads: rowsOf('mantequilla'),
    rules: [
      {
        when: /cacahuet|\bmani\b|almendra|avellana|anacardo|pistacho|peanut|almond|frutos secos|arachid|cacauet/,
        row: 'crema_frutos_secos',
      },
      { when: /\bcacao\b|cocoa/, row: 'manteca_cacao' },
      { when: /clarificad|\bghee\b|anhidra|concentrad/, row: 'mantequilla_clarificada' },
      { when: /vegetal|vegan|margarin/, row: 'margarina' },
      { when: /\blight\b|liger/, row: 'mantequilla_light' },
      { when: /\bcon sal\b|salad[ao]|\bsalted\b|demi sel|\bsalat[ao]\b/, row: 'mantequilla_sal' },
      { when: /\b84\b|\bseca\b|laminad|hojaldre|tourage/, row: 'mantequilla_seca' },
    ],
  },
  {
    heads: rowsOf('harina'),
    rules: [
      {
        when: /almendra|almond|mandorl|\bcoco\b|coconut|avellana|\bnuez\b|frutos secos|\blino\b|\bchia\b|algarroba|pistacho|amande|ametll/,
        row: 'harina_frutos_secos',
      },
      {
        when: /\bharina (?:de )?malta\b|harina (?:de trigo )?maltead|farina maltat|farine de malt|malt flour/,
        row: 'malta',
      },
    ],
  },
  {
    heads: ROWS.filter((row) => row.rol === 'harina' && row.clase === 'trigo').map((row) => row.id),
    rules: [{ when: /sin gluten|gluten free|senza glutine|sense gluten/, row: 'mezcla_sin_gluten' }],
  },
  {
    heads: GENERIC_WHEAT,
    rules: [
      { when: /centeno|\brye\b|segol|segale|seigle/, row: 'harina_centeno' },
      { when: /espelta|spelt|epeautre|\bfarro\b/, row: 'harina_espelta' },
      { when: /\bmaiz\b/, row: 'harina_maiz' },
      { when: /\barroz\b/, row: 'harina_arroz' },
      { when: /sarraceno/, row: 'harina_sarraceno' },
      { when: /\bavena\b/, row: 'harina_avena' },
      { when: /cebada/, row: 'harina_cebada' },
      { when: /garbanzo/, row: 'harina_garbanzo' },
      { when: /kamut/, row: 'harina_kamut' },
      { when: /escanda/, row: 'harina_escanda' },
      { when: /quinoa/, row: 'harina_quinoa' },
      { when: /\bteff\b/, row: 'harina_teff' },
      { when: /\bmijo\b|\bsorgo\b/, row: 'harina_mijo' },
      { when: /\bsoja\b|\bhabas?\b|lenteja|guisante/, row: 'harina_legumbres' },
      { when: /castan/, row: 'harina_castana' },
      { when: /\byuca\b|patata/, row: 'harina_yuca' },
      { when: /\bduro\b|durum/, row: 'semola_rimacinata' },
      { when: /candeal/, row: 'harina_candeal' },
    ],
  },
  { heads: SOFT_WHEAT, rules: [{ when: WHOLEMEAL, unless: SEMI_WHOLEMEAL, row: 'harina_integral' }] },
  { heads: ['harina_centeno'], rules: [{ when: WHOLEMEAL, unless: SEMI_WHOLEMEAL, row: 'harina_centeno_integral' }] },
  { heads: ['harina_espelta'], rules: [{ when: WHOLEMEAL, unless: SEMI_WHOLEMEAL, row: 'harina_espelta_integral' }] },
  {
    heads: ['harina_trigo', 'harina_ecologica'],
    rules: [
      { when: /gran fuerza|manitoba/, row: 'harina_gran_fuerza' },
      { when: /media fuerza/, row: 'harina_media_fuerza' },
      { when: /\bfuerza\b|\bfuerte\b|strong/, row: 'harina_fuerza' },
      { when: /\bfloja\b|reposteria/, row: 'harina_floja' },
      { when: /\b00\b/, row: 'harina_00' },
      { when: /\bt ?65\b/, row: 'harina_t65' },
      { when: /\bt ?80\b/, row: 'harina_t80' },
      { when: /\bt ?150\b/, row: 'harina_integral' },
    ],
  },
  {
    heads: ['azucar'],
    rules: [
      { when: /invertid/, row: 'azucar_invertido' },
      { when: /\bglas|glace|impalpable|\bpolvo\b/, row: 'azucar_glas' },
      { when: /moren|\bcana\b|integral|mascabad|panela|brown/, unless: /blanc/, row: 'azucar_moreno' },
      { when: /liquid/, row: 'almibar' },
    ],
  },
  {
    heads: rowsOf('agua'),
    rules: [
      { when: /\bmar\b/, row: 'agua_mar' },
      { when: /azahar|\brosas?\b|\bflor\b/, row: 'agua_azahar' },
      { when: /\bcoco\b/, row: 'agua_coco' },
    ],
  },
  {
    heads: rowsOf('aceite'),
    rules: [
      { when: /esencial/, row: 'aroma' },
      { when: /\bcoco\b|coconut/, row: 'aceite_coco' },
    ],
  },
  {
    heads: rowsOf('sal'),
    rules: [
      { when: /\bfrutas?\b|amonio|volatil|amonic/, row: 'bicarbonato' },
      { when: /\bapio\b|\bajo\b/, row: 'sal_especiada' },
      { when: /hiposodic|baja en sodio|potasi|reducida en sodio/, row: 'sal_hiposodica' },
    ],
  },
];

interface CompiledRule {
  readonly when: RegExp;
  readonly also: RegExp | undefined;
  readonly unless: RegExp | undefined;
  readonly row: IngredientRow;
}

const compiled = GROUPS.map(({ heads, rules }) => ({
  heads: new Set(heads.map(rowOf)),
  rules: rules.map(({ when, also, unless, row }): CompiledRule => ({ when, also, unless, row: rowOf(row) })),
}));

/** The row after the rest of the name has had its say; `clean` is the name without negations. */
export function modify(head: IngredientRow, clean: string): IngredientRow {
  let row = head;
  for (const group of compiled) {
    if (group.heads.has(row)) row = group.rules.find((rule) => holds(rule, clean))?.row ?? row;
  }
  return row;
}

function holds({ when, also, unless }: CompiledRule, clean: string): boolean {
  return when.test(clean) && (also === undefined || also.test(clean)) && !unless?.test(clean);
}
