import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { useMemo } from 'react';
import { catalogueQuery } from './catalogue.queries.ts';
import { type LineForm, roomFor } from './draft-form.rules.ts';
import { itemTermsQuery } from './item-terms.queries.ts';
import { findLayout } from './sheet-columns.rules.ts';
import { linesOf, type RowMatch, type SheetLine } from './sheet-match.rules.ts';
import { sheetMessages as messages } from './sheet-messages.ts';
import { newWork, type SheetSession, type SheetWork } from './sheet-session.store.ts';
import type { Table } from './sheet-table.rules.ts';
import { useSmallStore } from './small-store.ts';
import { useDraft, useForm } from './use-draft.ts';
import { useLineAddition } from './use-line-addition.ts';

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
export function useSheetLines(matches: readonly RowMatch[], { choices, amounts }: SheetWork) {
  const room = useForm(roomFor);
  const lines = useMemo(() => linesOf(matches, choices, amounts), [matches, choices, amounts]);
  return { lines: lines.slice(0, room), isCut: lines.length > room, room };
}

/** Adds lines to the request. @returns whether they were added */
export function useAddition() {
  const addLines = useLineAddition();
  const noteTerms = useNoteTerms();
  const { toast } = useHost();
  return (lines: readonly SheetLine[]) => {
    const isAdded = addLines(lines.map(lineFormOf));
    if (isAdded) {
      noteTerms(lines);
      toast.show({ tone: 'success', title: messages.added(formatNumber(lines.length)) });
    }
    return isAdded;
  };
}

/** The terms of the items in lines are known from the catalogue, so that they are not asked for one by one. */
function useNoteTerms() {
  const { request } = useDraft();
  const { api, queryClient } = useHost();
  return (lines: readonly SheetLine[]) => {
    const catalogue = queryClient.getQueryData(catalogueQuery(api, request.get().supplier.id).queryKey);
    for (const { item } of lines) {
      const terms = item === null ? undefined : catalogue?.terms.get(item.id);
      if (item !== null && terms !== undefined) {
        queryClient.setQueryData(itemTermsQuery(api, item.id).queryKey, terms);
      }
    }
  };
}

function lineFormOf({ item, title, unit, quantity }: SheetLine): LineForm {
  return {
    ...{ key: crypto.randomUUID(), item, title, unit, quantity: formatNumber(quantity) },
    ...{ properties: '', targetPrice: '', acceptsSubstitute: false },
  };
}
