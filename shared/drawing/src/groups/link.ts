import * as nut from '../families/nut.ts';
import * as rollerChain from '../families/roller-chain.ts';
import * as taperedBearing from '../families/tapered-bearing.ts';
import * as vBelt from '../families/v-belt.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  nut,
  'roller-chain': rollerChain,
  'tapered-bearing': taperedBearing,
  'v-belt': vBelt,
};
