import * as concentrate from '../families/concentrate.ts';
import * as mixerTruck from '../families/mixer-truck.ts';
import * as orePile from '../families/ore-pile.ts';
import * as pellets from '../families/pellets.ts';
import * as vibratingScreen from '../families/vibrating-screen.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  concentrate,
  'mixer-truck': mixerTruck,
  'ore-pile': orePile,
  pellets,
  'vibrating-screen': vibratingScreen,
};
