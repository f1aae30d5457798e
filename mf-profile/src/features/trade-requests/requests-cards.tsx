import type { TradeRequestSummary } from '@bazaar/contracts/trade';
import { formatToman } from '@bazaar/locale';
import { FactRows } from '@bazaar/ui/facts';
import { messages } from './messages.ts';
import { type NeedGroup, rowsOf } from './need-groups.rules.ts';
import { CompareLink, NeedTitle } from './need-row.tsx';
import styles from './requests-cards.module.css';
import { Request, type RequestsTableProps, RowActions, State, When } from './requests-table.tsx';

/**
 * Requests as cards, last changed first, those of one need after the card of that need: number, state and deadline lead,
 * what is looked up follows.
 */
export function RequestsCards({ requests, now }: RequestsTableProps) {
  return (
    <ul className={styles.cards} aria-label={messages.list}>
      {rowsOf(requests).map((row) =>
        row.kind === 'need' ? (
          <NeedCard key={row.group.key} group={row.group} />
        ) : (
          <li key={row.request.id} className={styles.card}>
            <Request request={row.request} isInNeed={row.isInNeed} />
            <State request={row.request} now={now} />
            <FactRows facts={factsOf(row.request)} />
            <RowActions request={row.request} />
          </li>
        ),
      )}
    </ul>
  );
}

function NeedCard({ group }: { group: NeedGroup }) {
  return (
    <li className={styles.card}>
      <NeedTitle group={group} />
      <div>
        <CompareLink group={group} />
      </div>
    </li>
  );
}

function factsOf({ supplier, payableRial, updatedAt }: TradeRequestSummary) {
  const { column } = messages;
  return [
    { label: column.supplier, value: <bdi>{supplier.name}</bdi> },
    {
      label: column.payable,
      value: payableRial === null ? messages.noPrice : <bdi>{formatToman(payableRial)}</bdi>,
    },
    { label: column.updated, value: <When iso={updatedAt} /> },
  ];
}
