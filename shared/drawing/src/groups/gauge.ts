import * as caliper from '../families/caliper.ts';
import * as controller from '../families/controller.ts';
import * as magneticFlowmeter from '../families/magnetic-flowmeter.ts';
import * as micrometer from '../families/micrometer.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  caliper,
  controller,
  'magnetic-flowmeter': magneticFlowmeter,
  micrometer,
};
