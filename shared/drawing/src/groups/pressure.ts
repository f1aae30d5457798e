import * as airReceiver from '../families/air-receiver.ts';
import * as cylinderBank from '../families/cylinder-bank.ts';
import * as hydraulicValve from '../families/hydraulic-valve.ts';
import * as isoCylinder from '../families/iso-cylinder.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  'air-receiver': airReceiver,
  'cylinder-bank': cylinderBank,
  'hydraulic-valve': hydraulicValve,
  'iso-cylinder': isoCylinder,
};
