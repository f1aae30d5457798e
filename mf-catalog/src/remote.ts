import { defineRemote } from '@bazaar/host';
import { routes } from './routes.ts';
import { slots } from './slots.ts';

export default defineRemote({ name: 'mf-catalog', routes, slots });
