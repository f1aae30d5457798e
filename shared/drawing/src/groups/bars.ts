import * as plate from '../families/plate.ts';
import * as rebar from '../families/rebar.ts';
import * as roundBar from '../families/round-bar.ts';
import * as steelBlock from '../families/steel-block.ts';
import * as steelFrame from '../families/steel-frame.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  plate,
  rebar,
  'round-bar': roundBar,
  'steel-block': steelBlock,
  'steel-frame': steelFrame,
};
