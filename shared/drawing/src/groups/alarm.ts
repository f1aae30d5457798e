import * as beacon from '../families/beacon.ts';
import * as extinguisher from '../families/extinguisher.ts';
import * as firePanel from '../families/fire-panel.ts';
import * as fixedDetector from '../families/fixed-detector.ts';
import * as helmet from '../families/helmet.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  beacon,
  extinguisher,
  'fire-panel': firePanel,
  'fixed-detector': fixedDetector,
  helmet,
};
