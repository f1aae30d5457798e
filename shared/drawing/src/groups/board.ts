import { draw as sandwichPanel } from '../families/sandwich-panel.ts';
import { draw as shoe } from '../families/shoe.ts';
import { draw as sign } from '../families/sign.ts';
import { draw as woolBoard } from '../families/wool-board.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  'sandwich-panel': sandwichPanel,
  shoe,
  sign,
  'wool-board': woolBoard,
};
