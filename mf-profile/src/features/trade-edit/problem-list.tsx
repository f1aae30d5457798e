import { profileLinks } from '@bazaar/contracts';
import { Link } from '@bazaar/ui/link';
import { Note } from '@bazaar/ui/note';
import type { BuyerCheck } from './buyer-readiness.rules.ts';
import { checkMessages as messages } from './check-messages.ts';
import styles from './check-step.module.css';
import type { Problem } from './problems.rules.ts';
import { stepHref } from './trade-edit.address.ts';

interface ProblemListProps {
  id: number;
  problems: readonly Problem[];
  /** Undefined until it is known: before, nothing is called complete. */
  buyer: BuyerCheck | undefined;
}

/** What prevents handing in; each leads to its control, the buyer's own data to their page. */
export function ProblemList({ id, problems, buyer }: ProblemListProps) {
  const isIncomplete = buyer?.state === 'incomplete';
  if (problems.length === 0 && !isIncomplete) {
    return <Ready state={buyer?.state} />;
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
        {isIncomplete && (
          <li>
            <Link href={profileLinks.buyerDataForRequest(id, buyer.kind)}>
              {buyer.nextStep === null ? messages.profile : messages.profileStep(buyer.nextStep)}
            </Link>
          </li>
        )}
      </ul>
    </Note>
  );
}

function Ready({ state }: { state: BuyerCheck['state'] | undefined }) {
  if (state === undefined) {
    return null;
  }
  return state === 'ready' ? (
    <Note tone="success">{messages.ready}</Note>
  ) : (
    <Note tone="warning">{messages.companyIncomplete}</Note>
  );
}
