import { recipe } from '../bench/open-recipes.ts';
import { Icon } from '../ui/icons.tsx';
import { duration } from './duration.ts';
import { esProcess } from './texts.ts';
import { esTimer } from './timer-texts.ts';
import { now, remaining, startTimer, stopTimer, timers } from './timers.ts';

/** The clock of a step with its minutes; it rings on whatever page. */
export function StepTimer({ n, text, minutes }: { n: number; text: string; minutes: number }) {
  const { id, title } = recipe.value!;
  const key = `${id}/${n}`;
  const running = timers.value.find((timer) => timer.key === key);
  if (!running) {
    const said = esTimer.step(title, text.trim() || esProcess.stepNumber(n));
    return (
      <button
        type="button"
        class="quiet"
        aria-label={esTimer.start(n, duration(minutes))}
        title={esTimer.start(n, duration(minutes))}
        onClick={() => startTimer(key, said, minutes)}
      >
        <ClockIcon />
      </button>
    );
  }
  const left = remaining(running, now.value);
  return (
    <button type="button" class="quiet step-clock" aria-label={esTimer.stop(n, left)} onClick={() => stopTimer(key)}>
      {left}
    </button>
  );
}

function ClockIcon() {
  return (
    <Icon>
      <circle cx="12" cy="13" r="8" />
      <path d="M12 8v5l3 2M9 2h6" />
    </Icon>
  );
}
