import { draw as electrode } from '../families/electrode.ts';
import { draw as endMill } from '../families/end-mill.ts';
import { draw as grinder } from '../families/grinder.ts';
import { draw as insert } from '../families/insert.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  electrode,
  'end-mill': endMill,
  grinder,
  insert,
};
