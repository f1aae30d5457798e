import * as brick from '../families/brick.ts';
import * as coil from '../families/coil.ts';
import * as doc from '../families/doc.ts';
import * as drum from '../families/drum.ts';
import * as fea from '../families/fea.ts';
import * as gantt from '../families/gantt.ts';
import * as granule from '../families/granule.ts';
import * as steel from '../families/steel.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  brick,
  coil,
  doc,
  drum,
  fea,
  gantt,
  granule,
  steel,
};
