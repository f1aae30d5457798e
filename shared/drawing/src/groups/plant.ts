import * as conveyor from '../families/conveyor.ts';
import * as granulator from '../families/granulator.ts';
import * as injectionMachine from '../families/injection-machine.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  conveyor,
  granulator,
  'injection-machine': injectionMachine,
};
