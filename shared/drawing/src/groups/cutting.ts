import * as electrode from '../families/electrode.ts';
import * as endMill from '../families/end-mill.ts';
import * as grinder from '../families/grinder.ts';
import * as insert from '../families/insert.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  electrode,
  'end-mill': endMill,
  grinder,
  insert,
};
