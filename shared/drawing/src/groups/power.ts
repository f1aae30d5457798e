import { draw as airBreaker } from '../families/air-breaker.ts';
import { draw as drive } from '../families/drive.ts';
import { draw as dryTransformer } from '../families/dry-transformer.ts';
import { draw as genset } from '../families/genset.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  'air-breaker': airBreaker,
  drive,
  'dry-transformer': dryTransformer,
  genset,
};
