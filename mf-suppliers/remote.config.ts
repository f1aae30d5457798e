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
      pattern: '/suppliers/search/:key',
      access: 'public',
      layout: 'main',
      render: 'server',
      chunk: 'supplier-list',
    },
    {
      pattern: '/suppliers/:categoryType',
      access: 'public',
      layout: 'main',
      render: 'server',
      chunk: 'supplier-list',
    },
    {
      pattern: '/supplier/category/:categoryId/*',
      access: 'public',
      layout: 'main',
      render: 'server',
      chunk: 'supplier-list',
    },
    {
      pattern: '/supplier/:supplierId/products/:categoryType',
      access: 'public',
      layout: 'main',
      render: 'server',
      chunk: 'supplier-catalog',
    },
    {
      pattern: '/supplier/:supplierId/content-list',
      access: 'public',
      layout: 'main',
      render: 'server',
      chunk: 'supplier-content',
    },
    {
      pattern: '/supplier/:supplierId/merchantDelegations/*',
      access: 'public',
      layout: 'main',
      render: 'server',
      chunk: 'delegation',
    },
    {
      pattern: '/products/base-product/:baseProductId/*',
      access: 'public',
      layout: 'main',
      render: 'server',
      chunk: 'base-product',
    },
    {
      pattern: '/supplier/:supplierId/*',
      access: 'public',
      layout: 'main',
      render: 'server',
      chunk: 'supplier',
    },
  ],
  slots: [
    { name: 'home.advertisements', render: 'server', access: 'any', chunk: 'home-advertisements' },
    { name: 'product.actions', render: 'client', access: 'any', chunk: 'product-actions' },
    { name: 'site.tray', render: 'client', access: 'any', chunk: 'site-tray' },
  ],
  publishes: ['suppliers.favorite-toggled@1'],
  listens: ['profile.favorite-list-changed@1'],
});
