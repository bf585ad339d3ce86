import { fold } from '../craft/names.ts';

/** What a line of a recipe is besides an ingredient, by how people begin and end it. */

export type Section = 'list' | 'method' | 'notes';

/** A heading that says what follows, with what stands behind it in the same line. */
export interface Opening {
  readonly section: Section;
  readonly rest: string;
}

const OPENINGS: readonly (readonly [Section, RegExp])[] = [
  ['list', /^(?:lista de )?(?:ingredientes?|ingredients?)\b[^:\d]*(?:\(?\s*(?:para|pour|for)?\s*\d[^:]*)?(?::|$)/],
  [
    'method',
    /^(?:elaboracion|preparacion|procedimiento|proceso|metodo|modo de (?:hacerlo|preparacion|elaboracion|empleo)|como (?:se hace|hacer\w*|lo hago|preparar\w*)|instrucciones|pasos(?: a seguir)?|directions?|method|instructions?|preparation)\b[^:\d]{0,40}(?::|$)/,
  ],
  [
    'notes',
    /^(?:notas?|nota bene|consejos?|trucos?|observaciones|tips?|sugerencias?|conservacion|notes?)\b[^:\d]{0,40}(?::|$)/,
  ],
];
const ONLY_TIME = /^[\d\s.,½-]+(?:h(?:oras?)?|min(?:utos?)?)\b/;

export function openingOf(plain: string): Opening | undefined {
  const folded = fold(plain.slice(0, 200));
  for (const [section, pattern] of OPENINGS) {
    const head = pattern.exec(folded)?.[0];
    if (head === undefined) continue;
    const rest = plain.slice(head.length).trim();
    return ONLY_TIME.test(fold(rest)) ? undefined : { section, rest };
  }
  return undefined;
}

/** Verbs of the workshop, by their stems; nouns of the same stem have other endings. */
const STEMS =
  'a[nñ]ad|agreg|amas|apart|atemper|ba[nñ]|bat|bole|calent|calient|caramel(?:iz|ic)|coc|cuec|col(?!a )|cuel|coloc|congel|conserv|cort|cubr|decor|deja|dej|derrit|derret|desmold|disolv|disuelv|divid|ech|emulsion|enfri|engras|enroll?|escurr|espolvore|espes|estir|extend|extiend|ferment|form|forr|fund|funda|guard|herv|hierv|hidrat|homogene(?:iz|ic)|horne|incorpor|infusion|integr|introduc|lamin|lav|llev|madur|mantec|mantequ|met|mezcl|moldea?|mont|mov|muev|pasteuri(?:z|c)|pasa|pas|pel|peg|pes|pinc(?:el)?|pint|plieg|pleg|pon|precal(?:ent|ient)|prepar|prob|prueb|reban|refriger|rehog|rellen|remov|remuev|repart|repos|reserv|retir|rompe|sac|salpic|separ|serv|sirv|tap|tamiz|tamic|templ|tost|trabaj|tritur|troce|unt|us|usa|verter|viert|volc|vuelc|vert|ha(?:c|z)';
const ENDINGS = '(?:ar|er|ir|as?|es?|ad|ed|id|amos|emos|imos|an|en|ando|iendo|ais)?';
const VERB = new RegExp(`^(?:${STEMS})${ENDINGS}(?:l[aeo]s?|se|nos)?$`);
const NOT_VERB: ReadonlySet<string> = new Set(
  'manteca coca masa pasta coco cola col sal forma peso pasas uso mezcla tapa corte bate rellenos serves cocas colas coles formas tapas cortes mezclas masas usos'.split(
    ' ',
  ),
);
const THEN =
  /^(?:(?:lo|todo) \p{Alpha}{3}|se (?!\d)\p{Alpha}+|primero|segundo|luego|despues|a continuacion|una vez|cuando|mientras|por ultimo|finalmente|en (?:un|una|el|la) (?:bol|bowl|cazo|cazuela|olla|batidora|amasadora|vaso|recipiente|horno|sarten)|con (?:la ayuda|las varillas|el gancho|la pala)|hasta que|y (?:ya esta|listo|al horno|a hornear)|(?:stir|mix|bake|preheat|whisk|add|beat|pour|cook|let|combine|fold|knead)\b(?! \d))\b/u;

/** A sentence of the method: «Mezclar la harina…», «Se hornea…», «En un bol…». */
export function isStep(plain: string): boolean {
  const folded = fold(plain.slice(0, 200)).replace(/^(?:[¡¿(]|\d{1,2}[.)ºª-]*\s+|y\s+|paso \d+\s*[:.)-]*\s*)+/, '');
  if (THEN.test(folded)) return true;
  const [first = '', second = ''] = folded.split(/[\s,.;:]+/, 2);
  if (NOT_VERB.has(first))
    return first === 'bate' || (first === 'mezcla' && second !== '' && second !== 'de' && !/\d/.test(second));
  return first.length > 3 && second !== 'de' && VERB.test(first);
}

