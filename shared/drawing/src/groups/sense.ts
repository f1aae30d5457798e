import * as photoSensor from '../families/photo-sensor.ts';
import * as proximitySensor from '../families/proximity-sensor.ts';
import * as thermocouple from '../families/thermocouple.ts';
import * as transmitter from '../families/transmitter.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  'photo-sensor': photoSensor,
  'proximity-sensor': proximitySensor,
  thermocouple,
  transmitter,
};
