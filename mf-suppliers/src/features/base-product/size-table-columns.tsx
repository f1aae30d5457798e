import type { Variant } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import type { ReactNode } from 'react';
import type { SizeColumn } from '../../common/sizes/size-columns.rules.ts';
import { isInMillions, leadText, sizePriceText } from '../../common/sizes/size-price.ts';
import { ColumnTitle, SizeValue } from '../../common/sizes/size-value.tsx';
import { messages } from './messages.ts';
import { amountText } from './offer-words.ts';
import type { SizeOrderKey } from './page.address.ts';
import styles from './size-table.module.css';

const { sizes: words } = messages;

/** Columns of values that come before the price on a phone, the one that stays in place included. */
const LEADING = 3;

/** One column of the size table. */
export interface SizeTableColumn {
  key: string;
  head: ReactNode;
  order: SizeOrderKey;
  /** The property that it can be filtered by. */
  propertyId?: number | undefined;
  /** Shown in a narrow or a wide window only: on a phone the price follows the leading columns. */
  place?: 'narrow' | 'wide' | undefined;
  cell: (variant: Variant) => ReactNode;
}

interface Context {
  columns: readonly SizeColumn[];
  unit: string;
  variants: readonly Variant[];
}

/** The columns of the table: values, price, suppliers and stock, and the code last. */
export function sizeTableColumns({ columns, unit, variants }: Context): SizeTableColumn[] {
  const values = columns.map(valueColumn);
  const code: SizeTableColumn = {
    key: 'code',
    head: words.code,
    order: 'code',
    cell: (variant) => (
      <bdi dir="ltr" className={styles.code}>
        {variant.code}
      </bdi>
    ),
  };
  const terms = [priceColumn(), offersColumn(), stockColumn(unit)];
  const narrow = terms.map(
    (column): SizeTableColumn => ({ ...column, key: `${column.key}-narrow`, place: 'narrow' }),
  );
  const wide = terms.map((column): SizeTableColumn => ({ ...column, place: 'wide' }));
  const leading = narrowPrice(narrow, variants);
  return values.length === 0
    ? [{ ...code }, ...terms]
    : [...values.slice(0, LEADING), ...leading, ...values.slice(LEADING), ...wide, code];
}

function narrowPrice(narrow: readonly SizeTableColumn[], variants: readonly Variant[]): SizeTableColumn[] {
  if (!isInMillions(variants)) {
    return [...narrow];
  }
  return narrow.map((column) =>
    column.order === 'price'
      ? {
          ...column,
          head: words.priceInMillions,
          cell: (variant) => <PriceText variant={variant} inMillions />,
        }
      : column,
  );
}

function valueColumn(column: SizeColumn): SizeTableColumn {
  return {
    key: String(column.propertyId),
    head: <ColumnTitle column={column} />,
    order: column.propertyId,
    propertyId: column.propertyId,
    cell: (variant) => <SizeValue variant={variant} column={column} />,
  };
}

function priceColumn(): SizeTableColumn {
  return {
    key: 'price',
    head: words.priceFrom,
    order: 'price',
    cell: (variant) => <PriceText variant={variant} />,
  };
}

function PriceText({ variant, inMillions }: { variant: Variant; inMillions?: boolean }) {
  const text = sizePriceText(variant, inMillions);
  return variant.minPriceRial === null ? (
    <span className={styles.quiet}>{text ?? '—'}</span>
  ) : (
    <b className={styles.price}>{text}</b>
  );
}

function offersColumn(): SizeTableColumn {
  return {
    key: 'offers',
    head: words.offers,
    order: 'offers',
    cell: ({ offersCount }) => formatNumber(offersCount),
  };
}

/** How many are in stock; for what is made to order, how long it takes. */
function stockColumn(unit: string): SizeTableColumn {
  return {
    key: 'stock',
    head: words.stock,
    order: 'stock',
    cell: ({ stock, leadTimeDays }) =>
      stock !== null && stock > 0 ? (
        amountText(stock, unit)
      ) : (
        <span className={styles.quiet}>{leadTimeDays === null ? '—' : leadText(leadTimeDays)}</span>
      ),
  };
}
