import { draw as bolt } from '../families/bolt.ts';
import { draw as cartridge } from '../families/cartridge.ts';
import { draw as gearCoupling } from '../families/gear-coupling.ts';
import { draw as jawCoupling } from '../families/jaw-coupling.ts';
import { draw as mechanicalSeal } from '../families/mechanical-seal.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  bolt,
  cartridge,
  'gear-coupling': gearCoupling,
  'jaw-coupling': jawCoupling,
  'mechanical-seal': mechanicalSeal,
};
