import * as crane from '../families/crane.ts';
import * as crusher from '../families/crusher.ts';
import * as heat from '../families/heat.ts';
import * as inspect from '../families/inspect.ts';
import * as laser from '../families/laser.ts';
import * as lathe from '../families/lathe.ts';
import * as mold from '../families/mold.ts';
import * as shed from '../families/shed.ts';
import * as ship from '../families/ship.ts';
import * as spray from '../families/spray.ts';
import * as weld from '../families/weld.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  crane,
  crusher,
  heat,
  inspect,
  laser,
  lathe,
  mold,
  shed,
  ship,
  spray,
  weld,
};
