import { parseNumberFa, tomanToRial } from '@bazaar/locale';
import type { TargetPrice } from './move.rules.ts';

/** The services take no higher price of one unit. */
const MAX_RIAL = 1_000_000_000_000;

/** The target prices as they are typed, in toman, by line. */
export type TypedPrices = Readonly<Record<number, string>>;

export interface ReadPrices {
  prices: TargetPrice[];
  /** Lines whose text is not a price. */
  faults: number[];
}

/** Reads the typed prices; an empty field leaves the line as it is. */
export function readPrices(typed: TypedPrices): ReadPrices {
  const entries = Object.entries(typed)
    .filter(([, text]) => text.trim() !== '')
    .map(([lineId, text]) => ({ lineId: Number(lineId), targetPriceRial: rialOf(text) }));
  return {
    prices: entries.filter((entry): entry is TargetPrice => entry.targetPriceRial !== null),
    faults: entries.filter(({ targetPriceRial }) => targetPriceRial === null).map(({ lineId }) => lineId),
  };
}

function rialOf(text: string): number | null {
  const toman = parseNumberFa(text);
  if (toman === null || toman < 0 || toman * 10 > MAX_RIAL || !Number.isInteger(toman)) {
    return null;
  }
  return tomanToRial(toman);
}
