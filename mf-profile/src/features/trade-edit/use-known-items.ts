import { useHost } from '@bazaar/host';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { itemsTermsQuery } from './known-items.queries.ts';
import type { KnownItem } from './problems.rules.ts';
import { useSettled } from './small-store.ts';
import { useDraft } from './use-draft.ts';

/** What is known of the items in the lines; typing does not change it. */
export function useKnownItems(): (id: number) => KnownItem {
  const host = useHost();
  const text = useSettled(useDraft().form, ({ lines }) =>
    [...new Set(lines.flatMap(({ item }) => item?.id ?? []))].join(),
  );
  const ids = useMemo(() => (text === '' ? [] : text.split(',').map(Number)), [text]);
  const { data } = useQuery(itemsTermsQuery(host, ids));
  return useCallback((id: number) => data?.get(id) ?? null, [data]);
}
