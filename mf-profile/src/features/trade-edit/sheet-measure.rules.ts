import { MAX_QUANTITY } from '@bazaar/contracts/product';
import { formatNumber, parseNumberFa, stripBidiControls, toLatinDigits } from '@bazaar/locale';
import { isSameUnit, partsOf, type UnitRatio, unitRatio, wholesOf } from './units.rules.ts';

/** What a row says of how much. */
interface Written {
  quantity: string;
  unit: string;
}

/** A quantity that can be ordered, in a unit. */
export interface Measure {
  quantity: number;
  unit: string;
  /** The row says it in another unit. */
  isConverted: boolean;
}

/** Why a quantity cannot be said in a unit. */
export type MeasureFault = 'otherUnit' | 'notWhole' | 'tooMany';

const SAME: UnitRatio = { times: 1n, by: 1n };

/** The quantity of a row in a unit, exactly. A row without a unit is written in the unit of its item. */
export function measureIn({ quantity, unit }: Written, target: string): Measure | MeasureFault {
  const isSame = unit === '' || isSameUnit(unit, target);
  const ratio = isSame ? SAME : unitRatio(unit, target);
  if (ratio === null) {
    return 'otherUnit';
  }
  const whole = wholeOf(quantity, ratio);
  if (whole === null) {
    return 'notWhole';
  }
  return whole > MAX_QUANTITY ? 'tooMany' : { quantity: Number(whole), unit: target, isConverted: !isSame };
}

/** The quantity in the row's own unit, else in the nearest one of its kind where it can be ordered: 1.5 t is 1500 kg. */
export function ownMeasure(row: Written): Measure | MeasureFault {
  const own = measureIn(row, row.unit);
  if (typeof own !== 'string') {
    return own;
  }
  const others = own === 'notWhole' ? partsOf(row.unit) : wholesOf(row.unit);
  const found = others.map((unit) => measureIn(row, unit)).find((measure) => typeof measure !== 'string');
  return found ?? own;
}

/** Beyond them no row means a quantity; what is written there would only cost time. */
const MAX_DECIMALS = 20;

/** A written decimal times a ratio when that is whole and above 0. Never a float: 1.005 × 1000 is no 1004.9999. */
function wholeOf(text: string, { times, by }: UnitRatio): bigint | null {
  const value = parseNumberFa(text);
  if (value === null || value <= 0) {
    return null;
  }
  const plain = toLatinDigits(stripBidiControls(text)).replace(/[^\d.٫]/g, '');
  const [whole = '', fraction = ''] = plain.split(/[.٫]/);
  if (fraction.length > MAX_DECIMALS) {
    return null;
  }
  const parts = BigInt(whole + fraction) * times;
  const each = by * 10n ** BigInt(fraction.length);
  return parts % each === 0n ? parts / each : null;
}

/** A written quantity in Persian digits: «۱٫۵»; a text that is no number stays. */
export function quantityText(text: string): string {
  const value = parseNumberFa(text);
  return value === null ? text : formatNumber(value, { maximumFractionDigits: 12 });
}
