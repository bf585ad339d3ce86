import { lazy } from '../craft/lazy.ts';
import { type Rewrite, rewrite, rewritten } from './rewriting.ts';

/**
 * What people say at length, and the words the names of foods are made of. No word here begins or ends with a marked
 * letter, so that the plain `\b` serves. What depends on the first word is anchored to it, never looked back at: from
 * every place of a long line that is work for nothing.
 */
export const phrases = lazy((): readonly Rewrite[] => [
  // «Todo el poolish», «biga del día anterior», «claras reposadas 24 h»: when it was made, and that all of it goes in.
  rewrite('tod|resto', /^(?:tod[oa]s? (?:el|la|los|las)|(?:el )?resto de(?:l| l[ao]s?)?) /i, ''),
  rewrite('restante', /\srestantes?$/i, ''),
  rewrite(
    'anterior|noche antes|día antes|víspera',
    /\s(?:(?:del día|de la noche) (?:anterior|antes)|de la víspera)\b/gi,
    '',
  ),
  // How it is cut.
  rewrite(
    'en mitades|en cuartos|en gajos|en bola|en cuadraditos',
    /\s(?:cortad[oa]s? )?en (?:mitades|cuartos|gajos|bolas?|cuadraditos)\b/gi,
    '',
  ),
  rewrite(
    'rodajas|mitades|medias lunas|gajos',
    /^(?:rodajas|mitades|medias lunas|gajos) de (?=\S+ en (?:almíbar|su jugo)\b)/i,
    '',
  ),
  rewrite('sin rab|sin tallo|sin ped|sin lo bl', /\ssin (?:rab(?:it)?os?|tallos?|pedúnculos?|lo blanco)\b/gi, ''),
  rewrite('reposad', /\sreposad[oa]s(?: (?:durante )?\d+ ?h(?:oras)?)?\b/gi, ''),
  // How many of it is no grade: «yogur natural (1 unidad)».
  rewrite('(', /\s?\(\d+ (?:unidad(?:es)?|uds?|piezas?|botes?|tarrinas?|bricks?|briks?|vasos?)\.?\)/gi, ''),
  // What a plant gives is of plants: «bebida vegetal de avena».
  rewrite(
    'vegetal',
    /\b(bebida|leche|yogur|proteína) vegetal(?= de (?:soja|avena|arroz|almendras?|coco|avellanas?|anacardos?|guisantes?)\b)/gi,
    '$1',
  ),
  rewrite(
    'sin tostar',
    /^((?:almendras?|avellanas?|anacardos?|pistachos?|cacahuetes?|nue[zc](?:es)?|sésamo|ajonjolí|semillas|pipas|piñón|piñones)(?![a-z]).*?)\ssin tostar\b/i,
    '$1 crudo',
  ),
  rewrite('natural', /^(avellanas?|anacardos?|pistachos?|cacahuetes?) natural(?:es)?\b(?!.*tostad)/i, '$1 crudo'),
  rewrite('horno', /(?<=\s(?:tostad|asad)[oa]s?) (?:al|en el) horno\b/gi, ''),
  rewrite(
    'al horno',
    /^((?:calabaza|boniato|batata|remolacha|zanahoria|patata)s?)(?: hech[oa]s?)? al horno\b/i,
    '$1 asado',
  ),
  rewrite('hervid', /^((?:calabaza|boniato|batata|remolacha|zanahoria|patata)s?) hervid[oa]s?\b/i, '$1 cocido'),
  rewrite(
    'quemada|dorada|avellana',
    /^mantequilla (?:quemada|dorada|(?:color|(?:a|en) punto de) avellana)\b/i,
    'mantequilla noisette',
  ),
  rewrite('licuado', /^licuado de\b/i, 'zumo de'),
  rewrite('al vapor', /\s(?:(?:cocid|hech)[oa]s? )?al vapor\b/gi, ' cocido'),
  rewrite(
    'queso tipo',
    /^queso tipo (?=mascarpone|ricotta|quark|feta|mozzarella|parmesano|gorgonzola|roquefort)/i,
    'queso ',
  ),
  rewrite('activa', /^(masa madre\b.*?)\sactiva(?: y burbujeante)?\b/i, '$1'),
  rewrite('crispy', /^crispy de (?:la )?(\S+)$/i, '$1 liofilizado'),
  rewrite('crispy', /(?<=\sliofilizad[oa]s?) crispy\b/gi, ''),
  rewrite('de huevo', /^(?:dorad[oa]|pintura|baño) de huevo\b/i, 'huevo'),
  rewrite('sin pelar', /^((?:almendra|avellana|cacahuete|pistacho).*?)\ssin pelar\b/i, '$1 con piel'),
  rewrite('integral', /\s(?:no|sin ser) integral(?:es)?\b/gi, ''),
  // Milk and eggs without their water are a powder, however it was taken.
  rewrite(
    'atomizad|deshidratad|desecad',
    /^((?:claras?|yemas?|huevos?|albúmina|leche|nata|suero|yogur)\b.*?)\s(?:atomizad|deshidratad|desecad)[oa]s?\b/i,
    '$1 en polvo',
  ),
  rewrite('bot|bri', /(?<=^claras?(?: de huevo)?)\s(?:de|en) (?:bote|botella|bri(?:c?k|c))\b/gi, ' pasteurizada'),
  // How it is milled, and what it stands in the oven.
  rewrite('piedra', /\s(?:molid[oa] )?(?:(?:de|en|a) )?(?:la )?(?:molino de )?piedra\b/gi, ''),
  rewrite(
    'resistente|termoestable|horneable',
    /\s(?:resistentes? (?:al horno|al horneado|a la cocción)|termoestables?|horneables?)\b/gi,
    '',
  ),
  // How the hens and the cows live.
  rewrite('de pasto', /\sde pasto(?:reo)?\b/gi, ''),
  rewrite('gallina', /\sde gallinas? (?:libres?|camperas?|felices|en libertad|criadas en \w+)\b/gi, ''),
  // Lactose taken out, and part of the cream, however they are said.
  rewrite('lactosad|lactosa', /(?<! o )\b(?:des|de)lactosad[oa]s?\b|\b0(?:,0)? ?% (?:de )?lactosa\b/gi, 'sin lactosa'),
  rewrite('parcialmente', /\bparcialmente (?:descremad|desnatad)[oa]s?\b/gi, 'semidesnatada'),
  // Frozen purée comes as it is or with a tenth of sugar: «pulpa de mora 90/10», «puré de mango con 10 % de azúcar».
  rewrite(
    '10',
    /^(?:puré|pulpa) (?:de )?(.+?)(?:,? (?:boiron|ravifruit|capfruit|ponthier|sicoly|adamance))? \(?(?:90\/10|(?:azucarad|endulzad)[oa] (?:al |con )?(?:un )?10(?: ?%)?|(?:c\/ ?|con (?:un )?|al )?10 ?% ?(?:de )?(?:az\.?|azúcar(?:es)?|sucre)(?: añadid[oa]s?)?|(?<=(?:boiron|ravifruit|capfruit|ponthier|sicoly|adamance) )10 ?%)\)?$/i,
    'puré $1 azucarado',
  ),
  rewrite(
    '100',
    /^((?:puré|pulpa|zumo|jugo) .*?) 100 ?%(?: (?:de )?(?:fruta|exprimid[oa]|natural|pur[oa]))?(?= |$)/i,
    '$1',
  ),
  // How much dry matter a syrup, a purée or a jam has is told of it, where no two of the pantry differ by it.
  rewrite(
    'brix|bx',
    /^(?!almíbar|concentrad|zumo|jugo|mosto|néctar|agua|glucosa|azúcar (?!invertido)|jarabe de glucosa|(?:jarabe|sirope)(?: (?:simple|de azúcar|ligero|base)| \d))(.*?),? \(?\d{2}(?:[.,]\d)?(?: ?[-–/] ?\d{2})? ?°? ?(?:brix|bx)\b\)?/i,
    '$1',
  ),
  // How long ago, how ripe, and what it is mixed with before it goes in.
  rewrite('en su punto| a t', / en su punto\b| a (?:temp\.? ?ambiente|T\.? ?A\.?)(?= |$)/gi, ''),
  rewrite(
    'claras|poolish|biga|esponja|fermento',
    /^((?:claras|poolish|biga|esponja|fermento|prefermento)\b.*?) \d{1,2} ?h(?:oras)?\b/i,
    '$1',
  ),
  rewrite(
    'disuelt|diluid',
    / (?:disuelt|diluid)[oa]s? en (?:un poco de )?agua(?: (?:fría|tibia|templada|caliente))?$/i,
    '',
  ),
  rewrite('pasad', / pasad[oa]s? por (?:el |un )?(?:tamiz|túrmix|chino|colador|batidora|thermomix|cutter)\b/gi, ''),
  // The shape a couverture is sold in, and that its cocoa comes from one place.
  rewrite(
    'gotas|botones|pistol|monedas|callets|habas|pastillas|lentejas|origen|mínimo',
    /^((?:chocolate|cobertura|cob\.?|manteca de cacao)\b.*?),? (?:en (?:gotas|botones|pistolas|pistoles|monedas|callets|habas|pastillas|lentejas)|(?:de )?origen(?: único)?(?!\S| [A-ZÁÉÍÓÚ])|mínimo(?= (?:de )?cacao))(?= |$)/i,
    '$1',
  ),
  rewrite('bitter', /^((?:chocolate|cobertura) )bitter\b/i, '$1amargo'),
  rewrite('oscuro', /^(chocolate (?:de|con) leche) oscuro\b/i, '$1'),
  // Tea that has been steeped is its water.
  rewrite(
    'infusionad|infundid',
    /^(?:té|rooibos)(?: (?:negro|verde|blanco|rojo|earl grey|chai|sencha|oolong))? (?:infusionad|infundid)[oa]s?(?: en agua)?(?: y colad[oa])?$/i,
    'infusión de té',
  ),
  // Dried in a tower, and starch sugars whatever the starch.
  rewrite('spray', /^(glucosa\b.*?) spray\b/i, '$1 atomizada'),
  rewrite('spray', /(?<=\ben polvo) \(?spray\)?/gi, ''),
  rewrite('malto', /^malto(?= (?:de ?)?\d)/i, 'maltodextrina'),
  rewrite('maltodextrina', /^(maltodextrina\b.*?) (?:de )?(?:maíz|tapioca|patata)\b/i, '$1'),
  rewrite('maíz', /^(glucosa|dextrosa|fructosa)(\b.*?) de maíz\b/i, '$1$2'),
  // How much of the nut is in it is told of the one there is.
  rewrite('gianduja', /^(gianduja\b.*?) \d{2} ?%(?: de)? avellanas?\b/i, '$1'),
  // What is left of something is the thing.
  rewrite(
    'recorte|resto|sobrante|pedacito|pedazo',
    /^(?:recortes?|restos?|sobrantes?|pedacitos?|pedazos?) de (?!hojaldre|masa)(?=\S)/i,
    '',
  ),
  // Houses whose name is of several words, or has a figure in it.
  rewrite(
    'molino |mulino |stagioni|lechera|amasadero|vire|letur|llet nostra|oetker|fageda|red mill|buratto|barry|houten|nestlé|costa de',
    /,? (?:(?:molino|mulino) (?:grassi|marino|quaglia|pasini|rossetto|dallagiovanna|caputo|bongiovanni)|le (?:5|cinque) stagioni|central lechera(?: asturiana)?|el amasadero|elle ?& ?vire|el cantero de letur|cantero de letur|llet nostra|dr\.? oetker|la fageda|bob'?s red mill|la lechera|buratto|excellence cacao barry|van houten|nestlé postres|(?:de )?costa de marfil)(?= |$)/gi,
    '',
  ),
]);

/** In the words of the pantry: «harina de trigo en molino de piedra», «avellanas sin tostar». */
export function rephrased(text: string): string {
  return rewritten(text, phrases());
}
