import type { BaseProduct } from '@bazaar/contracts/product';
import { useNavigate } from 'react-router';
import { type OffersView, viewAddress } from './offers.address.ts';

/** Navigates to another view; the promise resolves when it is shown. */
export type ChangeView = (changes: Partial<OffersView>) => Promise<void>;

/** Changes the view of the offers in the address, replacing the current entry and without scrolling. */
export function useOffersNavigation(product: Pick<BaseProduct, 'id' | 'slug'>, view: OffersView): ChangeView {
  const navigate = useNavigate();
  return async (changes) =>
    navigate(viewAddress(product, view, changes), { replace: true, preventScrollReset: true });
}
