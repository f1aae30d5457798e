import * as beam from '../families/beam.ts';
import * as cathode from '../families/cathode.ts';
import * as corrugatedSheet from '../families/corrugated-sheet.ts';
import * as hollowSection from '../families/hollow-section.ts';
import * as membraneRoll from '../families/membrane-roll.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  beam,
  cathode,
  'corrugated-sheet': corrugatedSheet,
  'hollow-section': hollowSection,
  'membrane-roll': membraneRoll,
};
