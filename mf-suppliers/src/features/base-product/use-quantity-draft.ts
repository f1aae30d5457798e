import { MAX_QUANTITY } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import { useEffect, useState } from 'react';
import { orderableQuantity } from './page.address.ts';

/** Long enough to type several digits, short enough to feel immediate. */
const PAUSE_MS = 350;

interface Draft {
  text: string;
  /** The page's quantity when this draft last matched it. */
  base: number;
  /** The last quantity passed on, so that its arrival can be told from a step through the history. */
  sent: number | null;
}

/**
 * The text of the quantity field. It is passed on after a pause in typing; the page's own quantity replaces it only
 * when that has changed elsewhere, as by going back.
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
    /** An emptied field is not an error: the visitor is about to type another number. */
    isWrong: typed === null && draft?.text.trim() !== '',
    write,
    step: (by: number) => write(formatNumber(Math.min(Math.max((typed ?? quantity) + by, 1), MAX_QUANTITY))),
    /** Passes the quantity on at once, for Enter and for leaving the field. */
    settle: () => {
      if (isDue) {
        hand(typed);
      } else if (draft?.text.trim() === '') {
        setDraft(null);
      }
    },
  };
}
