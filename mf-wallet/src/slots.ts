import type { SlotDeclaration } from '@bazaar/host';

/** What this remote shows on pages of other owners. */
export const slots: readonly SlotDeclaration[] = [
  {
    name: 'profile.credit',
    render: 'client',
    access: 'session',
    widget: () => import('./features/wallet/profile-credit.widget.tsx'),
  },
];
