import { draw as brick } from '../families/brick.ts';
import { draw as coil } from '../families/coil.ts';
import { draw as doc } from '../families/doc.ts';
import { draw as drum } from '../families/drum.ts';
import { draw as fea } from '../families/fea.ts';
import { draw as gantt } from '../families/gantt.ts';
import { draw as granule } from '../families/granule.ts';
import { draw as steel } from '../families/steel.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  brick,
  coil,
  doc,
  drum,
  fea,
  gantt,
  granule,
  steel,
};
