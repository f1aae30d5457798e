import type { TradeRequestId } from '@bazaar/contracts/trade';
import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { Note } from '@bazaar/ui/note';
import { useState } from 'react';
import { AcceptFoot } from './accept-foot.tsx';
import { ComparisonControls } from './comparison-controls.tsx';
import { ComparisonHead } from './comparison-head.tsx';
import { differs } from './comparison-row.rules.ts';
import styles from './comparison-view.module.css';
import { messages } from './messages.ts';
import type { Need, SupplierFacts } from './need.ts';
import { nudgeFor } from './nudge.rules.ts';
import { PaperActions } from './paper-actions.widget.tsx';
import { mayAccept, type QuoteColumn, quoteTable } from './quote-column.rules.ts';
import type { ComparisonState } from './quote-comparison.address.ts';
import { QuotePages } from './quote-pages.tsx';
import { quoteSections } from './quote-rows.ts';
import { QuotesTable } from './quotes-table.tsx';
import { RankingList } from './ranking-list.tsx';
import type { ShownQuotes } from './shown-quotes.ts';

interface ComparisonViewProps {
  view: ComparisonState;
  need: Need;
  suppliers: Readonly<Record<number, SupplierFacts>>;
  /** The present time, so that every render gives the same result. */
  now: string;
}

/** The quotes of a need side by side, or one after another on a phone, with the acceptance of the chosen one. */
export function ComparisonView({ view, need, suppliers, now }: ComparisonViewProps) {
  const isWide = useHost().useDevice() !== 'phone';
  const [isShort, setShort] = useState(false);
  const table = quoteTable(need.compared, { order: view.order, now });
  const { columns } = table;
  const [chosenId, setChosenId] = useState<number | null>(
    () => columns.find((column) => column.isComparable && mayAccept(column))?.request.id ?? null,
  );
  const chosen = columns.find((column) => column.request.id === chosenId && mayAccept(column)) ?? null;
  const all = quoteSections(table, { suppliers, now });
  const sections = isShort ? all.map((section) => ({ ...section, rows: section.rows.filter(differs) })) : all;
  const rows = all.flatMap((section) => section.rows);
  const shown = {
    ...{ columns, suppliers, now },
    sections: sections.filter((section) => section.rows.length > 0),
    chosenId: chosen?.request.id ?? null,
    onChoose: setChosenId,
    nudgeIds: nudgeIdsOf(columns),
  };
  return (
    <div className={styles.page}>
      <ComparisonHead table={table} actions={<PaperActions columns={columns} sections={all} now={now} />} />
      <FewQuotes quoteCount={columns.filter(({ request }) => request.quote !== null).length} />
      {!isWide && (
        <div data-print="hide">
          <RankingList columns={columns} now={now} />
        </div>
      )}
      <ComparisonControls
        view={view}
        isShort={isShort}
        onShort={setShort}
        differingCount={rows.filter(differs).length}
        rowCount={rows.length}
      />
      {isWide ? <QuotesTable {...shown} /> : <PhoneQuotes {...shown} />}
      <Left count={need.all.length - need.compared.length} />
      <AcceptFoot chosen={chosen} columns={columns} all={need.all} />
    </div>
  );
}

/** One supplier at a time on the screen; on paper all of them, side by side as on a wide screen. */
function PhoneQuotes(shown: ShownQuotes) {
  return (
    <>
      <div data-print="hide">
        <QuotePages {...shown} />
      </div>
      <div data-print="only">
        <QuotesTable {...shown} isPaper />
      </div>
    </>
  );
}

/** In an order of their own, so that another order of the columns reads no thread again. */
function nudgeIdsOf(columns: readonly QuoteColumn[]): readonly TradeRequestId[] {
  return columns
    .filter(({ state }) => nudgeFor(state) !== null)
    .map(({ request }) => request.id)
    .toSorted((one, other) => one - other);
}

function FewQuotes({ quoteCount }: { quoteCount: number }) {
  return quoteCount > 1 ? null : (
    <Note>{quoteCount === 0 ? messages.fewQuotes.none : messages.fewQuotes.one}</Note>
  );
}

/** Requests of the need that have no column. */
function Left({ count }: { count: number }) {
  return count > 0 ? <Note>{messages.left(formatNumber(count))}</Note> : null;
}
