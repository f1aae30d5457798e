import { defineRemoteConfig } from '@bazaar/build';

export default defineRemoteConfig({
  name: 'mf-wallet',
  routes: [
    { pattern: '/profile/wallet', access: 'session', layout: 'profile', render: 'client', chunk: 'wallet' },
  ],
  slots: [{ name: 'profile.credit', render: 'client', access: 'session', chunk: 'profile-credit' }],
  publishes: ['wallet.credit-changed@1'],
  listens: ['wallet.credit-changed@1'],
});
