import type { SlotDeclaration } from '@bazaar/host';

/** What this remote shows on pages of other owners. */
export const slots: readonly SlotDeclaration[] = [
  {
    name: 'home.types',
    render: 'server',
    access: 'any',
    widget: () => import('./features/home/home-types.widget.tsx'),
  },
  {
    name: 'home.categories',
    render: 'server',
    access: 'any',
    widget: () => import('./features/home/home-categories.widget.tsx'),
  },
];
