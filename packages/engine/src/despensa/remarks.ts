import { lazy } from '../craft/lazy.ts';
import { unmeasured } from './measures.ts';
import { type Rewrite, rewrite, rewritten } from './rewriting.ts';

/** A remark, by pieces of which a text has one wherever it stands. */
const takenOut = (remark: RegExp, cues: string) => rewrite(remark, ' ', cues);

/** «(tamizada)», «, a temperatura ambiente», «para el almíbar»: remarks, not names. */
export const remarks = lazy((): readonly Rewrite[] => [
  takenOut(/\([^)]*\)?|\[[^\]]*\]?/g, '(|['),
  takenOut(/[;*].*$|,(?!\d).*$/g, ';|*|,'),
  takenOut(/(?:\s[-–—]|:)\s.*$/g, '-|–|—|:'),
  takenOut(
    /\s(?:para|pour|per|for|zum|für|à pâtisser|a piacere|al gusto|q\.? ?b\.?|c\.? ?s\.?$)(?=\s|$).*$/gi,
    '_para|_pour|_per|_for|_zum|_für|_à_p|_a_p|_al_g|_q.|_qb|_q_b|_c.|_cs|_c_s',
  ),
  // «Icing sugar to dust», «oil to grease the tin».
  takenOut(
    /\sto (?:dust|serve|grease|decorate|garnish|finish|cover|coat|glaze|sprinkle|loosen|bind|brush|taste|fry|line|roll|knead|drizzle|top)(?![a-zß-ɏ]).*$/gi,
    '_to_',
  ),
  // «Beurre + 1 noix pour le moule», «farina + un po' per la spianatoia»: more of the same.
  takenOut(
    /\s?(?:\+|\bplus)\s?(?:(?:un peu|un poco|un po['’]?|a (?:little|bit)|some|extra|more|etwas|mehr|algo|1 noix|1 noisette|una noce|(?:un |una )?pizca|qualcosa)(?:\s(?:de plus|più|más|mehr|more|extra))?)(?=\s(?:para|pour|per|for|für|zum|to)\s|\s*$).*$/giu,
    '+|plus',
  ),
  takenOut(
    /\s(?:selon|suivant|según (?:necesidad|gusto|marca)|meglio se|preferibilmente|preferiblemente|preferably|de préférence|a poder ser|a ser posible|vorzugsweise|si trova|da (?:decorare|spolverare|spolverizzare)|senza nessun[a-zß-ɏ]? [a-zß-ɏ]+ aggiunt[oaie]|divided|to taste|as needed|nach (?:bedarf|geschmack|belieben)|naar smaak)(?![a-zß-ɏ]).*$/gi,
    '_selon|_suivant|_según|_meglio|_prefer|_de_préf|_a_poder|_a_ser|_vorzug|_si_trova|_da_|_senza|_divided|_to_taste|_as_needed|_nach_|_naar_',
  ),
  takenOut(/\sottenut[oaie] (?:dal|dalla|dalle|da)\s.*$/giu, '_ottenut'),
  takenOut(
    /\s(?:a (?:breve|lunga) conservazione|de larga duración|longue conservation|soit \d.*$|of your choice.*$|au choix.*$|de tu elección.*$|a elegir.*$|al vostre gust.*$)/giu,
    '_a_breve|_a_lunga|_de_larga|_longue|_soit_|_of_your|_au_choix|_de_tu|_a_elegir|_al_vostre',
  ),
  takenOut(
    /\s(?:del|de la|della|du|of the)\s(?:poolish|biga|levain|masa madre|prefermento|esponja|masa|relleno|starter)\b.*$/gi,
    '_poolish|_biga|_levain|_masa|_prefermento|_esponja|_relleno|_starter',
  ),
  takenOut(
    /\s(?:a|at|à|bei)\s(?:temperatura ambiente|room temperature|température ambiante|temperatura amb?iente|zimmertemperatur)\b/gi,
    '_temp|_room|_zimmer',
  ),
  takenOut(
    /(?:(?<![a-zß-ɏ])(?:de|di|of|von|van|da)\s+|(?<![a-zß-ɏ])d['’]\s?|(?<=(?<![a-zß-ɏ])(?:zest|juice|schale|saft|abrieb|mark|schil|sap))\s+)(?:\d{1,2}(?:[.,]\d)?\s?[´'’]?(?:\/\d)?(?:\s\d\/\d)?|[½¼¾]|dos|tres|due|one|two|einer|eines|een|une? demie?|half(?: an?)?|mitja|demi|duas|dois|zwei|drei)(?:\s(?:halben?|halve|großen?|kleinen?|unbehandelten?))*\s+(?:de\s+)?(?=[a-zß-ɏ])/gi,
    '0|1|2|3|4|5|6|7|8|9|½|¼|¾|dos|tres|due|one|two|eine|een|demi|half|mitja|duas|dois|zwei|drei',
  ),
  takenOut(/\s(?:de|di|of|da)\s\d+(?:[.,]\d+)?\s?(?:kg|gr?s?|gramos|ml|cl)(?![a-zß-ɏ])\.?/gi, '0|1|2|3|4|5|6|7|8|9'),
  takenOut(
    /\s(?:bien|très|muy|ben|well|sehr|molt|muito|very)\s(?:froide?s?|fr[ií][oa]s?|fredd[oa]|chilled|cold|chaude?s?|calientes?)(?![a-zß-ɏ])/gi,
    '_bien|_très|_muy|_ben|_well|_sehr|_molt|_muito|_very',
  ),
  takenOut(
    /\s(?:if|se|si) possib(?:le|ile)(?![a-zß-ɏ]).*$|\sque\s(?:tenemos|hemos|habíamos|hicimos|elaboramos|preparamos|sobró)(?![a-zß-ɏ]).*$/gi,
    '_possib|_que_',
  ),
  // How much so: «granuladas muy finamente».
  takenOut(
    /\s(?:muy|très|molto|very|sehr|muito|bastante)(?=\s[a-zß-ɏ])/gi,
    '_muy|_très|_molto|_very|_sehr|_muito|_bastante',
  ),
  // How it was cut: «beurre en petits morceaux» is no biscuit of that name.
  takenOut(
    /\s(?:en|in|a|à|into|em)\s(?:(?:petits?|gros|pequenos|fins?|pequeñ[oa]s|fin[oa]s|piccol[ie]|small|thin)\s)?(?:morceaux|cubes|dés|lamelles|tranches|rondelles|parcelles|trozos|trocitos|daditos|dados|cubitos|láminas|lascas|rodajas|tiras|gajos|cuartos|cubetti|dadini|pezzi|pezzetti|fettine|scaglie|pieces|chunks|dice|slices|strips|daus|trossos|trossets|talls|làmines|rodanxes|quarts|pedaços|pedacinhos|cubos|cubinhos|rodelas|fatias|quadradinhos|quadrados|würfeln|stücken|stückchen|scheiben|stukjes|blokjes|plakjes)(?![a-zß-ɏ])/gi,
    '_morc|_cub|_dés|_lamel|_tranch|_rondel|_parcel|_tro|_dad|_lám|_lasc|_rod|_tir|_gaj|_cuart|_pez|_fett|_scag|_piec|_chunk|_dice|_slic|_strip|_dau|_tall|_làm|_quart|_peda|_fat|_quad|_würf|_stück|_scheib|_stuk|_blok|_plak',
  ),
  takenOut(/\s(?:en superficie|entre les doigts)(?![a-zß-ɏ])/gi, '_en_superficie|_entre_les'),
  takenOut(/\s(?:infus[a-zß-ɏ]*\s(?:à|au|con|with|in|amb|de)|from an?)(?![a-zß-ɏ]).*$/gi, '_infus|_from_a'),
  takenOut(
    /\s(?:non trattat[oaie]|non traitée?s?|sin tratar|no tratad[oa]s?|no tractad[ae]s?)(?![a-zß-ɏ])/gi,
    '_non_trat|_non_trait|_sin_trat|_no_trat|_no_tract',
  ),
  takenOut(
    /\ssin (?:sal|sabor|piel(?:es)?|corazón|hojas|corteza|estabilizantes|yodo|descongelar|la parte blanca|semillas?|pepitas?|pepas?|rab(?:it)?os?|cáliz|espinas|huesos?|aditivos|lecitina|emulgentes?|colorantes?|conservantes?|edulcorar|concha|c[aá]scara|tostar)(?: ni (?:aditivos|colorantes|conservantes|pepitas?|semillas?|corteza|piel|hueso|corazón|rabos?|sal))?(?![a-zß-ɏ])/gi,
    '_sin_',
  ),
  takenOut(
    /\s(?:senza|sans|without|sem|sense|ohne|sin) (?:(?:l[ao]s?|a|o|el|the|les?) )?(?:sale|sel|salt|sal|noyaux?|peau|pépins?|nocciolo|buccia|pelle|semi|caroços?|carozos?|pele|casca|sementes|parte branca|líquido|pinyols?|pell|llavors|closca|pits?|skins?|stones?|haut|kerne?|schale)(?![a-zß-ɏ])/gi,
    '_senza_|_sans_|_without_|_sem_|_sense_|_ohne_|_sin_',
  ),
]);

export function withoutRemarks(text: string): string {
  return rewritten(unmeasured(text), remarks());
}

const INFUSED = /\s(?:infus[a-zß-ɏ]*\s(?:à|au|con|with|in|amb|de)|from an?)\s(.*)$/i;

/** What stands in each pair of brackets, and what it is infused with or comes from. */
export function bracketed(text: string): readonly string[] {
  const infused = INFUSED.exec(text);
  return [...[...text.matchAll(/\(([^)]*)\)?/g)].map(([, inside]) => inside!), ...(infused ? [infused[1]!] : [])];
}

