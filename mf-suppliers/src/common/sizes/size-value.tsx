import type { Variant } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { messages } from './messages.ts';
import { type SizeColumn, shownValue } from './size-columns.rules.ts';

const DECIMALS = 6;

/** A value of a size as text; null when the size does not have it. */
export function sizeText(variant: Pick<Variant, 'values'>, column: SizeColumn): string | null {
  const value = shownValue(variant, column);
  switch (typeof value) {
    case 'number':
      return formatNumber(value, { maximumFractionDigits: DECIMALS });
    case 'boolean':
      return yesOrNo(value);
    default:
      return value;
  }
}

/** What a yes-or-no property says. */
export function yesOrNo(value: boolean): string {
  return value ? messages.yes : messages.no;
}

/** One cell of a size table, isolated: codes are Latin, numbers Persian. */
export function SizeValue({ variant, column }: { variant: Pick<Variant, 'values'>; column: SizeColumn }) {
  const text = sizeText(variant, column);
  return text === null ? (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{messages.unknown}</VisuallyHidden>
    </>
  ) : (
    <IsolatedRuns text={text} />
  );
}

/** The name of a column with the unit of its numbers. */
export function ColumnTitle({ column: { title, symbol } }: { column: Pick<SizeColumn, 'title' | 'symbol'> }) {
  return (
    <>
      <bdi>{title}</bdi>
      {symbol !== null && (
        <>
          {' '}
          <bdi dir="ltr">{symbol}</bdi>
        </>
      )}
    </>
  );
}
