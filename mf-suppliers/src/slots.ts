import type { SlotDeclaration } from '@bazaar/host';

/** What this remote shows on pages of other owners. */
export const slots: readonly SlotDeclaration[] = [
  {
    name: 'home.advertisements',
    render: 'server',
    access: 'any',
    widget: () => import('./features/advertisement/home-advertisements.widget.tsx'),
  },
  {
    name: 'product.actions',
    render: 'client',
    access: 'any',
    widget: () => import('./features/actions/product-actions.widget.tsx'),
  },
  {
    name: 'site.compare-bar',
    render: 'client',
    access: 'any',
    widget: () => import('./features/actions/compare-bar.widget.tsx'),
  },
  {
    name: 'request.customer',
    render: 'client',
    access: 'session',
    widget: () => import('./features/request-customer/request-customer.widget.tsx'),
  },
];
