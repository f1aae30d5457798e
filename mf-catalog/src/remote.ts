import type { Remote } from '@bazaar/host';
import { routes } from './routes.ts';

const remote: Remote = {
  name: 'mf-catalog',
  routes,
  slots: {
    'home.types': () => import(/* webpackChunkName: "home-types" */ './features/home/home-types.widget.tsx'),
    'home.categories': () =>
      import(/* webpackChunkName: "home-categories" */ './features/home/home-categories.widget.tsx'),
  },
};
export default remote;
