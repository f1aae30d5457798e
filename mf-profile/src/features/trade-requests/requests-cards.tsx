import type { TradeRequestSummary } from '@bazaar/contracts/trade';
import { formatToman } from '@bazaar/locale';
import { FactRows } from '@bazaar/ui/facts';
import { RepeatButton } from '../../common/trade/repeat-button.widget.tsx';
import { messages } from './messages.ts';
import styles from './requests-cards.module.css';
import { Request, type RequestsTableProps, State, When } from './requests-table.tsx';

/** Requests as cards, last changed first: number, state and deadline lead, what is looked up follows. */
export function RequestsCards({ requests, now }: RequestsTableProps) {
  return (
    <ul className={styles.cards} aria-label={messages.list}>
      {requests.map((request) => (
        <li key={request.id} className={styles.card}>
          <Request request={request} />
          <State request={request} now={now} />
          <FactRows facts={factsOf(request)} />
          {request.allowedActions.includes('repeat') && <RepeatButton compact request={request} />}
        </li>
      ))}
    </ul>
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
