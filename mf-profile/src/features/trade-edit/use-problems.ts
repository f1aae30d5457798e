import { useDeferredValue, useMemo } from 'react';
import { findProblems, type Problem } from './problems.rules.ts';
import { type Sum, sumOf } from './totals.rules.ts';
import { useForm } from './use-draft.ts';
import { useKnownItems } from './use-known-items.ts';

/** What prevents handing in, and the sum, as of the last pause in typing. */
export function useProblems(today: string): { problems: readonly Problem[]; sum: Sum } {
  const form = useDeferredValue(useForm((value) => value));
  const knownItem = useKnownItems();
  return useMemo(
    () => ({ problems: findProblems(form, { knownItem, today }), sum: sumOf(form, knownItem) }),
    [form, knownItem, today],
  );
}
