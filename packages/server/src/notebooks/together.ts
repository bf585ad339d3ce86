/** Rounds under way at once: while the database finishes one, another is made ready. */
const ROUNDS = 2;

interface Waiting<Q, A> {
  readonly question: Q;
  readonly resolve: (answer: A) => void;
  readonly reject: (error: unknown) => void;
}

export type Answer<A> = { readonly value: A } | { readonly error: Error };

/**
 * Asks alone what comes alone, and together what had to wait. `fits` says whether a question can go with those before
 * it; one that does not waits for the next round.
 */
export function together<Q, A>(
  ask: (questions: readonly Q[]) => Promise<readonly Answer<A>[]>,
  fits: (question: Q, before: readonly Q[]) => boolean,
): (question: Q) => Promise<A> {
  let queue: Waiting<Q, A>[] = [];
  let rounds = 0;

  const next = async () => {
    if (rounds === ROUNDS || queue.length === 0) return;
    const left: Waiting<Q, A>[] = [];
    const going: Waiting<Q, A>[] = [];
    const questions: Q[] = [];
    for (const waiting of queue) {
      const isGoing = fits(waiting.question, questions);
      (isGoing ? going : left).push(waiting);
      if (isGoing) questions.push(waiting.question);
    }
    queue = left;
    rounds++;
    try {
      const answers = await ask(questions);
      going.forEach(({ resolve, reject }, i) => {
        const answer = answers[i]!;
        if ('error' in answer) reject(answer.error);
        else resolve(answer.value);
      });
    } catch (error) {
      for (const { reject } of going) reject(error);
    }
    rounds--;
    void next();
  };

  return (question) =>
    new Promise((resolve, reject) => {
      queue.push({ question, resolve, reject });
      void next();
    });
}
