import { curva as curveOf, fixed, helado, physicsTexts, trimmed } from '@obrador/engine';
import { grid } from '../grid.ts';
import { readInput, refusingIn, withType } from '../input.ts';
import type { Order } from '../order.ts';
import { checkAsked } from '../strict.ts';
import { section } from '../table.ts';
import { answers, orderTexts } from '../texts.ts';

/** `obrador curva receta.txt`: how much of the water of an ice cream is frozen at each temperature. */
export const curvaOrder: Order = {
  name: 'curva',
  ...orderTexts.curva,
  options: ['tipo', 'json', 'estricto', 'vigilar'],
  run: async ({ words, values, screen, stdin }) => {
    const check = await checkAsked(values);
    const input = withType(helado, readInput(helado, words, stdin), values.tipo);
    return refusingIn(input, () => {
      check(helado, input.body);
      const answer = curveOf(input.body);
      const { puntoCongelacion, temperaturas, curva, servicio, fisica, warnings } = answer;
      const status = servicio.en_rango === false ? 1 : 0;
      if (values.json) return { text: JSON.stringify(answer, null, 2), status, notes: input.notes };
      if (puntoCongelacion === null) return { text: answers.noIce, status, notes: input.notes };
      const points = [...temperaturas, ...curva].sort((a, b) => b.temperatura - a.temperatura);
      const rows = points.map(({ temperatura, congelado, hielo }) => [
        fixed(temperatura),
        fixed(congelado),
        fixed(hielo),
      ]);
      const lines = [
        answers.freezes(fixed(puntoCongelacion)),
        answers.serving(fixed(servicio.PAC), trimmed(servicio.congelado)),
        '',
        ...grid(answers.curveHead, rows, screen, 'right'),
        ...section(answers.physics, physicsTexts(fisica), screen),
        ...section(answers.warnings, warnings, screen),
      ];
      return { text: lines.join('\n'), status, notes: input.notes };
    });
  },
};
