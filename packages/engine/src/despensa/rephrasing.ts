import { lazy } from '../craft/lazy.ts';
import { type Rewrite, rewrite, rewritten } from './rewriting.ts';

/**
 * What people say at length, and the words the names of foods are made of. No word here begins or ends with a marked
 * letter, so that the plain `\b` serves. What depends on the first word is anchored to it, never looked back at: from
 * every place of a long line that is work for nothing.
 */
export const phrases = lazy((): readonly Rewrite[] => [
  // «Todo el poolish», «biga del día anterior», «claras reposadas 24 h»: when it was made, and that all of it goes in.
  rewrite(/^(?:tod[oa]s? (?:el|la|los|las)|(?:el )?resto de(?:l| l[ao]s?)?) /i, '', 'tod|resto'),
  rewrite(/\srestantes?$/i, '', 'restante'),
  rewrite(
    /\s(?:(?:del día|de la noche) (?:anterior|antes)|de la víspera)\b/gi,
    '',
    'anterior|noche_antes|día_antes|víspera',
  ),
  // How it is cut.
  rewrite(
    /\s(?:cortad[oa]s? )?en (?:mitades|cuartos|gajos|bolas?|cuadraditos)\b/gi,
    '',
    'en_mitades|en_cuartos|en_gajos|en_bola|en_cuadraditos',
  ),
  rewrite(
    /^(?:rodajas|mitades|medias lunas|gajos) de (?=\S+ en (?:almíbar|su jugo)\b)/i,
    '',
    'rodajas|mitades|medias_lunas|gajos',
  ),
  rewrite(/\ssin (?:rab(?:it)?os?|tallos?|pedúnculos?|lo blanco)\b/gi, '', 'sin_rab|sin_tallo|sin_ped|sin_lo_bl'),
  rewrite(/\sreposad[oa]s(?: (?:durante )?\d+ ?h(?:oras)?)?\b/gi, '', 'reposad'),
  // How many of it is no grade: «yogur natural (1 unidad)».
  rewrite(/\s?\(\d+ (?:unidad(?:es)?|uds?|piezas?|botes?|tarrinas?|bricks?|briks?|vasos?)\.?\)/gi, '', '('),
  // What a plant gives is of plants: «bebida vegetal de avena».
  rewrite(
    /\b(bebida|leche|yogur|proteína) vegetal(?= de (?:soja|avena|arroz|almendras?|coco|avellanas?|anacardos?|guisantes?)\b)/gi,
    '$1',
    'vegetal',
  ),
  rewrite(
    /^((?:almendras?|avellanas?|anacardos?|pistachos?|cacahuetes?|nue[zc](?:es)?|sésamo|ajonjolí|semillas|pipas|piñón|piñones)(?![a-z]).*?)\ssin tostar\b/i,
    '$1 crudo',
    'sin_tostar',
  ),
  rewrite(/^(avellanas?|anacardos?|pistachos?|cacahuetes?) natural(?:es)?\b(?!.*tostad)/i, '$1 crudo', 'natural'),
  rewrite(/(?<=\s(?:tostad|asad)[oa]s?) (?:al|en el) horno\b/gi, '', 'horno'),
  rewrite(
    /^((?:calabaza|boniato|batata|remolacha|zanahoria|patata)s?)(?: hech[oa]s?)? al horno\b/i,
    '$1 asado',
    'al_horno',
  ),
  rewrite(/^((?:calabaza|boniato|batata|remolacha|zanahoria|patata)s?) hervid[oa]s?\b/i, '$1 cocido', 'hervid'),
  rewrite(
    /^mantequilla (?:quemada|dorada|(?:color|(?:a|en) punto de) avellana)\b/i,
    'mantequilla noisette',
    'quemada|dorada|avellana',
  ),
  rewrite(/^licuado de\b/i, 'zumo de', 'licuado'),
  rewrite(/\s(?:(?:cocid|hech)[oa]s? )?al vapor\b/gi, ' cocido', 'al_vapor'),
  rewrite(
    /^queso tipo (?=mascarpone|ricotta|quark|feta|mozzarella|parmesano|gorgonzola|roquefort)/i,
    'queso ',
    'queso_tipo',
  ),
  rewrite(/^(masa madre\b.*?)\sactiva(?: y burbujeante)?\b/i, '$1', 'activa'),
  rewrite(/^crispy de (?:la )?(\S+)$/i, '$1 liofilizado', 'crispy'),
  rewrite(/(?<=\sliofilizad[oa]s?) crispy\b/gi, '', 'crispy'),
  rewrite(/^(?:dorad[oa]|pintura|baño) de huevo\b/i, 'huevo', 'de_huevo'),
  rewrite(/^((?:almendra|avellana|cacahuete|pistacho).*?)\ssin pelar\b/i, '$1 con piel', 'sin_pelar'),
  rewrite(/\s(?:no|sin ser) integral(?:es)?\b/gi, '', 'integral'),
  // Milk and eggs without their water are a powder, however it was taken.
  rewrite(
    /^((?:claras?|yemas?|huevos?|albúmina|leche|nata|suero|yogur)\b.*?)\s(?:atomizad|deshidratad|desecad)[oa]s?\b/i,
    '$1 en polvo',
    'atomizad|deshidratad|desecad',
  ),
  rewrite(/(?<=^claras?(?: de huevo)?)\s(?:de|en) (?:bote|botella|bri(?:c?k|c))\b/gi, ' pasteurizada', 'bot|bri'),
  // How it is milled, and what it stands in the oven.
  rewrite(/\s(?:molid[oa] )?(?:(?:de|en|a) )?(?:la )?(?:molino de )?piedra\b/gi, '', 'piedra'),
  rewrite(
    /\s(?:resistentes? (?:al horno|al horneado|a la cocción)|termoestables?|horneables?)\b/gi,
    '',
    'resistente|termoestable|horneable',
  ),
  // How the hens and the cows live.
  rewrite(/\sde pasto(?:reo)?\b/gi, '', 'de_pasto'),
  rewrite(/\sde gallinas? (?:libres?|camperas?|felices|en libertad|criadas en \w+)\b/gi, '', 'gallina'),
  // Lactose taken out, and part of the cream, however they are said.
  rewrite(/(?<! o )\b(?:des|de)lactosad[oa]s?\b|\b0(?:,0)? ?% (?:de )?lactosa\b/gi, 'sin lactosa', 'lactosad|lactosa'),
  rewrite(/\bparcialmente (?:descremad|desnatad)[oa]s?\b/gi, 'semidesnatada', 'parcialmente'),
  // Frozen purée comes as it is or with a tenth of sugar: «pulpa de mora 90/10», «puré de mango con 10 % de azúcar».
  rewrite(
    /^(?:puré|pulpa) (?:de )?(.+?)(?:,? (?:boiron|ravifruit|capfruit|ponthier|sicoly|adamance))? \(?(?:90\/10|(?:azucarad|endulzad)[oa] (?:al |con )?(?:un )?10(?: ?%)?|(?:c\/ ?|con (?:un )?|al )?10 ?% ?(?:de )?(?:az\.?|azúcar(?:es)?|sucre)(?: añadid[oa]s?)?|(?<=(?:boiron|ravifruit|capfruit|ponthier|sicoly|adamance) )10 ?%)\)?$/i,
    'puré $1 azucarado',
    '10',
  ),
  rewrite(
    /^((?:puré|pulpa|zumo|jugo) .*?) 100 ?%(?: (?:de )?(?:fruta|exprimid[oa]|natural|pur[oa]))?(?= |$)/i,
    '$1',
    '100',
  ),
  // How much dry matter a syrup, a purée or a jam has is told of it, where no two of the pantry differ by it.
  rewrite(
    /^(?!almíbar|concentrad|zumo|jugo|mosto|néctar|agua|glucosa|azúcar (?!invertido)|jarabe de glucosa|(?:jarabe|sirope)(?: (?:simple|de azúcar|ligero|base)| \d))(.*?),? \(?\d{2}(?:[.,]\d)?(?: ?[-–/] ?\d{2})? ?°? ?(?:brix|bx)\b\)?/i,
    '$1',
    'brix|bx',
  ),
  // How long ago, how ripe, and what it is mixed with before it goes in.
  rewrite(/ en su punto\b| a (?:temp\.? ?ambiente|T\.? ?A\.?)(?= |$)/gi, '', 'en_su_punto|_a_t'),
  rewrite(
    /^((?:claras|poolish|biga|esponja|fermento|prefermento)\b.*?) \d{1,2} ?h(?:oras)?\b/i,
    '$1',
    'claras|poolish|biga|esponja|fermento',
  ),
  rewrite(
    / (?:disuelt|diluid)[oa]s? en (?:un poco de )?agua(?: (?:fría|tibia|templada|caliente))?$/i,
    '',
    'disuelt|diluid',
  ),
  rewrite(/ pasad[oa]s? por (?:el |un )?(?:tamiz|túrmix|chino|colador|batidora|thermomix|cutter)\b/gi, '', 'pasad'),
  // The shape a couverture is sold in, and that its cocoa comes from one place.
  rewrite(
    /^((?:chocolate|cobertura|cob\.?|manteca de cacao)\b.*?),? (?:en (?:gotas|botones|pistolas|pistoles|monedas|callets|habas|pastillas|lentejas)|(?:de )?origen(?: único)?(?!\S| [A-ZÁÉÍÓÚ])|mínimo(?= (?:de )?cacao))(?= |$)/i,
    '$1',
    'gotas|botones|pistol|monedas|callets|habas|pastillas|lentejas|origen|mínimo',
  ),
  rewrite(/^((?:chocolate|cobertura) )bitter\b/i, '$1amargo', 'bitter'),
  rewrite(/^(chocolate (?:de|con) leche) oscuro\b/i, '$1', 'oscuro'),
  // Tea that has been steeped is its water.
  rewrite(
    /^(?:té|rooibos)(?: (?:negro|verde|blanco|rojo|earl grey|chai|sencha|oolong))? (?:infusionad|infundid)[oa]s?(?: en agua)?(?: y colad[oa])?$/i,
    'infusión de té',
    'infusionad|infundid',
  ),
  // Dried in a tower, and starch sugars whatever the starch.
  rewrite(/^(glucosa\b.*?) spray\b/i, '$1 atomizada', 'spray'),
  rewrite(/(?<=\ben polvo) \(?spray\)?/gi, '', 'spray'),
  rewrite(/^malto(?= (?:de ?)?\d)/i, 'maltodextrina', 'malto'),
  rewrite(/^(maltodextrina\b.*?) (?:de )?(?:maíz|tapioca|patata)\b/i, '$1', 'maltodextrina'),
  rewrite(/^(glucosa|dextrosa|fructosa)(\b.*?) de maíz\b/i, '$1$2', 'maíz'),
  // How much of the nut is in it is told of the one there is.
  rewrite(/^(gianduja\b.*?) \d{2} ?%(?: de)? avellanas?\b/i, '$1', 'gianduja'),
  // What is left of something is the thing.
  rewrite(
    /^(?:recortes?|restos?|sobrantes?|pedacitos?|pedazos?) de (?!hojaldre|masa)(?=\S)/i,
    '',
    'recorte|resto|sobrante|pedacito|pedazo',
  ),
  // Houses whose name is of several words, or has a figure in it.
  rewrite(
    /,? (?:(?:molino|mulino) (?:grassi|marino|quaglia|pasini|rossetto|dallagiovanna|caputo|bongiovanni)|le (?:5|cinque) stagioni|central lechera(?: asturiana)?|el amasadero|elle ?& ?vire|el cantero de letur|cantero de letur|llet nostra|dr\.? oetker|la fageda|bob'?s red mill|la lechera|buratto|excellence cacao barry|van houten|nestlé postres|(?:de )?costa de marfil)(?= |$)/gi,
    '',
    'molino_|mulino_|stagioni|lechera|amasadero|vire|letur|llet_nostra|oetker|fageda|red_mill|buratto|barry|houten|nestlé|costa_de',
  ),
]);

/** In the words of the pantry: «harina de trigo en molino de piedra», «avellanas sin tostar». */
export function rephrased(text: string): string {
  return rewritten(text, phrases());
}
