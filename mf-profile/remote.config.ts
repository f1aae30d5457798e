import { defineRemoteConfig } from '@bazaar/build';
import { routes } from './src/routes.ts';
import { slots } from './src/slots.ts';

export default defineRemoteConfig({
  name: 'mf-profile',
  routes,
  slots,
  publishes: ['profile.favorite-list-changed@1', 'profile.unread-counted@1'],
  listens: [
    'profile.favorite-list-changed@1',
    'profile.unread-counted@1',
    'suppliers.favorite-toggled@1',
    'wallet.credit-changed@1',
  ],
});
