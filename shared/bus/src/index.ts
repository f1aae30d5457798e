export { type Bus, type BusOptions, createBus, type Unsubscribe } from './bus.ts';
