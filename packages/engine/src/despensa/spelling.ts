import { lazy } from '../craft/lazy.ts';
import { withoutPoints } from './abbreviations.ts';
import { type Rewrite, rewrite, rewritten } from './rewriting.ts';
import { rootsOf, unabridged } from './words.ts';

/** «a 20 °C», «(30-32 °C)», «at 70 °F»: how warm it is put in, never what it is. */
const TEMPERATURE =
  /[\s(,]*(?<![a-zß-ɏ])(?:a|à|at|to|bei|de|di|of|about|unos|circa|env(?:iron|\.)?|approx\.?)?\s*\d{1,3}(?:[.,]\d)?(?:\s?[°º]?\s?[CF]?\s?(?:[-–/]|a|to)\s?\d{1,3})?\s?(?:[°º]\s?[CF]|(?<=at \d{2,3}) ?F)(?![a-zß-ɏ])\)?/gi;
/** «a 20 grados», «a unos 40º»; those of a syrup or a spirit are its strength. */
const DEGREES =
  /\s(?:a|à|at)\s(?:(?:unos|about|environ)\s)?\d{1,3}\s?[°º](?![a-zß-ɏ])|\s(?:a|à|at|@)\s\d{1,3}\s(?:grados|degrés|gradi|graus|degrees)(?:\s(?:centígrados|celsius|fahrenheit|c|f))?(?![a-zß-ɏ])(?!\s*(?:baum|brix|alco|vol))/i;
const STRONG =
  /alm[ií]bar|jarabe|sirop|sciropp|xarop|syrup|alco|\br(?:on|hum|um)\b|kirsch|licor|liqueur|liquore|brandy|co[gñ]n?ac|grappa|anís|vodka|whisk|vin[oa]?\b|azúcar|zucchero|sucre/iu;

/** «Ron para las pasas»: what it goes with is no part of its name, unless it is the butter of a laminated dough. */
const PURPOSE =
  /,?\s(?:para (?:el|la|los|las)|per (?:il|lo|la|gli|le|els)|pour (?:le|la|les)|for the|für (?:den|die|das)|voor (?:de|het)|(?<=,\s)(?:para|per|pour|for|für|zum))\s(?!lamina|hojaldr|plega|tourage|sfogli|feuillet|tourier|montar|muntar|batir|vegan|cel[ií]a|diab[eé]t)(?!.*\s(?:con|with|avec|amb|mit|com|00?)(?:\s|$)).*$/i;
/** «Limón (para la crema de limón)» is no lemon cream; «nata (para montar)» is what it says. */
const BRACKETED_PURPOSE =
  /\s?\((?:para|per|pour|for|p\/|zum|zur|für|voor)\s((?:el|la|los|las|il|lo|gli|le|les|l['’]|the|die|den|das|het|els|una?|une)(?:\s|(?<=['’])))?([^()]*)\)/giu;

/** A plain look for how every purpose begins, or for the comma that may stand before one. */
const PERHAPS_PURPOSE = /\s(?:para|per|pour|for|für|voor) [deghilt]|,\s/i;

function withoutPurpose(text: string): string {
  if (!text.includes('(')) return PERHAPS_PURPOSE.test(text) ? text.replace(PURPOSE, '') : text;
  const outside = rootsOf(text.replace(/\([^)]*\)?/g, ' '));
  return text.replace(PURPOSE, '').replace(BRACKETED_PURPOSE, (whole, article: string | undefined, aim: string) => {
    // What it holds is no purpose: «(para postres con avellanas)».
    if (/\s(?:con|with|avec|amb|mit|com)\s/i.test(aim) || /^(?:lamina|hojaldr|plega|tourage)/i.test(aim)) return whole;
    return article !== undefined || rootsOf(aim).some((word) => outside.includes(word)) ? '' : whole;
  });
}

