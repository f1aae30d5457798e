import { defineRemoteConfig } from '@bazaar/build';

export default defineRemoteConfig({
  name: 'mf-suppliers',
  routes: [{ pattern: '/products/:productId/*', access: 'public', layout: 'main', render: 'server', chunk: 'product' }],
  slots: [],
  publishes: [],
  listens: [],
});
