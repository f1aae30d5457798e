import type { Remote } from '@bazaar/host';
import { listen } from './events.ts';
import { routes } from './routes.ts';

const remote: Remote = {
  name: 'mf-wallet',
  routes,
  slots: {
    'profile.credit': () =>
      import(/* webpackChunkName: "profile-credit" */ './features/wallet/profile-credit.widget.tsx'),
  },
  listen,
};
export default remote;