/** «Nata para montar de soja»: what it is made of, or without, follows what it is for; «de la receta» says neither. */
const AIMED =
  /\s(para\s[a-zß-ɏ]+[aeií]r)\s((?:(?:de|sin)\s(?!(?:el|l[ao]s?)\s)|d['’])[a-zß-ɏ].*|(?:vegeta|vegan|light|(?:semi)?desnatad|(?:semi)?descremad|en polvo)[a-zß-ɏ]*.*)$/i;

/** With what it is made of before what it is for, which is a remark. */
export function madeBeforeUsed(text: string): string {
  return /\spara\s/i.test(text) ? text.replace(AIMED, ' $2 $1') : text;
}

/** A note at the foot of the page: «leche desnatada (1)». */
const FOOTNOTE = /\s*(?:\(\d\)|[¹²³*]+)\s*$/u;

/** Brackets around the whole line, and what says it may be left out: «(facoltativo 1 vanillina)». */
const AROUND =
  /^\s?[([]\s?(?:(?:facoltativ[oa]|opcional|optional|opzionale|facultatif|facultative):?\s)?([^()[\]]+)[)\]]$/iu;

/** «Chocolate negro (100 g)»: a weight is no percentage. */
const WEIGHED = new RegExp(
  ['\\s?\\(@\\)', ',?\\s@(?=\\s?(?:[),;]|$))']
    .join('|')
    .replaceAll(
      '@',
      '(?:(?:aprox|approx|ca|env)\\.?\\s|(?:circa|environ|unos|unas|about)\\s)?\\d+(?:[.,/]\\d+)?\\s?(?:kg|gr?s?|gramos|gramm?es?|grammi|gramm|ml|cl|dl|cc|oz|lbs?)\\.?(?:\\s(?:aprox|approx|ca|env)\\.?)?',
    ),
  'gi',
);
/** «Olio e.v.o.», «latte p.s.», «U.H.T.»; P.A.N. is a maker. */
const DOTTED = /(?<![A-Za-zÀ-ɏ])(?!P\.A\.N)(?:[A-Za-zÀ-ɏ]\.){2,}/g;
/** «Lait ½ écrémé», «beurre 1/2 sel». */
const HALF = /(?:½|1\/2)\s?(?=écrém|ecrem|sel(?![a-zß-ɏ]))/gi;

/** The pack it is sold in, as a delivery note writes it: «nata 35 % 1L», «vainilla en rama 1 u.». */
const PACKED =
  /\sc\/\s?\d+(?!\d)|\s(?:\d+\s?x\s?)?\d+(?:[.,]\d+)?\s?(?:kgs?|l|lts?|litros?|ml|cl|u|uds?|unid)(?![a-zß-ɏ/]|\s+d[e'’])\.?/gi;
/** The size of nuts and of what is cut in cubes: «almendra 14/16», «S/18», «naranja confitada 6x6». */
const CALIBRE = /\s(?:s\/\s?\d{2}|(?:[3-9]|[12]\d)\s?[-/x]\s?(?:[3-9]|[12]\d)(?:\s?mm)?)(?=\s(?!%)|$)/iu;
const SIZED = /^(?:almendra|avellana|ametlla|pistacho|naranja|fruta|taronja)/iu;
/** What bakers give in hundredths of the flour, and how warm the water is. */
const OF_FLOUR = /^((?:agua|aigua|auga|sal|levadura)(?: [a-zß-ɏ]+)?) \d+(?:[.,]\d+)?\s?[%º°]$/i;

/** Marks of a maker: «Gold Medal® flour», «KELLOGG'S* RICE KRISPIES*». */
const MARKS = /[®™]|(?<=\p{Alpha})\*(?=\s\p{Lu})/gu;

/** Sold by how much of it goes into a kilo: «neutro 10 g», «base 50 g». */
const DOSED = /^(?:neutr[oe]|base|mix|estabili[tz][a-zß-ɏ]+|stabili[a-zß-ɏ]+)(?![a-zß-ɏ])/i;

/**
 * As people would write it out: without dots between letters, halves in figures or what it weighs. Letters are a range
 * here and in every pattern of names: `\p{Alpha}` takes a millisecond to make ready, and most names need none.
 */
function writtenOut(text: string): string {
  const hasFigures = /\d/.test(text);
  const whole = withoutPoints(hasFigures && SIZED.test(text) ? text.replace(CALIBRE, ' ') : text);
  const unmarked = /[®™*]/.test(whole) ? whole.replace(MARKS, '') : whole;
  const unshared = (/^[asl].*\d\s?[%º°]$/i.test(unmarked) ? unmarked.replace(OF_FLOUR, '$1') : unmarked).replace(
    /^q\.?\s?b\.?\s/i,
    '',
  );
  const undotted = unshared.includes('.')
    ? unshared.replace(DOTTED, (letters) => letters.replaceAll('.', ''))
    : unshared;
  const spelled = /½|1\/2/.test(undotted) ? undotted.replace(HALF, 'demi-') : undotted;
  if (!/\d\s?(?:k?g|[cdm]?l|cc|oz|u)|c\/\s?\d/i.test(spelled)) return spelled.trim();
  const light = DOSED.test(spelled) ? spelled : spelled.replace(WEIGHED, ' ').replace(PACKED, ' ').trim();
  return /[A-Za-zÀ-ɏ]/.test(light) ? light : spelled;
}

/** «Beurre de noisettes» is made of hazelnuts; «beurre noisette» is butter. */
const NUT_BUTTER =
  /(?<![a-zß-ɏ])(?:beurre de noisettes?|burro di nocciol[ae]|mantequilla de avellanas?|mantega d['’]avellan[ae]s?|manteiga de avelãs?)(?![a-zß-ɏ])/gi;

function cooled(text: string): string {
  const plain = text.replace(TEMPERATURE, ' ');
  return STRONG.test(plain) ? plain : plain.replace(DEGREES, ' ');
}

/** Without the temperature it is used at, what it is for or a mark to a note. */
export function untempered(text: string): string {
  // One blank between words keeps the patterns from trying every way to share out many.
  const spaced = oneBlank(text);
  const bare = (/^\s?[([]/.test(spaced) ? spaced.replace(AROUND, '$1') : spaced).replace(FOOTNOTE, '');
  const isButter = /(?:beurre|burro|mantequilla|mantega|manteiga) d[ei'’] ?[an]/i.test(bare);
  const named = isButter ? bare.replace(NUT_BUTTER, 'pasta de avellana') : bare;
  const plain = withoutPurpose(writtenOut(named));
  const cool = /[°º]|\d ?f|\d gra|\d degr/i.test(plain) ? cooled(plain) : plain;
  return cool.trim() === '' ? text : cool.trim();
}

/** With one blank between words. */
export function oneBlank(text: string): string {
  return /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text;
}

/** The figure in the middle of a range. */
function middle(_range: string, low: string, high: string): string {
  const value = (Number(low.replace(',', '.')) + Number(high.replace(',', '.'))) / 2;
  return `${value} %`;
}

/** The strength of a flour, in the middle of its range, after its letter. */
function strength(_written: string, low = '', high = low, only = '', last = only): string {
  const value = low === '' ? (Number(only) + Number(last)) / 2 : (Number(low) + Number(high)) / 2;
  return `W ${Math.round(value)}`;
}

const FLOUR = /\b(?:harina|farin[ae]|farinha|flour|[a-zß-ɏ]*mehl)(?![a-zß-ɏ])/i;
/** What a miller says of a flour besides its strength: «P/L 0,55», «55 PSL», «13 % de proteína», «11 g de proteínas». */
const MILLERS =
  /[\s,;]*(?:\bP\s?\/\s?L\s*[:=]?\s*\d(?:[.,]\d+)?|\b\d{2}\s?PSL\b|(?:\b(?:con|with|à|au|al|de|mín(?:imo)?\.?|min\.?)\s)*\b\d{1,2}(?:[.,]\d+)?\s?(?:%|g(?:ramos)?)\s(?:de\s|di\s|of\s)?prot[eé][a-zß-ɏ]*)/gi;

/** What it is for, where its grade follows: «farina per pizza 0 o 00». */
const FOR_PIZZA = /\s(?:per|para|for|pour)\s(?:la\s)?pizza(?=\s\d)/i;

/** The flour without its use and the figures of its analysis, and its strength after its letter. */
const milling = lazy((): readonly Rewrite[] => [
  rewrite(MILLERS, ' ', 'p/|p_/|psl|prot'),
  rewrite(FOR_PIZZA, '', 'pizza'),
  rewrite(/\b(\d{3})\s?w\b\.?/g, '$1 W', 'w'),
]);

function milled(text: string): string {
  return FLOUR.test(text) ? rewritten(text, milling()) : text;
}

/** «Lemon, zest only (juice used above)»: the part of the fruit that is taken. */
const PART_ONLY =
  /^([^,(]+), (?:finely |freshly |coarsely )?(?:grated |squeezed )?(zest|juice|rind|peel) only\b.*$|^([^,(]+), (zest|juice)d(?! and)\b.*$/i;
/** «(2 % sul peso della farina)»: how much of it goes in, as bakers reckon. */
const BAKERS_SHARE =
  /\s?[([,]?\s?(?<!\d)\d{1,3}(?:[.,]\d+)?(?:\s?[-–]\s?\d{1,3}(?:[.,]\d+)?)?\s?%\s(?:(?:del|della|sul|sulla|du|de|des|of|on|over|sobre|la|el|the|le|il|sur|vom|der|des|auf|peso|weight|poids|pes|gewicht|total|totale)\s)*(?:d['’]|l['’]|dell['’])?(?:harinas?|farin[ae]s?|farinha|flour|mehl|mehls|mehlgewicht)(?![a-zß-ɏ])[a-zß-ɏ ]*[)\]]?/gi;
export const spellings = lazy((): readonly Rewrite[] => [
  rewrite(/(\d)['´’](?=\d)/g, '$1,', "'|´|’"),
  rewrite(/\bW\s?(\d{3})\s*[-–/]\s*(\d{3})\b|\b(\d{3})(?:\s*[-–/]\s*(\d{3}))?\s?W\b/g, strength, 'w'),
  rewrite(/\b(?:uso )?\d+\s?x\s?1000\b|\s\d{1,2}x(?=\s|$)/gi, ' ', 'x'),
  rewrite(/(\d+(?:[.,]\d+)?)\s*%?\s*(?:[-–]|a|à|to|bis)\s*(\d+(?:[.,]\d+)?)\s*%/gi, middle, '%'),
  rewrite(/(?<=\p{Alpha}{2})\(\p{Ll}{1,12}\)/gu, '', '('),
  rewrite(BAKERS_SHARE, ' ', '%'),
  rewrite(PART_ONLY, '$1$3 $2$4', '_only|zestd|juiced'),
]);

/** Figures written otherwise: «70 per cent», «65-75 %», «40 vol%», «380-400 W», «8'5»; and «H. fuerza». */
export function spelt(text: string): string {
  return rewritten(milled(unabridged(text)), spellings());
}
