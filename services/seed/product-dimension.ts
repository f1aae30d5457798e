import type { DrawingFamily } from '@bazaar/contracts';
import type { Family, FamilyVariant } from './families.ts';
import { unitOfColumn } from './seed-base-products.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The column that gives the length which a family's drawing measures; the others measure nothing that is known. */
const MEASURED: Partial<Record<DrawingFamily, string>> = {
  'air-receiver': 'height',
  ball: 'ftf',
  beam: 'height',
  bearing: 'od',
  bolt: 'len',
  'button-bit': 'dia',
  cable: 'od',
  crane: 'span',
  crusher: 'jaw',
  electrode: 'len',
  elbow: 'od',
  'end-mill': 'dia',
  flange: 'od',
  'gear-coupling': 'od',
  grinder: 'dia',
  'jaw-coupling': 'overall',
  'magnetic-separator': 'dia',
  'mechanical-seal': 'lwork',
  nut: 'af',
  packing: 'width',
  pipe: 'od',
  plate: 'len',
  rebar: 'len',
  'roller-chain': 'chpitch',
  'round-bar': 'dia',
  'sandwich-panel': 'thick',
  shed: 'span',
  'steel-block': 'width',
  'tapered-bearing': 'od',
  thermocouple: 'len',
  'vibrating-screen': 'decklen',
  'wool-board': 'thick',
};

/** Whole millimetres are drawn; a length with a fraction would be wrong when rounded. */
const FRACTION_MM = 0.01;

/** The one dimension on a product's drawing: the true length of what the drawing measures, null when it is unknown. */
export function dimensionOf(
  vocabulary: Vocabulary,
  { columns, drawing }: Family,
  { values }: FamilyVariant,
): number | null {
  const column = columns.find(({ key }) => key === MEASURED[drawing]);
  const value = column && values[column.key];
  if (column === undefined || typeof value !== 'number') {
    return null;
  }
  const millimetres = value * (unitOfColumn(vocabulary, column)?.factorToBase ?? 0) * 1000;
  const whole = Math.round(millimetres);
  return whole > 0 && Math.abs(millimetres - whole) < FRACTION_MM ? whole : null;
}
