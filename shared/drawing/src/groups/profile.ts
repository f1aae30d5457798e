import { draw as beam } from '../families/beam.ts';
import { draw as cathode } from '../families/cathode.ts';
import { draw as corrugatedSheet } from '../families/corrugated-sheet.ts';
import { draw as hollowSection } from '../families/hollow-section.ts';
import { draw as membraneRoll } from '../families/membrane-roll.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  beam,
  cathode,
  'corrugated-sheet': corrugatedSheet,
  'hollow-section': hollowSection,
  'membrane-roll': membraneRoll,
};
