import { draw as photoSensor } from '../families/photo-sensor.ts';
import { draw as proximitySensor } from '../families/proximity-sensor.ts';
import { draw as thermocouple } from '../families/thermocouple.ts';
import { draw as transmitter } from '../families/transmitter.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  'photo-sensor': photoSensor,
  'proximity-sensor': proximitySensor,
  thermocouple,
  transmitter,
};
