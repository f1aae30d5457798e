import { profileLinks } from '@bazaar/contracts';
import { formatJalaliShort, formatNumber, formatToman, isolateRuns } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { LinkButton } from '@bazaar/ui/button';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { mdiTagOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import { type NeedGroup, summaryOf } from './need-groups.rules.ts';
import styles from './requests-table.module.css';

const words = messages.need;

/** What the head of a need shows in each column of the list: its first cell and its action lead to the comparison. */
export const needCells = {
  request: (group) => <NeedTitle group={group} />,
  supplier: ({ requests }) => words.suppliers(formatNumber(suppliersIn(requests))),
  status: (group) => <NeedState group={group} />,
  payable: (group) => <LowestSum group={group} />,
  updated: (group) => <LastChange group={group} />,
  actions: (group) => <CompareLink group={group} />,
} as const satisfies Record<string, (group: NeedGroup) => ReactNode>;

function suppliersIn(requests: NeedGroup['requests']): number {
  return new Set(requests.map(({ supplier }) => supplier.id)).size;
}

function NeedTitle({ group }: { group: NeedGroup }) {
  const { title } = summaryOf(group);
  return (
    <div className={styles.request}>
      <Link className={styles.need} href={profileLinks.quoteComparison(group.needId)}>
        {title === null ? messages.untitled : <IsolatedRuns text={title} />}
      </Link>
      <span className={styles.more}>{words.count(formatNumber(group.requests.length))}</span>
    </div>
  );
}

function NeedState({ group }: { group: NeedGroup }) {
  const { quotedCount } = summaryOf(group);
  return (
    <Badge tone={quotedCount > 0 ? 'info' : 'neutral'} icon={mdiTagOutline}>
      {words.quotes(formatNumber(quotedCount), formatNumber(group.requests.length))}
    </Badge>
  );
}

function LowestSum({ group }: { group: NeedGroup }) {
  const { lowestRial } = summaryOf(group);
  return lowestRial === null ? (
    messages.none
  ) : (
    <>
      {words.from} <bdi>{formatToman(lowestRial)}</bdi>
    </>
  );
}

function LastChange({ group }: { group: NeedGroup }) {
  const { updatedAt } = summaryOf(group);
  return (
    <TimeText dateTime={updatedAt}>
      <span className={styles.date}>{formatJalaliShort(updatedAt)}</span>
    </TimeText>
  );
}

function CompareLink({ group }: { group: NeedGroup }) {
  const title = summaryOf(group).title ?? messages.untitled;
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
