import { draw as crane } from '../families/crane.ts';
import { draw as crusher } from '../families/crusher.ts';
import { draw as heat } from '../families/heat.ts';
import { draw as inspect } from '../families/inspect.ts';
import { draw as laser } from '../families/laser.ts';
import { draw as lathe } from '../families/lathe.ts';
import { draw as mold } from '../families/mold.ts';
import { draw as shed } from '../families/shed.ts';
import { draw as ship } from '../families/ship.ts';
import { draw as spray } from '../families/spray.ts';
import { draw as weld } from '../families/weld.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
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
