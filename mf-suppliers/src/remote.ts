import type { Remote } from '@bazaar/host';
import { routes } from './routes.ts';

const remote: Remote = { name: 'mf-suppliers', routes };
export default remote;
