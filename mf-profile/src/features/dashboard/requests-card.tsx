import { profileLinks } from '@bazaar/contracts';
import type { TradeRequestSummary, TradeStatus } from '@bazaar/contracts/trade';
import { formatNumber, formatToman } from '@bazaar/locale';
import { Card, CardHead } from '@bazaar/ui/card';
import { type DataColumn, DataTable } from '@bazaar/ui/data-table';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { groupNames } from '../../common/trade/messages.ts';
import { countOf, groupHref, REQUEST_GROUPS } from '../../common/trade/request-groups.rules.ts';
import { StatusBadge } from '../../common/trade/status-badge.widget.tsx';
import { messages } from './messages.ts';
import styles from './requests-card.module.css';

const words = messages.requests;

type Counts = readonly { status: TradeStatus; count: number }[];

interface RequestsCardProps {
  /** The last changed ones. */
  requests: readonly TradeRequestSummary[];
  counts: Counts;
}

/** The trade requests by state, and the last changed ones; each figure and row leads to what it counts. */
export function RequestsCard({ requests, counts }: RequestsCardProps) {
  const total = countOf(null, counts);
  return (
    <Card as="section" labelledBy="dashboard-requests">
      <CardHead
        id="dashboard-requests"
        title={words.title}
        actions={<Link href={profileLinks.tradeRequests()}>{words.all(formatNumber(total))}</Link>}
      />
      <Groups counts={counts} />
      <div className={styles.table}>
        <DataTable
          caption={words.latest}
          captionHidden
          compact
          columns={COLUMNS}
          rows={requests}
          keyOf={({ id }) => id}
        />
      </div>
    </Card>
  );
}

/** The groups as parts of one bar, in the order of reading. */
function GroupBar({ groups }: { groups: readonly { group: string; count: number }[] }) {
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${countBefore(groups, groups.length)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {groups.map(({ group, count }, index) => (
        <rect
          key={group}
          data-group={group}
          x={countBefore(groups, groups.length) - countBefore(groups, index) - count}
          width={count}
          height={1}
        />
      ))}
    </svg>
  );
}

function countBefore(groups: readonly { count: number }[], index: number): number {
  return groups.slice(0, index).reduce((sum, { count }) => sum + count, 0);
}

function Groups({ counts }: { counts: Counts }) {
  const groups = REQUEST_GROUPS.map((group) => ({ group, count: countOf(group, counts) })).filter(
    ({ count }) => count > 0,
  );
  return (
    <div className={styles.groups}>
      <GroupBar groups={groups} />
      <ul className={styles.legend} aria-label={words.byState}>
        {groups.map(({ group, count }) => (
          <li key={group}>
            <Link className={styles.group} href={groupHref(group)}>
              <span className={styles.mark} data-group={group} aria-hidden="true" />
              {groupNames[group]} {formatNumber(count)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const COLUMNS: readonly DataColumn<TradeRequestSummary>[] = [
  {
    key: 'number',
    label: words.number,
    cell: ({ id, number }) => (
      <Link className={styles.number} href={profileLinks.tradeRequest(id)}>
        <bdi dir="ltr">{number}</bdi>
      </Link>
    ),
  },
  {
    key: 'title',
    label: words.item,
    cell: ({ title }) => (title === null ? words.untitled : <IsolatedRuns text={title} />),
  },
  { key: 'status', label: words.status, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'payable',
    label: words.payable,
    numeric: true,
    cell: ({ payableRial }) =>
      payableRial === null ? words.unpriced : <bdi>{formatToman(payableRial)}</bdi>,
  },
];
