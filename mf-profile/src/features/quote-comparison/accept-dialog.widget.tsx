import type { Failure } from '@bazaar/contracts/failure';
import type { TradeRequestSummary } from '@bazaar/contracts/trade';
import { amountInWords, formatToman, isolate } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { Note } from '@bazaar/ui/note';
import { Price } from '@bazaar/ui/price';
import { StatusBadge } from '../../common/trade/status-badge.widget.tsx';
import { useAccept } from './accept.mutations.ts';
import styles from './accept-dialog.module.css';
import { messages } from './messages.ts';
import type { QuoteColumn } from './quote-column.rules.ts';

const words = messages.accept;

interface AcceptDialogProps {
  column: QuoteColumn;
  /** The requests that are closed with it. */
  closed: readonly TradeRequestSummary[];
  onClose: () => void;
}

/** Asks whether a quote is to be accepted, with its sum and each request that is closed by it. */
export function AcceptDialog({ column, closed, onClose }: AcceptDialogProps) {
  const { request, isComparable } = column;
  const { accept, isPending, failure } = useAccept({ request, closedCount: closed.length }, onClose);
  const payableRial = request.totals?.payableRial ?? 0;
  return (
    <Dialog
      open
      kind="sheet"
      locked={isPending}
      onClose={onClose}
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {words.back}
          </Button>
          <Button kind="primary" busy={isPending} busyLabel={words.busy} onClick={accept}>
            {words.buttonOf(isolate(request.supplier.name))}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <div>
          <p className={styles.supplier}>
            <bdi>{request.supplier.name}</bdi>
            <Price amount={formatToman(payableRial)} size="lg" />
          </p>
          <p className={styles.note}>{amountInWords(payableRial)}</p>
        </div>
        {!isComparable && <Note tone="warning">{words.part}</Note>}
        <Closed requests={closed} />
        {failure !== null && <Refusal failure={failure} />}
      </div>
    </Dialog>
  );
}

function Closed({ requests }: { requests: readonly TradeRequestSummary[] }) {
  if (requests.length === 0) {
    return <p className={styles.note}>{words.closesNone}</p>;
  }
  return (
    <div>
      <p id="closed-requests" className={styles.note}>
        {words.closes}
      </p>
      <ul className={styles.list} aria-labelledby="closed-requests">
        {requests.map(({ id, number, supplier, status }) => (
          <li key={id} className={styles.row}>
            <span>
              <bdi className={styles.name}>{supplier.name}</bdi>{' '}
              <bdi dir="ltr" className={styles.note}>
                {number}
              </bdi>
            </span>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Refusal({ failure: { title, detail } }: { failure: Failure }) {
  return (
    <Note tone="danger" announced>
      <p>{title ?? messages.tryLater}</p>
      {detail !== undefined && <p>{detail}</p>}
    </Note>
  );
}
