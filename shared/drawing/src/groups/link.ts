import { draw as nut } from '../families/nut.ts';
import { draw as rollerChain } from '../families/roller-chain.ts';
import { draw as taperedBearing } from '../families/tapered-bearing.ts';
import { draw as vBelt } from '../families/v-belt.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  nut,
  'roller-chain': rollerChain,
  'tapered-bearing': taperedBearing,
  'v-belt': vBelt,
};
