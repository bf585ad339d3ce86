import { lazy } from '../craft/lazy.ts';
import { unmeasured } from './measures.ts';
import { saidAs } from './phrases.ts';
import { type Rewrite, rewrite, rewritten } from './rewriting.ts';
import type { Wording } from './wording.ts';

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
  // «Beurre + 1 noix pour le moule», «farina + un po' per la spianatoia»: more of the same.
  takenOut(
    /\s?(?:\+|\bplus)\s?(?:(?:un peu|un poco|un po['’]?|a (?:little|bit)|some|extra|more|etwas|mehr|algo|1 noix|1 noisette|una noce|(?:un |una )?pizca|qualcosa)(?:\s(?:de plus|più|más|mehr|more|extra))?)(?=\s(?:para|pour|per|for|für|zum|to)\s|\s*$).*$/giu,
    '+|plus',
  ),
  takenOut(
    /(?:(?<![a-zß-ɏ])(?:de|di|of|von|van|da)\s+|(?<![a-zß-ɏ])d['’]\s?|(?<=(?<![a-zß-ɏ])(?:zest|juice|schale|saft|abrieb|mark|schil|sap))\s+)(?:\d{1,2}(?:[.,]\d)?\s?[´'’]?(?:\/\d)?(?:\s\d\/\d)?|[½¼¾]|dos|tres|due|one|two|einer|eines|een|une? demie?|half(?: an?)?|mitja|demi|duas|dois|zwei|drei)(?:\s(?:halben?|halve|großen?|kleinen?|unbehandelten?))*\s+(?:de\s+)?(?=[a-zß-ɏ])/gi,
    '0|1|2|3|4|5|6|7|8|9|½|¼|¾|dos|tres|due|one|two|eine|een|demi|half|mitja|duas|dois|zwei|drei',
  ),
]);

/** Without remarks, or what is no part of a name: «limón sin tratar». */
export function withoutRemarks(line: Wording): Wording {
  const bare = unmeasured(line);
  const plain = bare.as(rewritten(bare.text, remarks()));
  // A note first is what the line is about.
  return plain.as(saidAs('nota', plain, 1));
}
