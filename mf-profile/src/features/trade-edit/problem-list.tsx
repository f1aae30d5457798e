import { Link } from '@bazaar/ui/link';
import { Note } from '@bazaar/ui/note';
import { checkMessages as messages } from './check-messages.ts';
import styles from './check-step.module.css';
import type { Problem } from './problems.rules.ts';
import { stepHref } from './trade-edit.address.ts';

/** What prevents handing in; each leads to its control. */
export function ProblemList({ id, problems }: { id: number; problems: readonly Problem[] }) {
  if (problems.length === 0) {
    return <Note tone="success">{messages.ready}</Note>;
  }
  return (
    <Note tone="danger">
      <p>{messages.problems}</p>
      <ul className={styles.problems} aria-label={messages.problems}>
        {problems.map(({ step, fieldId, text }) => (
          <li key={`${fieldId} ${text}`}>
            <Link href={stepHref(id, step, fieldId)}>{text}</Link>
          </li>
        ))}
      </ul>
    </Note>
  );
}
