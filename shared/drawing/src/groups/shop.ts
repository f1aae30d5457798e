import * as mill from '../families/mill.ts';
import * as press from '../families/press.ts';
import * as shear from '../families/shear.ts';
import * as welder from '../families/welder.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  mill,
  press,
  shear,
  welder,
};
