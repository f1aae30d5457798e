import type { TradeRequestSummary } from '@bazaar/contracts/trade';
import { formatNumber, formatToman, isolate } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Note } from '@bazaar/ui/note';
import { Price } from '@bazaar/ui/price';
import { useState } from 'react';
import { AcceptDialog } from './accept-dialog.widget.tsx';
import styles from './accept-foot.module.css';
import { messages } from './messages.ts';
import { closedWith, mayAccept, type QuoteColumn } from './quote-column.rules.ts';

const words = messages.foot;

interface AcceptFootProps {
  /** Null while no quote is chosen. */
  chosen: QuoteColumn | null;
  columns: readonly QuoteColumn[];
  /** Every request of the need. */
  all: readonly TradeRequestSummary[];
}

/** The bar at the end of the screen: the chosen quote, what accepting it does, and its button. */
export function AcceptFoot({ chosen, columns, all }: AcceptFootProps) {
  const [isOpen, setOpen] = useState(false);
  if (!columns.some(mayAccept)) {
    return columns.some(({ state }) => state === 'quoted') ? <Note>{words.notAllowed}</Note> : null;
  }
  const closed = chosen === null ? [] : closedWith(all, chosen.request);
  return (
    <section className={styles.foot} aria-label={words.label} data-print="hide">
      {chosen === null ? (
        <p className={styles.note}>{words.nothing}</p>
      ) : (
        <>
          <Chosen column={chosen} />
          <p className={styles.note}>
            {closed.length === 0 ? words.closesNone : words.closes(formatNumber(closed.length))}
          </p>
        </>
      )}
      <Button
        kind="primary"
        size="lg"
        disabled={chosen === null}
        aria-label={
          chosen === null ? undefined : messages.accept.buttonOf(isolate(chosen.request.supplier.name))
        }
        onClick={() => setOpen(true)}
      >
        {messages.accept.button}
      </Button>
      {isOpen && chosen !== null && (
        <AcceptDialog column={chosen} closed={closed} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}

function Chosen({ column: { request } }: { column: QuoteColumn }) {
  return (
    <div className={styles.chosen}>
      <p className={styles.caption}>{words.chosen}</p>
      <p className={styles.name}>
        <bdi>{request.supplier.name}</bdi>
        {request.totals !== null && (
          <>
            {' · '}
            <Price amount={formatToman(request.totals.payableRial)} size="sm" />
          </>
        )}
      </p>
    </div>
  );
}
