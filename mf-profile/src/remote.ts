import { defineRemote } from '@bazaar/host';
import { listen } from './events.ts';
import { routes } from './routes.ts';
import { slots } from './slots.ts';

export default defineRemote({ name: 'mf-profile', routes, slots, listen });
