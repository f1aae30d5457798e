import { profileLinks } from '@bazaar/contracts';
import { formatNumber, isolateRuns } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { messages } from './messages.ts';
import { type NeedGroup, titleOf } from './need-groups.rules.ts';
import styles from './requests-table.module.css';

const words = messages.need;

/**
 * The head of a need: its title leads to the comparison. A page may hold only some of its requests, so the head counts
 * those of the page, and leaves quotes, prices and suppliers of the whole need to the comparison.
 */
export function NeedTitle({ group }: { group: NeedGroup }) {
  const title = titleOf(group);
  return (
    <div className={styles.request}>
      <Link className={styles.need} href={profileLinks.quoteComparison(group.needId)}>
        {title === null ? messages.untitled : <IsolatedRuns text={title} />}
      </Link>
      <span className={styles.more}>{words.count(formatNumber(group.requests.length))}</span>
    </div>
  );
}

/** Leads to the comparison of all quotes of a need. */
export function CompareLink({ group }: { group: NeedGroup }) {
  const title = titleOf(group) ?? messages.untitled;
  return (
    <LinkButton
      size="sm"
      href={profileLinks.quoteComparison(group.needId)}
      aria-label={words.compareOf(isolateRuns(title))}
    >
      {words.compare}
    </LinkButton>
  );
}
