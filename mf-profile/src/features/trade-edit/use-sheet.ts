import { MAXIMUM_TRADE_LINES } from '@bazaar/contracts/trade';
import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { useMemo } from 'react';
import { catalogueQuery } from './catalogue.queries.ts';
import type { LineForm } from './draft-form.rules.ts';
import { findLayout } from './sheet-columns.rules.ts';
import { linesOf, type RowMatch, type SheetLine } from './sheet-match.rules.ts';
import { sheetMessages as messages } from './sheet-messages.ts';
import { newWork, type SheetSession, type SheetWork } from './sheet-session.store.ts';
import type { Table } from './sheet-table.rules.ts';
import { useSmallStore } from './small-store.ts';
import { itemTermsQuery } from './trade-edit.queries.ts';
import { useDraft, useForm } from './use-draft.ts';

/** The panel's state, and how it changes. */
export function useSheet() {
  const { sheet } = useDraft();
  const session = useSmallStore(sheet, (value) => value);
  const change = (part: Partial<SheetSession>) => sheet.set({ ...sheet.get(), ...part });
  const changeWork = (part: Partial<SheetWork>) => {
    const { way, work } = sheet.get();
    change({ work: { ...work, [way]: { ...work[way], ...part } } });
  };
  /** Takes a new table in place of the one of the same way. */
  const take = (table: Table, part: Partial<SheetSession> = {}) => {
    const { way, work } = sheet.get();
    change({ ...part, work: { ...work, [way]: newWork(table, findLayout(table)) } });
  };
  return { session, work: session.work[session.way], change, changeWork, take };
}

/** The lines that the rows give now and that fit into the request. */
export function useSheetLines(matches: readonly RowMatch[], { choices }: SheetWork) {
  const roomFor = useForm((form) => Math.max(0, MAXIMUM_TRADE_LINES - form.lines.length));
  const lines = useMemo(() => linesOf(matches, choices), [matches, choices]);
  return { lines: lines.slice(0, roomFor), isCut: lines.length > roomFor, roomFor };
}

/** Adds lines to the request. The terms of their items are known, so that they are not asked for one by one. */
export function useAddition() {
  const { change, request } = useDraft();
  const { api, queryClient, toast } = useHost();
  return (lines: readonly SheetLine[]) => {
    const added = lines.map(lineFormOf);
    const catalogue = queryClient.getQueryData(catalogueQuery(api, request.get().supplier.id).queryKey);
    for (const { item } of lines) {
      const terms = item === null ? undefined : catalogue?.terms.get(item.id);
      if (item !== null && terms !== undefined) {
        queryClient.setQueryData(itemTermsQuery(api, item.id).queryKey, terms);
      }
    }
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
