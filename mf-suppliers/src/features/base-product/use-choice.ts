import type { Offer } from '@bazaar/contracts/product';
import { startTransition, useOptimistic, useState } from 'react';
import { chosenOffers, toggleChosen } from './offer-order.rules.ts';
import type { PageView } from './page.address.ts';
import type { ChangeView } from './use-page-navigation.ts';

interface ChoiceOptions {
  offers: readonly Offer[];
  view: Pick<PageView, 'chosen'>;
  onChange: ChangeView;
}

/**
 * The chosen offers. The address stores them, and a checkbox changes without waiting for it. An offer beyond the
 * limit is refused, and the page says why.
 */
export function useChoice({ offers, view, onChange }: ChoiceOptions) {
  const [isRefused, setRefused] = useState(false);
  const [wanted, setWanted] = useOptimistic(view.chosen);
  const { chosen, isOverfull } = chosenOffers(offers, wanted);
  const ids = chosen.map(({ productId }) => productId);

  const choose = (next: readonly number[]) =>
    startTransition(async () => {
      setWanted(next);
      await onChange({ chosen: next });
    });
  return {
    chosen,
    /** The last press, or the address, named more offers than fit. */
    isOverfull: isRefused || isOverfull,
    has: ({ productId }: Offer) => ids.includes(productId),
    onToggle: ({ productId }: Offer) => {
      const next = toggleChosen(ids, productId);
      setRefused(next === ids);
      if (next !== ids) {
        choose(next);
      }
    },
    onClear: () => {
      setRefused(false);
      choose([]);
    },
  };
}

/** Chosen offers and how to change them. */
export type Choice = ReturnType<typeof useChoice>;
