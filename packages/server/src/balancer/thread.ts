import { parentPort } from 'node:worker_threads';
import { craftOf, InputError } from '@obrador/engine';
import { learnEvidence } from '@obrador/engine/evidencia';
import { type Job, type Outcome, READY } from './messages.ts';
import { answerTask } from './tasks.ts';

/** The far side of the pool: one job after the other. */
function work({ id, task, craft, body }: Job): Outcome {
  try {
    return { id, ...answerTask(task, craftOf(craft)!, body) };
  } catch (error) {
    if (error instanceof InputError) return { id, refusal: error.faults };
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

learnEvidence();
parentPort?.on('message', (job: Job) => parentPort?.postMessage(work(job)));
parentPort?.postMessage(READY);
