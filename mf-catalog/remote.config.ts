import { defineRemoteConfig } from '@bazaar/build';
import { routes } from './src/routes.ts';
import { slots } from './src/slots.ts';

export default defineRemoteConfig({
  name: 'mf-catalog',
  routes,
  slots,
  publishes: [],
  listens: [],
});
