import * as packing from '../families/packing.ts';
import * as pipe from '../families/pipe.ts';
import * as pistonCompressor from '../families/piston-compressor.ts';
import * as plateExchanger from '../families/plate-exchanger.ts';
import * as screwCompressor from '../families/screw-compressor.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  packing,
  pipe,
  'piston-compressor': pistonCompressor,
  'plate-exchanger': plateExchanger,
  'screw-compressor': screwCompressor,
};
