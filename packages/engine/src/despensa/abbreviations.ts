import { foldApart } from '../craft/names.ts';

/** What artisans shorten with a point in their sheets, by the word it stands for, without its accents. */
const SHORT: ReadonlyMap<string, string> = new Map(
  (
    'acido ac acid, almendra almend, atomizado at atom atomiz, avellana avell avel, azucar azuc, bicarbonato bicarb bic, ' +
    'cadena cad, caramelizado caram caramel carameliz, cobertura cobert, concentrado concent conc, condensada condens cond, ' +
    'confitado confit, congelado cong congel, deshidratado deshidr deshid, desnatado desnat, desodorizado desod, ' +
    'entero ent, evaporada evap, extracto extr, frambuesa framb, fuerza fza fzas, gelatina gelat gel, harina har harin hna, ' +
    'instantanea inst instant, integral int integ, invertido inv inver invert, jarabe jbe jar, liquido liq, liofilizado liof liofil, ' +
    'maltodextrina maltodex maltodext malto, mantequilla mant manteq mantequ, marcona marc, margarina marg, molido mol mda, ' +
    'monohidrato mono monoh, natural nat, pasteurizado pasteur pasteuriz, pistacho pist, polvo pol, quimica quim, rallado rall ral, ' +
    'repelado rep repel, semidesnatada semidesn, tamizada tamiz tam, tostado tost tostad, vainilla vain vainill, vegetal veg veget, ' +
    'almidon almid almd, chocolate chocol choco, ' +
    'albaricoque albar albaric, alimentario alim aliment, amoniaco amoniac, anhidro anh anhid, antiaglomerante antiaglom, antiapelmazante antiap antiapelm, ' +
    'arandano arand, arabiga arab, bastones bast baston, blanco blco bco, blanquilla blanq, cacahuete cacah, caliente calient, ' +
    'calabaza calab, centeno cent, cereza cerez, citrico citr, colorante color colorant, ' +
    'concentrada concentr, crema crem, cristalizado crist, crocanti croc crocant, culinaria culin, desnatada descrem, ' +
    'deshuesado deshues, desecado desec, dextrosa dext dextr, espelta espelt, estabilizante estab estabil, ' +
    'exprimido exprim, fileteado filet, fructosa fruct, galleta gall, garrafa garr, girasol gir giras, glucosa gluc glc, granillo granill, ' +
    'granulado granul, grosella gros, hidratado hidrat, hidrogenado hidrog, hidrosoluble hidros hidrosol, hojaldre hoj hojald, ' +
    'impalpable impalp, infusionado infus, jengibre jeng, laminado lam lamin, lecitina lecit, leche lch lech, ' +
    'levadura lev levad, liposoluble lipos liposol, macadamia macad, maracuya marac, mascarpone mascarp, ' +
    'mejorante mejor, melocoton meloc melocot, mermelada merm mermel, mezcla mezc, modificado mod modif, microcristalina microcrist, moscada mosc, ' +
    'multiflora multifl, nacional nac, naranja nar naranj, nueces nuec, oliva oliv, osmotolerante osmo osmot osmotol, panaderia panad, ' +
    'panificable panif, patata patat, pectina pect, pelado pel pelad, platano platan, potasico potas, praline pral, ' +
    'prensada prens, propionato propion, proteina prot, queso qso, rectificado rect, refinado refin, reposteria repost, ' +
    'rimacinata rimac, semola semol, sodico sod, soluble sol solub, sorbato sorb, sulfitado sulf, sorbitol sorbit, tapioca tapioc, ' +
    'tartaro tart, triturado tritur trit, trigo tgo trig, vegetal vgtal, yogur yog, zumo zum'
  )
    .split(', ')
    .flatMap((line) => {
      const [word, ...short] = line.split(' ') as [string, ...string[]];
      return short.map((letters) => [foldApart(letters), word] as const);
    }),
);

/** Starches come from these; an almond does not. */
const STARCHY = /^\s?(?:de\s)?(?:ma[ií]z|trigo|arroz|patata|tapioca|yuca|modif)/iu;
/** What is sold pasteurised, and pastry cooks call nothing else. */
const PASTEURISED = /(?<![a-zß-ɏ])(?:huevos?|yemas?|claras?|leche|nata|zumo)(?![a-zß-ɏ])/i;
const VIRGIN = /virgen\s?$/iu;
/** A letter with a point before the only food it may be. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-zß-ɏ])m\.\s?(?=(?:de\s)?cacao(?![a-zß-ɏ]))/gi, 'manteca '],
  [/(?<![a-zß-ɏ])l\.\s?(?=(?:condens|evapor|entera|semi|desn|en polvo|polvo))/gi, 'leche '],
  [/^h\.\s?(?=(?:enter[oa]s?|past)(?![a-zß-ɏ]))/gi, 'huevos '],
  [
    /^h\.\s?(?=(?:de\s)?(?:trigo|fuerza|fza|floja|media|gran|integral|repost|panif|centeno|espelta|ma[ií]z|arroz|avena|garbanzo|[tw]\s?\d))/giu,
    'harina ',
  ],
  [/(?<![a-zß-ɏ])s\.\s?(?=(?:gluten|sal|az[uú]car|lactosa|piel|leche|huevo)(?![a-zß-ɏ]))/gi, 'sin '],
  [/(?<![a-zß-ɏ])c\.\s?(?=(?:leche|sal|piel|az[uú]car)(?![a-zß-ɏ]))/gi, 'con '],
  [/(?<=choc[a-zß-ɏ]*\.?|cob[a-zß-ɏ]*\.?)\s(?:con l|c\/\s?l|l)\.?(?=\s|$)/gi, ' con leche'],
  [/\sen p\.\s*$/giu, ' en polvo'],
];
const POINTED = /(?<![A-Za-zÀ-ɏ.])([A-Za-zÀ-ɏ]{2,12})\.(?![A-Za-zÀ-ɏ]\.)/g;

/** Points that cut no food short: «mín.», «aprox.». */
const REMARKED: ReadonlySet<string> = new Set(
  'min max aprox approx ca env ej ex es od gr grs dr etc ud uds pag ref eco bio org evtl temp tmp vol'.split(' '),
);

/** Words cut short by a point that stand for none of these: «almendra tst.» may not leave it aside as a brand. */
export function cutShort(text: string): readonly string[] {
  if (!text.includes('.')) return [];
  return [...text.matchAll(/(?<![A-Za-zÀ-ɏ.])([A-Za-zÀ-ɏ]{2,8})\.(?=\s[A-Za-zÀ-ɏ]|\s*$)/g)]
    .map(([, word]) => foldApart(word!))
    .filter((word) => !REMARKED.has(word));
}

/** «Har. fza.», «almendra tost.», «m. cacao», written out. */
export function withoutPoints(text: string): string {
  if (!text.includes('.')) return text;
  const letters = LETTERS.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);
  return letters.replace(POINTED, (written, word: string, at: number) => {
    const short = foldApart(word);
    if (short === 'past') return PASTEURISED.test(letters) ? 'pasteurizado ' : written;
    // «Conf. de albaricoque» is a jam; «naranja conf.» is candied.
    if (short === 'conf') return at === 0 ? 'confitura ' : 'confitado ';
    if (short === 'ext') return VIRGIN.test(letters.slice(0, at)) ? 'extra ' : 'extracto ';
    if (short === 'alm') return STARCHY.test(letters.slice(at + written.length)) ? 'almidón ' : 'almendra ';
    const long = SHORT.get(short);
    return long === undefined ? written : `${long} `;
  });
}
