import type { CraftId } from './engine.ts';

/** What people call a thing, and the types of a craft that are it: the first is proposed, any of them will do. */
export interface TypeWord {
  readonly says: RegExp;
  readonly craft: CraftId;
  readonly types: readonly [string, ...string[]];
  readonly label: string;
}

const word = (says: string, craft: CraftId, types: string, label: string): TypeWord => ({
  says: new RegExp(`\\b(?:${says})`),
  craft,
  types: types.split(' ') as [string, ...string[]],
  label,
});

/** From the most to the least particular: of a title the first that fits counts. */
export const TYPE_WORDS: readonly TypeWord[] = [
  word('sorbete de chocolate', 'helado', 'sorbete_chocolate', 'Sorbete de chocolate'),
  word('sorbete', 'helado', 'sorbete_agua sorbete_leche sorbete_chocolate sin_azucar', 'Sorbete de agua'),
  word('granizado|granita', 'helado', 'granizado', 'Granizado'),
  word('helado vegano|gelato vegano', 'helado', 'vegano', 'Helado vegano'),
  word('leche merengada', 'helado', 'leche_merengada', 'Leche merengada'),
  word(
    'helado|gelato|fior di latte|mantecado de|stracciatella',
    'helado',
    'helado_crema helado_leche mantecado vegano sin_azucar alto_proteina salado soft base leche_merengada semifrio',
    'Helado crema',
  ),
  word('polo |paleta', 'helado', 'polo', 'Polo o paleta'),
  word('bizcocho de yogur|bizcocho yogur', 'pasteleria', 'bizcocho_yogur', 'Bizcocho de yogur'),
  word(
    'bizcocho de mantequilla|cuatro cuartos|pound cake|quatre quarts',
    'pasteleria',
    'pound_cake plum_cake',
    'Pound cake',
  ),
  word('plum ?cake|cake de viaje', 'pasteleria', 'plum_cake pound_cake', 'Plum cake'),
  word('genoise|bizcocho genoves|genovesa', 'pasteleria', 'genoise bizcocho_enrollado', 'Génoise'),
  word(
    'brazo de gitano|bizcocho enrollado|plancha de bizcocho',
    'pasteleria',
    'bizcocho_enrollado genoise',
    'Bizcocho enrollado',
  ),
  word('magdalena|muffin', 'pasteleria', 'magdalenas madeleine bizcocho_yogur', 'Magdalenas'),
  word('madeleine', 'pasteleria', 'madeleine magdalenas', 'Madeleine'),
  word('brownie', 'pasteleria', 'brownie', 'Brownie'),
  word(
    'croissant|cruasan|napolitana de|pain au chocolat|caracola|danesa|ensaimada',
    'panaderia',
    'bolleria_hojaldrada brioche',
    'Bollería hojaldrada',
  ),
  word('hojaldre|milhoja|palmera', 'pasteleria', 'hojaldre', 'Hojaldre'),
  word('donut|berlina|bollo|medianoche|brioche|suizo|trenza', 'panaderia', 'brioche pan_leche', 'Brioche'),
  word(
    'pan de leche|pan de hamburguesa|pan de perrito',
    'panaderia',
    'pan_leche brioche',
    'Pan de leche y de hamburguesa',
  ),
  word('roscon', 'panaderia', 'roscon brioche', 'Roscón de Reyes'),
  word('panettone|pandoro|colomba', 'panaderia', 'panettone', 'Panettone'),
  word('ciabatta|chapata', 'panaderia', 'ciabatta pan_cristal', 'Ciabatta (chapata)'),
  word('pan de cristal', 'panaderia', 'pan_cristal ciabatta', 'Pan de cristal'),
  word('baguette', 'panaderia', 'baguette pan_comun', 'Baguette'),
  word('focaccia', 'panaderia', 'focaccia pizza_teglia', 'Focaccia'),
  word('pizza', 'panaderia', 'pizza_napolitana pizza_teglia focaccia', 'Pizza napolitana'),
  word('mollete', 'panaderia', 'mollete', 'Mollete'),
  word('bagel', 'panaderia', 'bagel', 'Bagel'),
  word('pan de molde|molde integral', 'panaderia', 'pan_molde', 'Pan de molde'),
  word('centeno', 'panaderia', 'pan_centeno pan_rustico_mm pan_comun', 'Pan de centeno'),
  word('masa madre|hogaza', 'panaderia', 'pan_rustico_mm pan_comun', 'Pan rústico de masa madre'),
  word(
    'pan integral|integral',
    'panaderia',
    'pan_comun pan_rustico_mm pan_molde mollete pita pan_centeno',
    'Pan común',
  ),
  word('grissini|picos|rega[nñ]as', 'panaderia', 'grissini', 'Grissini, picos y regañás'),
  word('pita|pan plano', 'panaderia', 'pita', 'Pan de pita'),
  word('tarta de santiago', 'pasteleria', 'tarta_santiago', 'Tarta de Santiago'),
  word('tarta de queso|cheesecake', 'pasteleria', 'cheesecake', 'Cheesecake'),
  word('carrot cake|tarta de zanahoria', 'pasteleria', 'carrot_cake', 'Carrot cake'),
  word('profiterol|lionesa|petisu|eclair|choux', 'pasteleria', 'choux', 'Pasta choux'),
  word('crema pastelera', 'pasteleria', 'crema_pastelera diplomatica muselina', 'Crema pastelera'),
  word('crema catalana', 'pasteleria', 'crema_catalana', 'Crema catalana'),
  word('natillas', 'pasteleria', 'natillas crema_inglesa', 'Natillas'),
  word('flan', 'pasteleria', 'flan', 'Flan de huevo'),
  word('cookie|galletas? con pepitas', 'pasteleria', 'cookies', 'Cookies'),
  word('sobao', 'pasteleria', 'sobao', 'Sobao pasiego'),
  word('polvoron|mantecado', 'pasteleria', 'polvoron', 'Polvorón y mantecado'),
  word('macaron', 'pasteleria', 'macaron', 'Macaron'),
  word('coulant', 'pasteleria', 'coulant', 'Coulant de chocolate'),
  word('panna cotta', 'pasteleria', 'panna_cotta', 'Panna cotta'),
  word('mermelada|confitura', 'pasteleria', 'confitura', 'Confitura o mermelada'),
  word('turron de jijona|jijona|turron blando', 'turron', 'jijona generico', 'Turrón de Jijona (blando)'),
  word('turron de alicante|turron duro', 'turron', 'alicante generico', 'Turrón de Alicante (duro)'),
  word('turron de yema|yema tostada', 'turron', 'yema_tostada', 'Turrón de yema tostada'),
  word('turron de chocolate', 'turron', 'turron_chocolate generico', 'Turrón de chocolate'),
  word('mazapan', 'turron', 'mazapan', 'Mazapán'),
  word('guirlache', 'turron', 'guirlache', 'Turrón guirlache'),
  word('panellet', 'turron', 'panellets', 'Panellets'),
  word('bombon', 'cacao', 'bombon bombon_fresco trufa relleno_caramelo gianduja', 'Bombón'),
  word('trufa', 'cacao', 'trufa bombon bombon_fresco', 'Trufa fresca'),
  word('gianduja', 'cacao', 'gianduja crema_untable', 'Gianduja'),
  word('tableta con leche|chocolate con leche', 'cacao', 'leche leche_alto_cacao cobertura', 'Chocolate con leche'),
  word('chocolate blanco', 'cacao', 'blanco cobertura', 'Chocolate blanco'),
  word(
    'tableta|bean to bar',
    'cacao',
    'negro bean_to_bar leche leche_alto_cacao blanco cobertura sin_azucar',
    'Chocolate negro',
  ),
];
