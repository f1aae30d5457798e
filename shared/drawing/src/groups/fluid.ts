import * as aodd from '../families/aodd.ts';
import * as apip from '../families/apip.ts';
import * as ball from '../families/ball.ts';
import * as booster from '../families/booster.ts';
import * as butterfly from '../families/butterfly.ts';
import * as cylinder from '../families/cylinder.ts';
import * as gearpump from '../families/gearpump.ts';
import * as mono from '../families/mono.ts';
import * as multi from '../families/multi.ts';
import * as pump from '../families/pump.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  aodd,
  apip,
  ball,
  booster,
  butterfly,
  cylinder,
  gearpump,
  mono,
  multi,
  pump,
};
