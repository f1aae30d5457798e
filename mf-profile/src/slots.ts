import type { SlotDeclaration } from '@bazaar/host';

/** What this remote shows on pages of other owners. */
export const slots: readonly SlotDeclaration[] = [
  {
    name: 'header.badge',
    render: 'client',
    access: 'session',
    widget: () => import('./features/badge/header-badge.widget.tsx'),
  },
  {
    name: 'home.continue',
    render: 'client',
    access: 'session',
    widget: () => import('./features/continue/home-continue.widget.tsx'),
  },
];