const ABOUT_IT =
  /^(?:ficha|hoja|n\S{0,2} (?:de )?(?:raciones|porciones|piezas|unidades|bombones|comensales)|version|tiempos?|duracion|raciones|porciones|comensales|personas|dificultad|coste|precio|calorias|kcal|horno|temperatura|temp|molde|rendimiento|rinde|sal(?:e|en) |cantidad para|para \d+ (?:personas|raciones|porciones|unidades|piezas|uds|magdalenas|galletas|moldes?)|(?:receta )?(?:publicad|escrit)[oa]|por|autor|fuente|fecha|tel|tfno|telf|telefono|movil|enviado|pagina|pag|ojo|merma|foto|imprimir|valoracion|votos?|comentarios?|compartir|suscrib|yield|serves|makes|prep time|cook time|servings)\b/;
const NO_INGREDIENT =
  /(?<!\d{2})[\d½]\s*hs?(?![\p{Alpha}\d])|[\d½]\s*(?:min(?:utos?|s)?|horas?|seg(?:undos?)?|[º°](?:\s?[cf])?|grados|cm|mm|personas|raciones|porciones|comensales|kcal|€|euros|vueltas|dias?|semanas?|estrellas|votos|p[aá]g)(?![\p{Alpha}\d])|\d{1,2}[/-]\d{1,2}[/-](?:20)?\d{2}(?!\d)|https?:|www\.|\.com\b|\.es\b/u;
const CHAT =
  /[¿?!¡]|\b(?:hol+a+\b.*|perdona|(?:un )?saludos?|atentamente|p[aá]same|m[aá]ndame|(?:eliminaste|se elimin[oó]) este mensaje|buenas|buenos dias|besos?|gracias|te paso|os paso|te mando|ahi va|ahi te va|aqui (?:va|tienes|esta)|ya me (?:dices|diras|contaras)|jaja\w*|jeje\w*|ok|vale|perfecto|multimedia omitido|imagen omitida|audio omitido|cifrad[oa]s?|guap[oa]|cari[nñ]o|dice mi|como te dije|acuerdate|(?:esta|sale|queda)n? (?:muy |super ?)?(?:de (?:muerte|vicio|cine)|(?:ric|buen|riquisim|buenisim|esponjos|delicios|espectacular)\w*)|de nada)\b/;

const JUDGED = /^(?:mas|menos|muy|demasiado|falta|sobra|queda|quedo|salio|probar) /;

/** Neither ingredient nor step: greetings, times, portions, addresses. */
export function isRemark(plain: string): boolean {
  const folded = fold(plain.slice(0, 400));
  return ABOUT_IT.test(folded) || JUDGED.test(folded) || CHAT.test(folded) || NO_INGREDIENT.test(folded);
}

/** «Masa 2», «Día 1: masa 1»: nothing but numbers of parts. */
const NUMBERED_PART =
  /^(?:(?:dia|fase|etapa|parte|capa|masa|mezcla)\s?[1-9](?:[\s:.,-]+|$))+(?!(?:kg?|gr?|kilos?|gramos|ml|l|uds?|%)(?![\p{Alpha}]))[^\d]*$/u;

/** The heading of a part: «Para la masa», «RELLENO», «Masa:». */
export function isPart(plain: string, textHasLower: boolean): boolean {
  if (NUMBERED_PART.test(fold(plain.slice(0, 60)))) return true;
  const open = plain.replace(/\([^)]*\)/g, '');
  if (/\d/.test(open)) return false;
  if (/:\s*$/.test(plain) || isPartOf(open.trim())) return true;
  return textHasLower && /\p{Lu}{3}/u.test(plain) && !/\p{Ll}/u.test(plain);
}

/** Words that head a part whatever the recipe: no title. */
export function isPartOf(plain: string): boolean {
  return /^(?:para (?:el|la|los|las) .*|(?:masa|relleno|base|cobertura|glaseado|decoracion|acabado|topping)s?:?)$/.test(
    fold(plain.slice(0, 100)),
  );
}

/** What comes of a recipe, by its shape. */
const PRODUCT =
  /^(?:piezas?|unidades|uds?|barras?|bollos?|bolas?|panes|porciones|raciones|tabletas?|bombones|moldes?|bandejas?)$/;

export function isProduct(name: string): boolean {
  return PRODUCT.test(fold(name.trim()));
}

/** What is weighed once it is made, not what goes in: «Peso pieza 1.100 g», «Rendimiento 5 kg», «30 piezas de 80 g». */
const OF_PRODUCT =
  /^(?:peso|masa) (?:por |de )?(?:la |cada )?(?:piezas?|unidad|bola|barra|pan|bollo|racion|porcion|neto|final)\b|^(?:rendimiento|rinde|produccion|obtenemos|salen?)\b|^\(?(?:receta )?(?:por|para) (?:cada )?[\d.,]+ ?(?:kg|g|gr|kilos?|gramos|l|litros?)\.?(?: de (?:mezcla|masa|base|mix|producto|helado))?\)?$|\blote (?:de )?[\d.,]+ ?(?:kg|g|l)$|^\d+ (?:piezas|unidades|uds?\.?|barras|bollos|bolas|panes|porciones|raciones|bombones) (?:de|a) \d/;

export function isOfProduct(plain: string): boolean {
  return OF_PRODUCT.test(fold(plain.slice(0, 200)));
}

/** Words enough for a sentence; an ingredient without its quantity has fewer. */
const SENTENCE = 7;

export function isSentence(plain: string): boolean {
  return plain.split(/\s+/).length >= SENTENCE || /[.!?…]\s+\p{Alpha}|\p{Alpha}{3,}\.$/u.test(plain);
}
