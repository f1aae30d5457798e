import type { Remote } from '@bazaar/host';
import { listen } from './events.ts';
import { routes } from './routes.ts';

const remote: Remote = {
  name: 'mf-suppliers',
  routes,
  slots: {
    'product.actions': () =>
      import(/* webpackChunkName: "product-actions" */ './features/actions/product-actions.widget.tsx'),
    'site.tray': () =>
      import(/* webpackChunkName: "site-tray" */ './features/actions/compare-bar.widget.tsx'),
    'home.advertisements': () =>
      import(
        /* webpackChunkName: "home-advertisements" */ './features/advertisement/home-advertisements.widget.tsx'
      ),
  },
  listen,
};
export default remote;
