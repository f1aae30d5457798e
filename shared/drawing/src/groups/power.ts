import * as airBreaker from '../families/air-breaker.ts';
import * as drive from '../families/drive.ts';
import * as dryTransformer from '../families/dry-transformer.ts';
import * as genset from '../families/genset.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  'air-breaker': airBreaker,
  drive,
  'dry-transformer': dryTransformer,
  genset,
};
