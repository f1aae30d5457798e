import type { Remote } from '@bazaar/host';
import { routes } from './routes.ts';
import { slots } from './slots.ts';

const remote: Remote = { name: 'mf-content', routes, slots };
export default remote;
