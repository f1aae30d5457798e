import { draw as conveyor } from '../families/conveyor.ts';
import { draw as granulator } from '../families/granulator.ts';
import { draw as injectionMachine } from '../families/injection-machine.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  conveyor,
  granulator,
  'injection-machine': injectionMachine,
};