/**
 * What stands in square brackets, follows a colon or a dash, or is joined after a comma: «chocolate, con avellanas». A
 * whole sentence after a dash comments on the food.
 */
function trailing(text: string): readonly string[] {
  const found = [
    ...text.matchAll(
      /\[([^\]]*)\]?|(?:\s[-–—]|:)\s(.{1,40})$|[,;*]\s?((?:con|with|avec|amb|mit|com|plus|más)\s[^,;]*)/giu,
    ),
  ];
  // «Chocolate para postres con avellanas» has them; «azúcar para batir con las claras» goes in with the whites.
  const held =
    /\s(?:para|pour|per|for)\s.*?\s((?:con|with|avec|amb)\s(?!(?:el|la|los|las|the|les?|l['’]|il|gli|i|els)\b).*)$/iu.exec(
      text,
    );
  return [...found.map(([, inside, after, joined]) => inside ?? after ?? joined ?? ''), ...(held ? [held[1]!] : [])];
}

/** What follows each comma, but for what it is for. */
function listed(text: string): readonly string[] {
  return text
    .replace(/\([^)]*\)?/g, ' ')
    .split(/,(?!\d)|;/)
    .slice(1)
    .filter((item) => !/^\s*(?:para|for|pour|per|zum|für|con|with|avec|plus|más)\s/i.test(item));
}

/** Remarks on a food: in brackets, after a mark, and the items of a list. */
export interface Remarks {
  readonly brackets: readonly string[];
  readonly after: readonly string[];
  readonly items: readonly string[];
}

const NO_REMARKS: Remarks = { brackets: [], after: [], items: [] };

/** A plain look for the marks and words every remark starts with. */
const PERHAPS_REMARK = /[([,;:*–—-]|\s(?:infus|from a|para|pour|per|for)/i;

export function remarksOn(text: string): Remarks {
  if (!PERHAPS_REMARK.test(text)) return NO_REMARKS;
  return { brackets: bracketed(text), after: trailing(text), items: listed(text) };
}
