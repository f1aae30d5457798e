import { MAXIMUM_TRADE_LINES } from '@bazaar/contracts/trade';
import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { Note } from '@bazaar/ui/note';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { catalogueQuery } from './catalogue.queries.ts';
import type { LineForm } from './draft-form.rules.ts';
import { findLayout, type Layout } from './sheet-columns.rules.ts';
import { SheetColumns } from './sheet-columns.tsx';
import styles from './sheet-dialog.module.css';
import { SheetInput } from './sheet-input.tsx';
import { linesOf, matchRows, type RowChoice, type RowMatch, type SheetLine } from './sheet-match.rules.ts';
import { sheetMessages as messages } from './sheet-messages.ts';
import { SheetResult } from './sheet-result.tsx';
import { readRows } from './sheet-rows.rules.ts';
import type { Table } from './sheet-table.rules.ts';
import { useDraft, useForm } from './use-draft.ts';

const MAXIMUM_ROWS = 5_000;

export interface SheetDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Adds lines from a spreadsheet: pasted or in a file. What cannot be added stays in view. */
export function SheetDialog({ open, onClose }: SheetDialogProps) {
  const [text, setText] = useState('');
  const [table, setTable] = useState<Table>([]);
  const [layout, setLayout] = useState<Layout>({ columns: NO_COLUMNS, firstRow: 0 });
  const [choices, setChoices] = useState<Readonly<Record<number, RowChoice>>>({});
  const [addedRows, setAddedRows] = useState<ReadonlySet<number>>(new Set());
  const { matches, isError, isPending, refetch } = useMatches(
    useDeferredValue(table),
    useDeferredValue(layout),
    open,
  );
  const left = matches.filter(({ row }) => !addedRows.has(row.number));
  const { lines, isCut, roomFor } = useRoom(left, choices);
  const add = useAddition();

  const take = (next: Table) => {
    setTable(next);
    setLayout(findLayout(next));
    setChoices({});
    setAddedRows(new Set());
  };
  const press = () => {
    add(lines);
    const taken = lines.flatMap(({ rowNumbers }) => rowNumbers);
    const skipped = left.filter(({ row }) => choices[row.number] === 'skip').map(({ row }) => row.number);
    setAddedRows(new Set([...addedRows, ...taken, ...skipped]));
    if (left.length === taken.length + skipped.length) {
      take([]);
      setText('');
      onClose();
    }
  };
  const isTooLong = table.length > MAXIMUM_ROWS;
  const isReady = table.length > 0 && !isTooLong;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="full"
      title={messages.title}
      description={messages.description}
      actions={
        <>
          <Button onClick={onClose}>{messages.close}</Button>
          <Button kind="primary" disabled={lines.length === 0} onClick={press}>
            {lines.length === 0 ? messages.nothing : messages.add(formatNumber(lines.length))}
          </Button>
        </>
      }
    >
      <div className={styles.panel}>
        <SheetInput text={text} onText={setText} onTable={take} />
        {isTooLong && (
          <Note tone="danger" announced>
            {messages.tooManyRows(formatNumber(table.length))}
          </Note>
        )}
        {isReady && (
          <SheetColumns
            table={table}
            layout={layout}
            onChange={(columns) => setLayout({ ...layout, columns })}
          />
        )}
        {isReady && isPending && (
          <SkeletonGroup label={messages.reading}>
            <Skeleton size="tile" />
          </SkeletonGroup>
        )}
        {isReady && isError && (
          <RegionError cause={messages.catalogueFailed} height="md" onRetry={() => void refetch()} />
        )}
        {isCut && <Note tone="warning">{messages.noRoom(formatNumber(roomFor))}</Note>}
        {matches.length > 0 && (
          <SheetResult
            matches={left}
            lines={lines}
            total={matches.length}
            choices={choices}
            onChoose={(number, choice) => setChoices((now) => ({ ...now, [number]: choice }))}
          />
        )}
      </div>
    </Dialog>
  );
}

const NO_COLUMNS = { code: null, title: null, quantity: null, unit: null };

/** The rows of the table with their items; empty until the needed columns and the supplier's items are known. */
function useMatches(table: Table, layout: Layout, isOpen: boolean) {
  const { api } = useHost();
  const { request } = useDraft();
  const query = useQuery({
    ...catalogueQuery(api, request.get().supplier.id),
    enabled: isOpen && table.length > 0,
  });
  const { data, isError, isPending, refetch } = query;
  const { quantity, title, code } = layout.columns;
  const isNamed = quantity !== null && (title !== null || code !== null);
  const isWanted = data !== undefined && isNamed && table.length <= MAXIMUM_ROWS;
  const matches = useMemo(
    () => (isWanted ? matchRows(readRows(table, layout), data) : []),
    [isWanted, table, layout, data],
  );
  return { matches, isError, isPending, refetch };
}

/** The lines that fit into the request. */
function useRoom(matches: readonly RowMatch[], choices: Readonly<Record<number, RowChoice>>) {
  const roomFor = useForm((form) => Math.max(0, MAXIMUM_TRADE_LINES - form.lines.length));
  const lines = useMemo(() => linesOf(matches, choices), [matches, choices]);
  return { lines: lines.slice(0, roomFor), isCut: lines.length > roomFor, roomFor };
}

function useAddition() {
  const { change } = useDraft();
  const { toast } = useHost();
  return (lines: readonly SheetLine[]) => {
    const added = lines.map(lineFormOf);
    change((form) => ({ ...form, lines: [...form.lines, ...added] }));
    toast.show({ tone: 'success', title: messages.added(formatNumber(added.length)) });
  };
}

function lineFormOf({ item, title, unit, quantity }: SheetLine): LineForm {
  return {
    ...{ key: crypto.randomUUID(), item, title, unit, quantity: formatNumber(quantity) },
    ...{ properties: '', targetPrice: '', acceptsSubstitute: false },
  };
}
