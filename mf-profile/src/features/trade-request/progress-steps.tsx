import type { TradeStatus } from '@bazaar/contracts/trade';
import { formatNumber } from '@bazaar/locale';
import { Icon } from '@bazaar/ui/icon';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { mdiCheck } from '@mdi/js';
import { messages } from './messages.ts';
import { progressOf, STEPS, type Step } from './progress.rules.ts';
import styles from './progress-steps.module.css';

const words = messages.steps;

/** The seven steps of a request with the present one; nothing for one that ended on the way. */
export function ProgressSteps({ status }: { status: TradeStatus }) {
  const progress = progressOf(status);
  if (progress === null) {
    return null;
  }
  const { step, place, isDone } = progress;
  return (
    <div className={styles.progress}>
      <p className={styles.narrow} aria-hidden="true">
        {words.place(formatNumber(place + 1), formatNumber(STEPS.length), words.names[step])}
      </p>
      <ol className={styles.steps} aria-label={words.label}>
        {STEPS.map((name, index) => (
          <StepMark key={name} name={name} index={index} state={isDone ? 'done' : stateOf(index, place)} />
        ))}
      </ol>
    </div>
  );
}

type StepState = 'done' | 'current' | 'ahead';

function stateOf(index: number, place: number): StepState {
  if (index === place) {
    return 'current';
  }
  return index < place ? 'done' : 'ahead';
}

interface StepMarkProps {
  name: Step;
  index: number;
  state: StepState;
}

function StepMark({ name, index, state }: StepMarkProps) {
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {state === 'done' ? <Icon path={mdiCheck} size="sm" /> : formatNumber(index + 1)}
      </span>
      <span className={styles.name}>{words.names[name]}</span>
      {state === 'done' && <VisuallyHidden> {words.done}</VisuallyHidden>}
    </li>
  );
}
