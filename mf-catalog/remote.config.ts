import { defineRemoteConfig } from '@bazaar/build';

export default defineRemoteConfig({
  name: 'mf-catalog',
  routes: [
    {
      pattern: '/category/categoryType/:categoryType',
      access: 'public',
      layout: 'main',
      render: 'server',
      chunk: 'category-type',
    },
    {
      pattern: '/category/:categoryId/*',
      access: 'public',
      layout: 'main',
      render: 'server',
      chunk: 'category',
    },
    {
      pattern: '/category/properties/:categoryId/*',
      access: 'public',
      layout: 'main',
      render: 'server',
      chunk: 'listing',
    },
    {
      pattern: '/products/search/:categoryType',
      access: 'public',
      layout: 'main',
      render: 'server',
      chunk: 'listing',
    },
    {
      pattern: '/products/category/:categoryId/*',
      access: 'public',
      layout: 'main',
      render: 'server',
      chunk: 'listing',
    },
    {
      pattern: '/products/category/:categoryId/supplier/:supplierId',
      access: 'public',
      layout: 'main',
      render: 'server',
      chunk: 'listing',
    },
    { pattern: '/search/:key', access: 'public', layout: 'main', render: 'server', chunk: 'search' },
    { pattern: '/newai', access: 'public', layout: 'main', render: 'server', chunk: 'need-finder' },
    { pattern: '/ai', access: 'public', layout: 'main', render: 'server', chunk: 'need-finder' },
  ],
  slots: [
    { name: 'home.types', render: 'server', access: 'any', chunk: 'home-types' },
    { name: 'home.categories', render: 'server', access: 'any', chunk: 'home-categories' },
  ],
  publishes: [],
  listens: [],
});
