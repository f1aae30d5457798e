import { MAXIMUM_TRADE_LINES } from '@bazaar/contracts/trade';
import { type Host, useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { useCallback } from 'react';
import { type LineForm, withLines } from './draft-form.rules.ts';
import type { DraftSession } from './draft-session.store.ts';
import { messages } from './messages.ts';
import { useDraft } from './use-draft.ts';

type Target = Pick<DraftSession, 'form' | 'change'> & Pick<Host, 'toast'>;

/**
 * Adds lines to the form, at the end unless a place is given. When there is no room for all of them, it adds none and
 * tells the user why. @returns whether the form has them now.
 */
export function addLines(
  { form, change, toast }: Target,
  lines: readonly LineForm[],
  place?: number,
): boolean {
  const next = withLines(form.get(), lines, place);
  if (next === null) {
    const title = messages.noRoom(formatNumber(MAXIMUM_TRADE_LINES));
    toast.show({ tone: 'warning', title, detail: messages.noRoomDetail });
    return false;
  }
  change(() => next);
  return true;
}

/** The one way by which the parts of the form add lines (see `addLines`). */
export function useLineAddition(): (lines: readonly LineForm[], place?: number) => boolean {
  const { toast } = useHost();
  const { form, change } = useDraft();
  return useCallback(
    (lines, place) => addLines({ form, change, toast }, lines, place),
    [toast, form, change],
  );
}
