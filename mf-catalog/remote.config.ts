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
    { pattern: '/search/:key', access: 'public', layout: 'main', render: 'server', chunk: 'search' },
  ],
  slots: [
    { name: 'home.types', render: 'server', access: 'any', chunk: 'home-types' },
    { name: 'home.categories', render: 'server', access: 'any', chunk: 'home-categories' },
  ],
  publishes: [],
  listens: [],
});
