import * as namePlate from '../families/name-plate.ts';
import * as oilTransformer from '../families/oil-transformer.ts';
import * as smokeDetector from '../families/smoke-detector.ts';
import * as ups from '../families/ups.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  'name-plate': namePlate,
  'oil-transformer': oilTransformer,
  'smoke-detector': smokeDetector,
  ups,
};
