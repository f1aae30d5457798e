import { formatNumber, formatToman } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { Price } from '@bazaar/ui/price';
import { mdiAlertCircleOutline, mdiArrowLeft } from '@mdi/js';
import styles from './edit-foot.module.css';
import { useSecondPart } from './load-second-part.ts';
import { messages } from './messages.ts';
import type { Problem } from './problems.rules.ts';
import { useSettled } from './small-store.ts';
import type { Sum } from './totals.rules.ts';
import { STEPS, type Step, stepHref } from './trade-edit.address.ts';
import { useDraft } from './use-draft.ts';

interface EditFootProps {
  id: number;
  step: Step;
  problems: readonly Problem[];
  sum: Sum;
}

/** The bar at the end of the screen: the sum so far, what is wrong in this step, and the way on. */
export function EditFoot({ id, step, problems, sum }: EditFootProps) {
  const { form, begun } = useDraft();
  const lines = useSettled(form, (value) => value.lines);
  const begunLines = useSettled(begun, (value) => value);
  const unsaid = useSecondPart((part) => part?.unsaidFieldIds)?.(lines, begunLines);
  const lineCount = lines.length;
  const here = problems.filter((problem) => problem.step === step && unsaid?.has(problem.fieldId) === false);
  const next = STEPS[STEPS.indexOf(step) + 1];
  const [first] = here;
  return (
    <footer className={styles.foot} data-step={step}>
      <div>
        <p className={styles.caption}>{messages.sum(formatNumber(lineCount))}</p>
        <Price amount={formatToman(sum.totalRial)} />
        {sum.unpricedCount > 0 && (
          <p className={styles.caption}>{messages.unpriced(formatNumber(sum.unpricedCount))}</p>
        )}
      </div>
      {first !== undefined && lineCount > 0 && (
        <p className={styles.problem}>
          <Icon path={mdiAlertCircleOutline} size="sm" />
          <span>
            {messages.problems(formatNumber(here.length))}{' '}
            <Link href={stepHref(id, first.step, first.fieldId)}>{first.text}</Link>
          </span>
        </p>
      )}
      {next !== undefined && step !== 'check' && (
        <LinkButton
          kind="primary"
          size="lg"
          className={styles.next}
          endIcon={mdiArrowLeft}
          href={stepHref(id, next)}
        >
          {messages.next[step]}
        </LinkButton>
      )}
    </footer>
  );
}
