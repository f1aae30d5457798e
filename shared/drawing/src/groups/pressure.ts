import { draw as airReceiver } from '../families/air-receiver.ts';
import { draw as cylinderBank } from '../families/cylinder-bank.ts';
import { draw as hydraulicValve } from '../families/hydraulic-valve.ts';
import { draw as isoCylinder } from '../families/iso-cylinder.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  'air-receiver': airReceiver,
  'cylinder-bank': cylinderBank,
  'hydraulic-valve': hydraulicValve,
  'iso-cylinder': isoCylinder,
};
