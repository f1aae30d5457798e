import { draw as bearing } from '../families/bearing.ts';
import { draw as cable } from '../families/cable.ts';
import { draw as drill } from '../families/drill.ts';
import { draw as gas } from '../families/gas.ts';
import { draw as gearbox } from '../families/gearbox.ts';
import { draw as motor } from '../families/motor.ts';
import { draw as panel } from '../families/panel.ts';
import { draw as plc } from '../families/plc.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  bearing,
  cable,
  drill,
  gas,
  gearbox,
  motor,
  panel,
  plc,
};
