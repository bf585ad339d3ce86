import { normalise, withoutNegations } from '../craft/plain-names.ts';
import { remember } from '../craft/remember.ts';

/** What a name tells besides the food it means. */
export interface Remarks {
  /** «huevo para pintar»: goes on the piece or the tray, not into the dough. */
  readonly finishing: boolean;
  /** «harina (poolish)»: a part of a pre-ferment, if its role can be one. */
  readonly partOf: 'preferment' | 'sourdough' | undefined;
  /** Hydration written in the name of a pre-ferment, %. */
  readonly hydration: number | undefined;
  /** Alveograph W written in the name of a flour. */
  readonly strength: number | undefined;
  /** «Harina de almendra»: called a flour, whatever it is. */
  readonly flour: boolean;
  /** «Masa madre de trigo»: made with a cereal, and not with rye. */
  readonly notRye: boolean;
  /** «Levadura en polvo» may be baker's yeast or baking powder. */
  readonly powderedYeast: boolean;
}

/** What a name says by the way, in linear time; requests repeat names. */
export const remarksOf = remember((name): Remarks => {
  const normal = normalise(name);
  const clean = withoutNegations(normal);
  return {
    finishing: PERHAPS_FINISHING.test(clean) && FINISHING.test(clean),
    partOf: partOf(normal),
    hydration: hydrationIn(normal),
    strength: strengthIn(normal),
    flour: FLOUR.test(clean),
    notRye: OTHER_CEREAL.test(normal) && !RYE.test(normal),
    powderedYeast: clean.includes('levadura en polvo'),
  };
});

/** Cheap test first: compiling the long pattern is slow and rarely needed. */
const PERHAPS_FINISHING = /(?:para|per|pour|for) |egg wash|dorure/;
const FINISHING =
  /\b(?:para|per|pour|for) (?:la |el |las |los |le |il )?(?:pintar|pincelar|dorar|decorar|espolvorear|engrasar|untar|enharinar|freir|rebozar|molde|superficie|bandeja|mesa|banneton|spolverare|ungere|dorure|dusting|brushing|greasing|sprinkling)\b|\begg wash\b|\bdorure\b/;

const SOURDOUGH_PART =
  /\b(?:masa madre|massa mare|levain|lievito (?:madre|naturale)|pasta madre|sourdough|starter|sauerteig)\b/;
const PREFERMENT_PART = /\b(?:poolish|biga|prefermento|preferment|esponja|masa vieja|vorteig)\b/;

function partOf(normal: string): Remarks['partOf'] {
  if (SOURDOUGH_PART.test(normal)) return 'sourdough';
  return PREFERMENT_PART.test(normal) ? 'preferment' : undefined;
}

/** Percentages next to «hidratación», then any percentage that is not the share of a flour. */
const HYDRATION_WORDED =
  /(\d{2,3}) ?% ?(?:de )?(?:hidrat|hydrat|idrat)|(?:hidrat|hydrat|idrat)\w* (?:del |de |al |a )?(?:el )?(\d{2,3})\b/;
const HYDRATION_BARE =
  /\b(\d{2,3}) ?%(?! ?(?:de )?(?:integral|centeno|trigo|espelta|harina|rye|whole|segol|maiz|avena|grano|ecologic))/;

function hydrationIn(normal: string): number | undefined {
  if (!/\d{2}/.test(normal)) return undefined;
  return plausibleHydration(HYDRATION_WORDED.exec(normal)) ?? plausibleHydration(HYDRATION_BARE.exec(normal));
}

/** Outside 30-200 % the figure is something else: a share of the formula, a dose. */
function plausibleHydration(match: RegExpExecArray | null): number | undefined {
  const value = Number(match?.[1] ?? match?.[2]);
  return value >= 30 && value <= 200 ? value : undefined;
}

const RYE = /\b(?:centeno|rye|roggen\w*|segale|seigle|segol|centeio)\b/;
const OTHER_CEREAL =
  /\b(?:trigo|wheat|ble|froment|frumento|grano|blat|weizen\w*|espelta|escanda|spelt|farro|epeautre|dinkel\w*|kamut|arroz|rice|maiz|avena|sarraceno)\b/;

const FLOUR = /\b(?:harina|farina|farine|flour|farinha)\b/;

const STRENGTH = /\bw ?(\d{2,3})\b/;

function strengthIn(normal: string): number | undefined {
  const value = Number(STRENGTH.exec(normal)?.[1]);
  return value >= 50 && value <= 500 ? value : undefined;
}
