import type { BaseProduct, VariantTable } from '@bazaar/contracts/product';
import { ItemDrawing } from '@bazaar/drawing';
import { formatNumber } from '@bazaar/locale';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Fragment, type ReactNode } from 'react';
import { type SizeColumn, shownValue } from '../../common/sizes/size-columns.rules.ts';
import styles from './base-product-summary.module.css';
import { messages } from './messages.ts';

const STANDARDS_SHOWN = 2;

interface BaseProductSummaryProps {
  product: BaseProduct;
  table: VariantTable;
  columns: readonly SizeColumn[];
}

/** The base product in short: its drawing, its name, and how far its sizes reach. */
export function BaseProductSummary({ product, table, columns }: BaseProductSummaryProps) {
  const { title, drawing, suppliersCount, standards } = product;
  const parts: ReactNode[] = [
    <SizeSpan key="sizes" table={table} columns={columns} />,
    ...standards.slice(0, STANDARDS_SHOWN).map((standard) => (
      <bdi key={standard} dir="ltr">
        {standard}
      </bdi>
    )),
    suppliersCount === 0 ? messages.noSuppliers : messages.suppliers(formatNumber(suppliersCount)),
  ];
  return (
    <header className={styles.summary}>
      <div className={styles.plate}>
        <ItemDrawing spec={drawing} label={messages.drawingLabel(title)} />
      </div>
      <div>
        <h1 className={styles.title}>
          <IsolatedRuns text={title} />
        </h1>
        <p className={styles.parts}>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order
            <Fragment key={index}>
              {index > 0 && ' · '}
              {part}
            </Fragment>
          ))}
        </p>
      </div>
    </header>
  );
}

/** «۵۲ اندازه از ۰٫۵۵ تا ۱۳۲ kW» */
function SizeSpan({ table: { variants }, columns }: Pick<BaseProductSummaryProps, 'table' | 'columns'>) {
  const count = messages.sizeCount(formatNumber(variants.length));
  const column = columns.find(({ kind, defines }) => kind === 'number' && defines);
  const numbers = variants.flatMap((variant) => {
    const value = column && shownValue(variant, column);
    return typeof value === 'number' ? [value] : [];
  });
  if (column === undefined || numbers.length < 2) {
    return count;
  }
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return (
    <>
      {count}
      {messages.with}
      <bdi>{column.title}</bdi>{' '}
      <bdi dir="rtl" className={styles.span}>
        {messages.fromTo(formatNumber(low), formatNumber(high))}{' '}
        {column.symbol !== null && <bdi dir="ltr">{column.symbol}</bdi>}
      </bdi>
    </>
  );
}
