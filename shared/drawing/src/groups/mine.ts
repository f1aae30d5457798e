import * as ballMill from '../families/ball-mill.ts';
import * as buttonBit from '../families/button-bit.ts';
import * as drillRig from '../families/drill-rig.ts';
import * as magneticSeparator from '../families/magnetic-separator.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  'ball-mill': ballMill,
  'button-bit': buttonBit,
  'drill-rig': drillRig,
  'magnetic-separator': magneticSeparator,
};
