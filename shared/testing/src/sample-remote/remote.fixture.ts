import { signedOut } from '@bazaar/contracts/events';
import * as paths from '@bazaar/contracts/paths';
import { defineRemote } from '@bazaar/host';

// biome-ignore lint/style/noDefaultExport: a remote is a default export
export default defineRemote({
  name: 'mf-catalog',
  routes: [
    {
      pattern: paths.category,
      access: 'public',
      layout: 'main',
      render: 'server',
      page: async (host) => (await import('./categories.fixture.tsx')).categoriesRoute(host),
    },
  ],
  slots: [
    { name: 'home.types', access: 'any', render: 'server', widget: () => import('./types-slot.fixture.tsx') },
  ],
  listen: ({ bus, queryClient }) => bus.on(signedOut, () => queryClient.clear()),
});
