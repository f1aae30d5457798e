import * as controlValve from '../families/control-valve.ts';
import * as elbow from '../families/elbow.ts';
import * as flange from '../families/flange.ts';
import * as hose from '../families/hose.ts';
import * as hoseCoil from '../families/hose-coil.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  'control-valve': controlValve,
  elbow,
  flange,
  hose,
  'hose-coil': hoseCoil,
};
