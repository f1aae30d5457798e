import { defineRemoteConfig } from '@bazaar/build';
import { routes } from './src/routes.ts';
import { slots } from './src/slots.ts';

export default defineRemoteConfig({
  name: 'mf-content',
  routes,
  slots,
  publishes: [],
  listens: [],
});
