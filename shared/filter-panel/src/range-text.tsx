import { formatNumber } from '@bazaar/locale';
import { messages } from './messages.ts';
import { type RangeValue, unitOf } from './range.rules.ts';
import { type RangeUnit, shownIn } from './unit.rules.ts';

interface RangeTextProps {
  range: RangeValue;
  units: readonly RangeUnit[];
  /** The unit to show it in; by default the range's own. */
  unit?: RangeUnit | undefined;
}

/** A range in words: «۱ تا ۱٫۶ مگاپاسکال», «از ۱۰ bar». In its own unit it stays as it was written, with the symbol. */
export function RangeText({ range, units, unit }: RangeTextProps) {
  const own = unitOf(units, range.unitId);
  const shown = unit ?? own;
  const said = (number: number) => formatNumber(shownIn(number, own, shown), { maximumFractionDigits: 6 });
  const symbol = unit === undefined ? shown.symbol : shown.title;
  return (
    <bdi>
      {inWords(range, said)}
      {symbol !== '' && (
        <>
          {' '}
          <bdi>{symbol}</bdi>
        </>
      )}
    </bdi>
  );
}

function inWords({ value, maxValue }: RangeValue, said: (number: number) => string): string {
  if (value !== undefined && maxValue !== undefined) {
    return messages.between(said(value), said(maxValue));
  }
  if (value !== undefined) {
    return messages.atLeast(said(value));
  }
  return maxValue === undefined ? '' : messages.atMost(said(maxValue));
}
