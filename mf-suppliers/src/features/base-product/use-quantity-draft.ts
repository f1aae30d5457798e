import { formatNumber } from '@bazaar/locale';
import { useEffect, useState } from 'react';
import { MAX_QUANTITY } from '../../common/request/quantity.rules.ts';
import { orderableQuantity } from './offers.address.ts';

/** Long enough for a figure of several digits, short enough to feel at once. */
const PAUSE_MS = 350;

interface Draft {
  text: string;
  /** The quantity of the page when this was last in step with it. */
  base: number;
  /** What was last handed on, so that its arrival is told from a step through the history. */
  sent: number | null;
}

/**
 * What stands in the quantity field. It is handed on after a pause in typing; the page's own quantity takes its place
 * only when that has changed from elsewhere, as by going back.
 */
export function useQuantityDraft(quantity: number, onQuantity: (quantity: number) => void) {
  const [draft, setDraft] = useState<Draft | null>(null);
  if (draft !== null && draft.base !== quantity) {
    setDraft(draft.sent === quantity ? { ...draft, base: quantity } : null);
  }
  const typed = draft === null ? quantity : orderableQuantity(draft.text);

  const hand = (wanted: number) => {
    setDraft((current) => current && { ...current, sent: wanted });
    onQuantity(wanted);
  };
  const isDue = typed !== null && typed !== quantity && typed !== draft?.sent;
  useEffect(() => {
    if (!isDue) {
      return undefined;
    }
    const timer = setTimeout(hand, PAUSE_MS, typed);
    return () => clearTimeout(timer);
  });

  const write = (text: string) => setDraft({ text, base: quantity, sent: draft?.sent ?? null });
  return {
    text: draft?.text ?? formatNumber(quantity),
    /** An emptied field is on its way to another figure. */
    isWrong: typed === null && draft?.text.trim() !== '',
    write,
    step: (by: number) => write(formatNumber(Math.min(Math.max((typed ?? quantity) + by, 1), MAX_QUANTITY))),
    /** At once, as Enter and leaving the field ask for it. */
    settle: () => {
      if (isDue) {
        hand(typed);
      } else if (draft?.text.trim() === '') {
        setDraft(null);
      }
    },
  };
}
