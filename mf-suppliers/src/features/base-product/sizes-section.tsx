import type { Variant } from '@bazaar/contracts/product';
import { AppliedFilters } from '@bazaar/filter-panel';
import { formatNumber, isolate } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { EmptyState } from '@bazaar/ui/empty-state';
import { Link } from '@bazaar/ui/link';
import { Note } from '@bazaar/ui/note';
import { useState } from 'react';
import { type SizeColumn, sizeColumns } from '../../common/sizes/size-columns.rules.ts';
import { appliedFilters, filterWords } from './applied-filters.tsx';
import { messages } from './messages.ts';
import { amountText } from './offer-words.ts';
import { type PageView, SIZES_ID, viewLink } from './page.address.ts';
import { SizeControls } from './size-controls.tsx';
import { SizeFilters } from './size-filters.tsx';
import { bestRemoval, filterSizes, knownFilters, sortSizes, without } from './size-list.rules.ts';
import { SizeTable } from './size-table.tsx';
import styles from './sizes-section.module.css';
import type { SizesSectionProps } from './sizes-section-props.ts';

const { sizes: words } = messages;

/** More rows than this are shown on request. */
const MAX_ROWS = 50;

/** The size table with what decides about it: quantity, units and filters. */
export function SizesSection(props: SizesSectionProps) {
  const { product, table, columns, view, quantity, chosen } = props;
  const written = sizeColumns(table.columns, view.filterSystem);
  const [only, setOnly] = useState<number | null>(null);
  const filters = knownFilters(view.filters, columns);
  const found = sortSizes(filterSizes(table.variants, filters, written), view.order, columns);
  const rows = view.isWhole || isBeyond(found, chosen) ? found : found.slice(0, MAX_ROWS);
  const filterList = { filters, written, columns };
  const isNarrowed = filters.length > 0;
  return (
    <section id={SIZES_ID} className={styles.section} aria-label={words.title}>
      <SizeControls
        {...{ product, table, columns, view, quantity }}
        filtersCount={filters.length}
        onFilters={() => setOnly(null)}
      >
        <SizeFilters {...{ product, view, columns, written, only }} variants={table.variants} />
      </SizeControls>
      {view.variant !== null && chosen === null && (
        <Note tone="warning">{words.unknown(isolate(view.variant))}</Note>
      )}
      <div className={styles.state} data-print="hide">
        <p role="status" className={styles.count}>
          {isNarrowed
            ? words.found(formatNumber(found.length), formatNumber(table.variants.length))
            : words.all(formatNumber(found.length))}
        </p>
        <AppliedFilters
          label={words.applied}
          items={appliedFilters({ product, view, ...filterList })}
          clearHref={viewLink(product, view, { filters: [] })}
        />
      </div>
      {rows.length === 0 ? (
        <NoSizes {...props} {...filterList} />
      ) : (
        <SizeTable {...props} rows={rows} onFilter={setOnly} />
      )}
      <p className={styles.foot}>
        <span>{words.priceNote(amountText(quantity, product.saleUnit))}</span>
        {rows.length < found.length && (
          <Link href={viewLink(product, view, { isWhole: true })} data-print="hide">
            {words.showAll(formatNumber(found.length))}
          </Link>
        )}
      </p>
    </section>
  );
}

/** Whether the chosen size stands below the rows that are shown first. */
function isBeyond(found: readonly Variant[], chosen: Variant | null): boolean {
  return chosen !== null && found.findIndex(({ code }) => code === chosen.code) >= MAX_ROWS;
}

interface NoSizesProps extends SizesSectionProps {
  filters: PageView['filters'];
  written: readonly SizeColumn[];
}

function NoSizes({ product, table, view, columns, filters, written }: NoSizesProps) {
  if (table.variants.length === 0) {
    return <EmptyState title={words.noneTitle}>{words.none}</EmptyState>;
  }
  const best = bestRemoval(table.variants, filters, written);
  const kept = best === null ? [] : without(view.filters, best.filter.propertyId);
  return (
    <EmptyState
      title={words.emptyTitle}
      actions={
        <LinkButton kind="ink" href={viewLink(product, view, { filters: kept })}>
          {best === null ? words.clearFilters : words.removeFilter}
        </LinkButton>
      }
    >
      {best === null
        ? words.clearAll(formatNumber(table.variants.length))
        : words.emptyWithout(filterWords(best.filter, { written, columns }), formatNumber(best.count))}
    </EmptyState>
  );
}
