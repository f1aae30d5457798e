import { draw as pistonPump } from '../families/piston-pump.ts';
import { draw as pneumaticValve } from '../families/pneumatic-valve.ts';
import { draw as servo } from '../families/servo.ts';
import { draw as wormGearbox } from '../families/worm-gearbox.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  'piston-pump': pistonPump,
  'pneumatic-valve': pneumaticValve,
  servo,
  'worm-gearbox': wormGearbox,
};
