import { draw as plate } from '../families/plate.ts';
import { draw as rebar } from '../families/rebar.ts';
import { draw as roundBar } from '../families/round-bar.ts';
import { draw as steelBlock } from '../families/steel-block.ts';
import { draw as steelFrame } from '../families/steel-frame.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  plate,
  rebar,
  'round-bar': roundBar,
  'steel-block': steelBlock,
  'steel-frame': steelFrame,
};
