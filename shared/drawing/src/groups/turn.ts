import * as pistonPump from '../families/piston-pump.ts';
import * as pneumaticValve from '../families/pneumatic-valve.ts';
import * as servo from '../families/servo.ts';
import * as wormGearbox from '../families/worm-gearbox.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  'piston-pump': pistonPump,
  'pneumatic-valve': pneumaticValve,
  servo,
  'worm-gearbox': wormGearbox,
};
