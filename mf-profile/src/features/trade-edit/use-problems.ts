import { isolate } from '@bazaar/locale';
import { useMemo } from 'react';
import { useSecondPart } from './load-second-part.ts';
import { messages } from './messages.ts';
import { FIELD_IDS, type Problem } from './problems.rules.ts';
import { useSettled, useSmallStore } from './small-store.ts';
import { type Sum, sumOf } from './totals.rules.ts';
import { useDraft } from './use-draft.ts';
import { useKnownItems } from './use-known-items.ts';

/** What prevents handing in, once the code that finds it is there, and the sum, as of the last frame. */
export function useProblems(today: string): { problems: readonly Problem[]; sum: Sum } {
  const form = useSettled(useDraft().form, (value) => value);
  const knownItem = useKnownItems();
  const refused = useRefusals();
  const findProblems = useSecondPart((part) => part?.findProblems ?? null);
  const sending = useSmallStore(useDraft().uploads.list, (list) =>
    list.map(({ file }) => file.name).join('\n'),
  );
  return useMemo(
    () => ({
      problems: distinct([
        ...(findProblems?.(form, { knownItem, today }) ?? []),
        ...sendingProblems(sending),
        ...refused,
      ]),
      sum: sumOf(form, knownItem),
    }),
    [form, knownItem, today, sending, refused, findProblems],
  );
}

/** What the service said against the form that was sent last, as far as it has not been changed since. */
export function useRefusals(): readonly Problem[] {
  const form = useSettled(useDraft().form, (value) => value);
  const refusal = useSmallStore(useDraft().refusal, (value) => value);
  return useMemo(() => (refusal === null ? [] : refusal.problemsOf(form)), [refusal, form]);
}

/** The service and the form find the same: it is said once. */
function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [`${problem.fieldId} ${problem.text}`, problem])).values()];
}

function sendingProblems(names: string): Problem[] {
  return names
    .split('\n')
    .filter((name) => name !== '')
    .map((name) => ({
      step: 'terms',
      fieldId: FIELD_IDS.documents,
      text: messages.uploadInProgress(isolate(name)),
    }));
}
