import { draw as beacon } from '../families/beacon.ts';
import { draw as extinguisher } from '../families/extinguisher.ts';
import { draw as firePanel } from '../families/fire-panel.ts';
import { draw as fixedDetector } from '../families/fixed-detector.ts';
import { draw as helmet } from '../families/helmet.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  beacon,
  extinguisher,
  'fire-panel': firePanel,
  'fixed-detector': fixedDetector,
  helmet,
};
