import { useHost } from '@bazaar/host';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { catalogueQuery } from './catalogue.queries.ts';
import { indexItems } from './item-index.rules.ts';
import { matchRows, type RowMatch } from './sheet-match.rules.ts';
import { correctRows, readRows } from './sheet-rows.rules.ts';
import type { SheetWork } from './sheet-session.store.ts';
import { useDraft } from './use-draft.ts';

const NONE: RowMatch[] = [];

/** The rows of the table with their items; none until the needed columns and the supplier's items are known. */
export function useRowMatches(work: SheetWork) {
  const { table, layout, corrections } = useDeferredValue(work);
  const { api } = useHost();
  const { request } = useDraft();
  const hasRows = table.rows.length > 0;
  const query = useQuery({ ...catalogueQuery(api, request.get().supplier.id), enabled: hasRows });
  const { data, isError, isPending, refetch } = query;
  const index = useMemo(() => (data === undefined ? null : indexItems(data.items)), [data]);
  const { quantity, title, code } = layout.columns;
  const isNamed = quantity !== null && (title !== null || code !== null);
  const rows = useMemo(() => (isNamed ? readRows(table, layout) : []), [isNamed, table, layout]);
  const matches = useMemo(
    () => (index === null ? NONE : matchRows(correctRows(rows, corrections), index)),
    [index, rows, corrections],
  );
  return {
    matches,
    isError: hasRows && isError,
    isPending: hasRows && isPending,
    isPartial: hasRows && data?.isWhole === false,
    refetch: () => void refetch(),
  };
}
