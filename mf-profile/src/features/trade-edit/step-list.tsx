import { formatJalaliLong, formatNumber } from '@bazaar/locale';
import { Link } from '@bazaar/ui/link';
import { messages } from './messages.ts';
import styles from './step-list.module.css';
import { STEPS, type Step, stepHref } from './trade-edit.address.ts';
import { useForm } from './use-draft.ts';

/** The steps of the form, each a link; any of them may be opened at any time. */
export function StepList({ id, step }: { id: number; step: Step }) {
  const notes = useNotes();
  return (
    <nav aria-label={messages.steps}>
      <ol className={styles.steps}>
        {STEPS.map((name, index) => (
          <li key={name} className={styles.step}>
            <Link
              href={stepHref(id, name)}
              className={styles.link}
              aria-current={name === step ? 'step' : undefined}
            >
              <span className={styles.number}>{formatNumber(index + 1)}</span>
              <span className={styles.words}>
                <span className={styles.name}>{messages.stepNames[name]}</span>
                {notes[name] !== '' && <span className={styles.note}>{notes[name]}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <p className={styles.place}>{messages.stepOf(formatNumber(STEPS.indexOf(step) + 1))}</p>
    </nav>
  );
}

/** What each step holds, in a few words. */
function useNotes(): Record<Step, string> {
  const lineCount = useForm(({ lines }) => lines.length);
  const needBy = useForm((form) => form.needBy);
  const documentCount = useForm(({ documents }) => documents.length);
  return {
    lines: lineCount === 0 ? messages.notFilled : messages.lineCount(formatNumber(lineCount)),
    delivery: needBy === null ? messages.notFilled : formatJalaliLong(needBy),
    terms: documentCount === 0 ? messages.optional : messages.documentCount(formatNumber(documentCount)),
    check: '',
  };
}
