import * as sandwichPanel from '../families/sandwich-panel.ts';
import * as shoe from '../families/shoe.ts';
import * as sign from '../families/sign.ts';
import * as woolBoard from '../families/wool-board.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  'sandwich-panel': sandwichPanel,
  shoe,
  sign,
  'wool-board': woolBoard,
};
