import type { Variant } from '@bazaar/contracts/product';
import { Fragment, type KeyboardEvent, type MouseEvent } from 'react';
import { messages } from './messages.ts';
import { withVariant } from './page.address.ts';
import { SizeHead } from './size-head.tsx';
import styles from './size-table.module.css';
import { type SizeTableColumn, sizeTableColumns } from './size-table-columns.tsx';
import { SizeToggle } from './size-toggle.tsx';
import type { SizesSectionProps } from './sizes-section-props.ts';
import { usePageNavigation } from './use-page-navigation.ts';

interface SizeTableProps extends SizesSectionProps {
  /** The sizes to show, in their order. */
  rows: readonly Variant[];
  /** A filter button of a column was pressed. */
  onFilter: (propertyId: number) => void;
}

/** One row for each size; the offers of the chosen one are open under its row. Escape closes them. */
export function SizeTable(props: SizeTableProps) {
  const { product, table, columns, view, rows, chosen, offers, onFilter, onIntent } = props;
  const change = usePageNavigation(product, view);
  const cells = sizeTableColumns({ columns, unit: product.saleUnit, variants: table.variants });
  const toggle = ({ code }: Variant) => void change(withVariant(code === view.variant ? null : code));
  const closeOnEscape = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const target = event.target as HTMLElement;
    if (event.key === 'Escape' && chosen !== null && !event.defaultPrevented && !target.closest('dialog')) {
      event.currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      toggle(chosen);
    }
  };
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{messages.sizes.caption(product.title)}</caption>
        <thead>
          <tr>
            {cells.map((column) => (
              <SizeHead key={column.key} {...{ column, product, view, onFilter }} />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={closeOnEscape}>
          {rows.map((variant) => (
            <Fragment key={variant.code}>
              <SizeRow
                {...{ variant, cells }}
                isOpen={variant.code === chosen?.code}
                onToggle={() => toggle(variant)}
                onIntent={() => onIntent(variant.code)}
              />
              {variant.code === chosen?.code && (
                <tr>
                  <td className={styles.opened} colSpan={cells.length}>
                    <div className={styles.panel}>{offers}</div>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SizeRowProps {
  variant: Variant;
  cells: readonly SizeTableColumn[];
  isOpen: boolean;
  onToggle: () => void;
  onIntent: () => void;
}

function SizeRow({ variant, cells, isOpen, onToggle, onIntent }: SizeRowProps) {
  const pressRow = (event: MouseEvent) => {
    const isSelecting = (window.getSelection()?.toString() ?? '') !== '';
    if (!(event.target as HTMLElement).closest('button, a') && !isSelecting) {
      onToggle();
    }
  };
  return (
    // The row is a larger target for the button in its first cell.
    <tr className={styles.row} data-open={isOpen || undefined} onClick={pressRow} onPointerEnter={onIntent}>
      {cells.map(({ key, place, cell }, index) =>
        index === 0 ? (
          <th key={key} scope="row" className={styles.first}>
            <SizeToggle variant={variant} isOpen={isOpen} onToggle={onToggle} onIntent={onIntent}>
              {cell(variant)}
            </SizeToggle>
          </th>
        ) : (
          <td key={key} data-place={place}>
            {cell(variant)}
          </td>
        ),
      )}
    </tr>
  );
}
