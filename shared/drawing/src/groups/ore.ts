import { draw as concentrate } from '../families/concentrate.ts';
import { draw as mixerTruck } from '../families/mixer-truck.ts';
import { draw as orePile } from '../families/ore-pile.ts';
import { draw as pellets } from '../families/pellets.ts';
import { draw as vibratingScreen } from '../families/vibrating-screen.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  concentrate,
  'mixer-truck': mixerTruck,
  'ore-pile': orePile,
  pellets,
  'vibrating-screen': vibratingScreen,
};
