import type { Warning } from '../craft/analysis.ts';
import type { Range } from '../craft/ranges.ts';
import { laxative } from '../craft/texts.ts';
import { LABEL_LAW } from '../ley/label-law.gen.ts';
import { FIGURES } from './figures.gen.ts';
import { NOISE } from './fit.ts';
import { type Mix, PLACES, ratioOf, unhardenedOf } from './measure.ts';
import type { Params } from './params.ts';
import { hardness, warnings as texts } from './texts.ts';
import { atItsPoint, isByScoop, isToBeSoft, pointOf, type Rules } from './types.ts';

/** What the whole mix warns of. */
export function warn(mix: Mix, params: Params, rules: Rules, warnings: Warning[]): void {
  const { traits, pacApplies, service, serves, ranges } = rules;
  const tell = (code: string, text: string) => warnings.push({ code, text });
  if (service !== undefined) tell('temperatura_servicio', serviceText(rules, service, params.PAC, ranges.PAC));
  if (pacApplies) {
    const lactose = ratioOf(mix, PLACES.lactosaEnAgua);
    // Without water nothing is dissolved that could crystallise.
    if (lactose > FIGURES.lactosa_arenosa + NOISE && Number.isFinite(lactose)) tell('lactosa_alta', texts.sandy);
    const points = ratioOf(mix, PLACES.endurecimiento);
    if (points >= FIGURES.endurece - NOISE) tell('endurecimiento', texts.hardening(params.PAC - unhardenedOf(mix)));
  }
  const spirit = ratioOf(mix, PLACES.alcohol);
  if (spirit >= FIGURES.mucho_alcohol - NOISE) tell('alcohol_alto', texts.alcohol(spirit));
  if (traits.includes('vetea') && service === undefined && params.PAC > FIGURES.veteado_blando)
    tell('veteado_duro', texts.hardRipple);
  if (traits.includes('de_maquina') && serves && service === undefined) {
    const { soft_minimo: coldest, soft_maximo: warmest } = FIGURES;
    if (params.PAC < coldest || params.PAC > warmest) {
      tell('soft_fuera_de_banda', texts.soft(params.PAC, [coldest, warmest], serves));
    }
  }
  if (traits.includes('alto_en_proteina')) {
    const share = (400 * ratioOf(mix, PLACES.proteinas)) / params.kcal_100g;
    if (params.kcal_100g > 0 && share < LABEL_LAW.proteinas)
      tell('poca_proteina', texts.protein(share, { high: LABEL_LAW.proteinas, source: LABEL_LAW.proteinasFuente }));
  }
  const sweeteners = ratioOf(mix, PLACES.polialcoholes);
  if (sweeteners > LABEL_LAW.laxante + NOISE) tell('polialcoholes', laxative(sweeteners));
  if (
    pacApplies &&
    !traits.includes('sin_dulzor') &&
    params.azucares >= FIGURES.azucares_que_combinar &&
    ratioOf(mix, PLACES.dextrosaEnAzucares) > FIGURES.dextrosa_entre_azucares + NOISE
  ) {
    tell('dextrosa_alta', texts.dextrose(FIGURES.dextrosa_entre_azucares));
  }
}

function serviceText(rules: Rules, service: number, PAC: number, accepted: Range): string {
  const point = atItsPoint(rules, service);
  if (isToBeSoft(rules) && PAC <= point[1]) return texts.softEnough(service);
  const word = hardness(PAC, point, accepted);
  return isByScoop(rules)
    ? texts.service(service, word, PAC)
    : texts.servedElsewhere(service, word, pointOf(rules, service, PAC));
}
