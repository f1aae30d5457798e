import { draw as mill } from '../families/mill.ts';
import { draw as press } from '../families/press.ts';
import { draw as shear } from '../families/shear.ts';
import { draw as welder } from '../families/welder.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  mill,
  press,
  shear,
  welder,
};
