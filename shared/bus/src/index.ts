export type { Bus, BusChannel, BusOptions, PayloadOf, Unsubscribe } from './bus.ts';
export { BusError } from './bus-error.ts';
export { createBus } from './create-bus.ts';
export { createServerBus } from './create-server-bus.ts';
