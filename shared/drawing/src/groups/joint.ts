import * as bolt from '../families/bolt.ts';
import * as cartridge from '../families/cartridge.ts';
import * as gearCoupling from '../families/gear-coupling.ts';
import * as jawCoupling from '../families/jaw-coupling.ts';
import * as mechanicalSeal from '../families/mechanical-seal.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  bolt,
  cartridge,
  'gear-coupling': gearCoupling,
  'jaw-coupling': jawCoupling,
  'mechanical-seal': mechanicalSeal,
};
