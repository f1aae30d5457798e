import { defineRemoteConfig } from '@bazaar/build';
import { routes } from './src/routes.ts';
import { slots } from './src/slots.ts';

export default defineRemoteConfig({
  name: 'mf-wallet',
  routes,
  slots,
  publishes: ['wallet.credit-changed@1'],
  listens: ['wallet.credit-changed@1'],
});
