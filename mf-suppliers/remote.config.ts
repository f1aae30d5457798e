import { defineRemoteConfig } from '@bazaar/build';

export default defineRemoteConfig({
  name: 'mf-suppliers',
  routes: [
    {
      pattern: '/products/:productId/*',
      access: 'public',
      layout: 'main',
      render: 'server',
      chunk: 'product',
    },
    {
      pattern: '/supplier/:supplierId/*',
      access: 'public',
      layout: 'main',
      render: 'server',
      chunk: 'supplier',
    },
  ],
  slots: [{ name: 'home.advertisements', render: 'server', access: 'any', chunk: 'home-advertisements' }],
  publishes: ['suppliers.favorite-toggled@1'],
  listens: ['profile.favorite-list-changed@1'],
});
