import { draw as namePlate } from '../families/name-plate.ts';
import { draw as oilTransformer } from '../families/oil-transformer.ts';
import { draw as smokeDetector } from '../families/smoke-detector.ts';
import { draw as ups } from '../families/ups.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  'name-plate': namePlate,
  'oil-transformer': oilTransformer,
  'smoke-detector': smokeDetector,
  ups,
};
