import { draw as packing } from '../families/packing.ts';
import { draw as pipe } from '../families/pipe.ts';
import { draw as pistonCompressor } from '../families/piston-compressor.ts';
import { draw as plateExchanger } from '../families/plate-exchanger.ts';
import { draw as screwCompressor } from '../families/screw-compressor.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  packing,
  pipe,
  'piston-compressor': pistonCompressor,
  'plate-exchanger': plateExchanger,
  'screw-compressor': screwCompressor,
};
