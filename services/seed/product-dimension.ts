import type { DrawingFamily } from '@bazaar/contracts';
import type { Family, FamilyVariant } from './families.ts';
import { unitOfColumn } from './seed-base-products.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Lengths of the product itself; the one that a drawing would show comes first. */
const BODY_LENGTHS = ['od', 'width', 'dia', 'jaw', 'stroke', 'bore', 'span', 'len'];

const SMALLEST_DRAWN_MM = 2;

/** Smallest and largest plausible size of a family's products, in millimetres. */
const PLAUSIBLE_MM: Partial<Record<DrawingFamily, readonly [number, number]>> = {
  pump: [320, 1400], mono: [900, 2800], multi: [420, 1600], gearpump: [180, 720], ball: [90, 620], butterfly: [60, 480],
  motor: [220, 1350], bearing: [30, 320], gearbox: [160, 1250], cable: [8, 64], plc: [110, 640], cylinder: [180, 1900],
  steel: [40, 600], coil: [600, 1500], drum: [570, 960], granule: [380, 1100], lathe: [1800, 6200], weld: [380, 980],
  shed: [12_000, 40_000], crane: [8000, 26_000], gas: [90, 280], drill: [240, 520], brick: [114, 460], crusher: [900, 4800],
  panel: [600, 2400], inspect: [150, 640], heat: [420, 2600], spray: [260, 900], aodd: [220, 820], apip: [900, 2600],
  booster: [280, 1900], mold: [3200, 9800], laser: [2500, 6000],
}; // biome-ignore format: a table

/** The one dimension on a product's drawing: a real length of it, else a plausible size for its drawing. */
export function dimensionOf(
  vocabulary: Vocabulary,
  { columns, drawing, variants }: Family,
  variant: FamilyVariant,
): number {
  for (const code of BODY_LENGTHS) {
    const column = columns.find(({ key }) => key === code);
    const unit = column && unitOfColumn(vocabulary, column);
    const value = variant.values[code];
    if (unit !== undefined && typeof value === 'number') {
      const millimetres = Math.round(value * unit.factorToBase * 1000);
      if (millimetres >= SMALLEST_DRAWN_MM) {
        return millimetres;
      }
    }
  }
  const place = variants.findIndex(({ code }) => code === variant.code);
  return between(PLAUSIBLE_MM[drawing] ?? [200, 1200], place / variants.length);
}

function between([smallest, largest]: readonly [number, number], size: number): number {
  const millimetres = smallest * (largest / smallest) ** size;
  return millimetres < 100 ? Math.round(millimetres) : Math.round(millimetres / 5) * 5;
}
