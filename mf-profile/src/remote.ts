import type { Remote } from '@bazaar/host';
import { listen } from './events.ts';
import { routes } from './routes.ts';

const remote: Remote = {
  name: 'mf-profile',
  routes,
  slots: {
    'header.badge': () =>
      import(/* webpackChunkName: "header-badge" */ './features/badge/header-badge.widget.tsx'),
    'home.continue': () =>
      import(/* webpackChunkName: "home-continue" */ './features/continue/home-continue.widget.tsx'),
  },
  listen,
};
export default remote;
