import type { Proposal, Substituted } from '@obrador/engine/crear';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { craft } from '../bench/bench-crafts.ts';
import { edit } from '../bench/edits.ts';
import { reading, request } from '../bench/formula.ts';
import { recipe } from '../bench/open-recipes.ts';
import { substituting } from '../bench/substituting.ts';
import { tellUndoable } from '../bench/undo-notice.ts';
import { CompareHead } from '../compare/compare-head.tsx';
import { type Craft, upperFirst } from '../crafts/engine.ts';
import { labelOf } from '../crafts/entries.ts';
import { retryable } from '../loading/retryable.ts';
import { craftsWithin } from '../recipe/receta.ts';
import type { Line, Recipe } from '../recipe/recipe.ts';
import type { Request } from '../recipe/request.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FORMULA_ID, focusAfterDialog, gramsFieldId } from '../ui/focus.ts';
import { euros, grams, short, signed } from '../ui/format.ts';
import { dialog } from '../ui/screen.ts';
import { useAsking } from './asking.tsx';
import { AskingForm } from './asking-form.tsx';
import { Facts } from './formula-card.tsx';
import { movedUnderPadlock, substituted } from './substitution.ts';
import { esNew } from './texts.ts';
import { namesIn } from './wish.ts';

/** What may take the place of the ingredient of a line. */
export function SubstituteDialog() {
  const line = recipe.value?.lines.find(({ id }) => id === substituting.value);
  const ready = craft.value && recipe.value && request.value && line;
  return (
    <Dialog name="sustituir">
      {ready && <Substitutes craft={craft.value!} recipe={recipe.value!} request={request.value!} line={line} />}
    </Dialog>
  );
}

interface SubstitutesProps {
  readonly craft: Craft;
  readonly recipe: Recipe;
  readonly request: Request;
  readonly line: Line;
}

function Substitutes({ craft, recipe, request, line }: SubstitutesProps) {
  const asking = useAsking('sustituir');
  const by = useSignal('');
  const label = labelOf(craft, line.name);
  const within = craftsWithin(request.lines.map(({ made }) => ({ formula: made })));
  const ask = () =>
    asking.ask(craft.id, { ...request.body, quitar: line.name, maximo: 5, por: namesIn(by.value) }, within);
  // Who opens it wants to know: there is nothing to fill in first.
  useEffect(() => void retryable(ask), []);
  return (
    <AskingForm
      asking={asking}
      lead={esNew.substitute.lead(label, grams(line.grams ?? 0))}
      id="buscar-sustituto"
      run={esNew.substitute.run}
      kind="secondary"
      ask={ask}
      show={(answer) => <Proposals craft={craft} recipe={recipe} request={request} line={line} answer={answer} />}
    >
      <label class="field wide">
        <span>{esNew.substitute.by}</span>
        <input
          type="text"
          maxLength={300}
          autocomplete="off"
          value={by.value}
          onInput={(event) => {
            by.value = event.currentTarget.value;
          }}
        />
        <small>{esNew.substitute.byHint}</small>
      </label>
    </AskingForm>
  );
}

function Proposals({ answer, ...rest }: SubstitutesProps & { readonly answer: Substituted }) {
  const { propuestas, nota } = answer;
  return (
    <section class="answer">
      <div role="status">
        <h3>{propuestas.length === 0 ? esNew.substitute.none : esNew.substitute.found(propuestas.length)}</h3>
      </div>
      {nota && <p class={propuestas.length === 0 ? 'refusal' : undefined}>{nota}</p>}
      {propuestas.map((proposal) => (
        <ProposalCard key={proposal.por.join('+')} {...rest} proposal={proposal} />
      ))}
    </section>
  );
}

function ProposalCard(props: SubstitutesProps & { readonly proposal: Proposal }) {
  const { craft, recipe, request, line, proposal } = props;
  const { por, texto, cambios, cercania, coste_kg_eur, alergenos } = proposal;
  const after = useMemo(() => substituted(recipe, request, craft, proposal), [recipe, request, craft, proposal]);
  const locked = movedUnderPadlock(recipe, after, line.id).map((name) => labelOf(craft, name));
  const label = labelOf(craft, line.name);
  const title = por.length === 0 ? esNew.substitute.without(label) : upperFirst(por.join(' + '));
  const before = reading.value?.kind === 'reading' ? reading.value.analysis.cost : null;
  const cost = coste_kg_eur === null ? null : euros(coste_kg_eur);
  const accept = () => {
    edit(() => after);
    tellUndoable(esNew.substitute.accepted(label));
    const fresh = after.lines.find(({ id }) => recipe.lines.every((each) => each.id !== id));
    focusAfterDialog(fresh ? gramsFieldId(fresh.id) : FORMULA_ID);
    dialog.value = null;
  };
  return (
    <article class="made" aria-label={title}>
      <h4>{title}</h4>
      <p>{texto}</p>
      <p class="note">{esNew.substitute.alike(short(100 * cercania, 0))}</p>
      <Facts
        cost={cost !== null && before !== null ? esNew.substitute.costs(euros(before), cost) : cost}
        allergens={alergenos}
      />
      <details>
        <summary>{esNew.substitute.changes}</summary>
        <table class="sheet">
          <CompareHead titles={[esNew.substitute.before, esNew.substitute.after]} />
          <tbody>
            {cambios.map(({ id, antes, despues }) => (
              <tr key={id}>
                <th scope="row">{upperFirst(labelOf(craft, id))}</th>
                <td class="num soft">{grams(antes)}</td>
                <td class="num big">{grams(despues)}</td>
                <td class="num">{signed(despues - antes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {locked.length > 0 ? (
        <p class="note">{esNew.substitute.locked(locked.join(', '))}</p>
      ) : (
        <button type="button" class="primary" aria-label={esNew.substitute.acceptOf(title)} onClick={accept}>
          {esNew.substitute.accept}
        </button>
      )}
    </article>
  );
}
