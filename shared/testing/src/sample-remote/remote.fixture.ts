import { signedOut } from '@bazaar/contracts/events';
import { defineRoutes, type Remote } from '@bazaar/host';

const remote: Remote = {
  name: 'mf-catalog',
  routes: (host) =>
    defineRoutes('mf-catalog', {
      '/category/:categoryId/*': async () => (await import('./categories.fixture.tsx')).categoriesRoute(host),
    }),
  slots: { 'home.types': () => import('./types-slot.fixture.tsx') },
  listen: ({ bus, queryClient }) => bus.on(signedOut, () => queryClient.clear()),
};

// biome-ignore lint/style/noDefaultExport: the door of a remote is its default export
export default remote;
