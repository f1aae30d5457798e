import { defineRemoteConfig } from '@bazaar/build';
import { routes } from './src/routes.ts';
import { slots } from './src/slots.ts';

export default defineRemoteConfig({
  name: 'mf-suppliers',
  routes,
  slots,
  publishes: ['suppliers.favorite-toggled@1'],
  listens: ['profile.favorite-list-changed@1'],
});
