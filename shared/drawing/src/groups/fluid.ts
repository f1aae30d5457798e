import { draw as aodd } from '../families/aodd.ts';
import { draw as apip } from '../families/apip.ts';
import { draw as ball } from '../families/ball.ts';
import { draw as booster } from '../families/booster.ts';
import { draw as butterfly } from '../families/butterfly.ts';
import { draw as cylinder } from '../families/cylinder.ts';
import { draw as gearpump } from '../families/gearpump.ts';
import { draw as mono } from '../families/mono.ts';
import { draw as multi } from '../families/multi.ts';
import { draw as pump } from '../families/pump.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
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
