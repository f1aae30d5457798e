import { type FocusEvent, useCallback } from 'react';
import { type LinePart, withLeftField, withoutBegun } from './begun-lines.rules.ts';
import { type LineForm, withLine } from './draft-form.rules.ts';
import { useDraft } from './use-draft.ts';

/** Writes into one line; the same function for as long as the line is there. */
export function useLineWriting(key: string): (part: Partial<LineForm>) => void {
  const { change } = useDraft();
  return useCallback((part) => change((form) => withLine(form, key, part)), [change, key]);
}

/** Notes that a field of a line was left. */
export function useFieldLeaving(key: string, part: LinePart): () => void {
  const { begun } = useDraft();
  return useCallback(() => begun.set(withLeftField(begun.get(), key, part)), [begun, key, part]);
}

/** Notes that the focus has left a line; not when the whole window has lost it. */
export function useLineLeaving(key: string): (event: FocusEvent<HTMLElement>) => void {
  const { begun } = useDraft();
  return useCallback(
    ({ currentTarget, relatedTarget, target }) => {
      const isInside = currentTarget.contains(relatedTarget);
      const isWindowLeft = relatedTarget === null && document.activeElement === target;
      if (!(isInside || isWindowLeft)) {
        begun.set(withoutBegun(begun.get(), key));
      }
    },
    [begun, key],
  );
}
