import { draw as caliper } from '../families/caliper.ts';
import { draw as controller } from '../families/controller.ts';
import { draw as magneticFlowmeter } from '../families/magnetic-flowmeter.ts';
import { draw as micrometer } from '../families/micrometer.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  caliper,
  controller,
  'magnetic-flowmeter': magneticFlowmeter,
  micrometer,
};
