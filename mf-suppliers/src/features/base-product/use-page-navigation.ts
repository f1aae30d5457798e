import type { BaseProduct } from '@bazaar/contracts/product';
import { useNavigate } from 'react-router';
import { type PageView, viewAddress } from './page.address.ts';

/** Navigates to another view; the promise resolves when it is shown. */
export type ChangeView = (changes: Partial<PageView>) => Promise<void>;

/** Changes the view in the address, replacing the current entry and without scrolling. */
export function usePageNavigation(product: Pick<BaseProduct, 'id' | 'slug'>, view: PageView): ChangeView {
  const navigate = useNavigate();
  return async (changes) =>
    navigate(viewAddress(product, view, changes), { replace: true, preventScrollReset: true });
}
