import { draw as ballMill } from '../families/ball-mill.ts';
import { draw as buttonBit } from '../families/button-bit.ts';
import { draw as drillRig } from '../families/drill-rig.ts';
import { draw as magneticSeparator } from '../families/magnetic-separator.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  'ball-mill': ballMill,
  'button-bit': buttonBit,
  'drill-rig': drillRig,
  'magnetic-separator': magneticSeparator,
};
