import { draw as controlValve } from '../families/control-valve.ts';
import { draw as elbow } from '../families/elbow.ts';
import { draw as flange } from '../families/flange.ts';
import { draw as hose } from '../families/hose.ts';
import { draw as hoseCoil } from '../families/hose-coil.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  'control-valve': controlValve,
  elbow,
  flange,
  hose,
  'hose-coil': hoseCoil,
};
