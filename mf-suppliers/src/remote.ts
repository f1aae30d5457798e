import type { Remote } from '@bazaar/host';
import { listen } from './events.ts';
import { routes } from './routes.ts';

const remote: Remote = {
  name: 'mf-suppliers',
  routes,
  slots: {
    'home.advertisements': () =>
      import(
        /* webpackChunkName: "home-advertisements" */ './features/advertisement/home-advertisements.widget.tsx'
      ),
  },
  listen,
};
export default remote;
