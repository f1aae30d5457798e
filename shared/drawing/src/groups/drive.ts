import * as bearing from '../families/bearing.ts';
import * as cable from '../families/cable.ts';
import * as drill from '../families/drill.ts';
import * as gas from '../families/gas.ts';
import * as gearbox from '../families/gearbox.ts';
import * as motor from '../families/motor.ts';
import * as panel from '../families/panel.ts';
import * as plc from '../families/plc.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  bearing,
  cable,
  drill,
  gas,
  gearbox,
  motor,
  panel,
  plc,
};
