import type { SupplierFacets, SupplierId, SupplierSummary } from '@bazaar/contracts/merchant';
import { SUPPLIER_SORTS } from '@bazaar/contracts/merchant';
import type { SupplierProductSummary } from '@bazaar/contracts/product';
import { AppliedFilters } from '@bazaar/filter-panel';
import { type ListPage, OutOfRangePage, pageCountOf, rangeText, SortLinks } from '@bazaar/listing';
import { formatNumber } from '@bazaar/locale';
import { Breadcrumb, type BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { Container, PageHead } from '@bazaar/ui/container';
import { Pager } from '@bazaar/ui/pager';
import { PrintButton } from '@bazaar/ui/print-button';
import type { ReactNode } from 'react';
import { appliedFilters } from './applied.ts';
import { type ListPlace, placePath } from './list-place.ts';
import { messages } from './messages.ts';
import { SupplierCard } from './supplier-card.tsx';
import { listHref, type SupplierListView as View } from './supplier-list.address.ts';
import { choiceCount } from './supplier-list.rules.ts';
import styles from './supplier-list-view.module.css';

interface SupplierListViewProps {
  title: string;
  breadcrumb: readonly BreadcrumbItem[];
  place: ListPlace;
  view: View;
  suppliers: ListPage<SupplierSummary>;
  /** Facet counts of the unfiltered list; undefined while they are not available. */
  whole: SupplierFacets | undefined;
  samplesOf: (id: SupplierId) => readonly SupplierProductSummary[];
  /** The parts that load or change on their own. */
  filters: ReactNode;
  near: ReactNode;
  zero: ReactNode;
  shortlist: ReactNode;
  /** The shortlist is shown; it is then printed alone. */
  isShortlistOpen: boolean;
  starOf: (supplier: SupplierSummary) => ReactNode;
}

/** The whole page of one list: filters beside it, sort orders above it, and one page of suppliers. */
export function SupplierListView(props: SupplierListViewProps) {
  const { title, breadcrumb, place, view, whole } = props;
  return (
    <Container>
      <Breadcrumb items={breadcrumb} />
      <PageHead title={<bdi>{title}</bdi>} note={<Found {...props} />} actions={<PrintButton size="sm" />} />
      {props.shortlist}
      <AppliedFilters
        label={messages.applied}
        items={appliedFilters(place, view, whole)}
        clearHref={placePath(place)}
      />
      <div className={styles.layout} data-print={props.isShortlistOpen ? 'hide' : undefined}>
        <div data-print="hide">{props.filters}</div>
        <div>
          <Sorts place={place} view={view} />
          <div data-print="hide">{props.near}</div>
          <Suppliers {...props} />
        </div>
      </div>
    </Container>
  );
}

function Found({ suppliers, view, whole }: SupplierListViewProps) {
  const count = formatNumber(suppliers.totalCount);
  return (
    <span role="status">
      {choiceCount(view.choice) > 0 && whole
        ? messages.foundOf(count, formatNumber(whole.totalCount))
        : messages.found(count)}
    </span>
  );
}

function Sorts({ place, view }: Pick<SupplierListViewProps, 'place' | 'view'>) {
  return (
    <SortLinks
      label={messages.sort}
      items={SUPPLIER_SORTS.map((sort) => ({
        href: listHref(place, view, { sort }),
        title: messages.sorts[sort],
        isCurrent: sort === view.sort,
      }))}
    />
  );
}

function Suppliers({ place, view, suppliers, samplesOf, starOf, zero }: SupplierListViewProps) {
  const pageCount = pageCountOf(suppliers);
  if (pageCount === 0) {
    return zero;
  }
  if (suppliers.items.length === 0) {
    return <OutOfRangePage pageCount={pageCount} lastPageHref={listHref(place, view, { page: pageCount })} />;
  }
  return (
    <>
      <ul className={styles.list} aria-label={messages.list}>
        {suppliers.items.map((supplier) => (
          <li key={supplier.id}>
            <SupplierCard supplier={supplier} samples={samplesOf(supplier.id)} star={starOf(supplier)} />
          </li>
        ))}
      </ul>
      <div className={styles.pager}>
        <Pager
          page={suppliers.pageNumber}
          pageCount={pageCount}
          hrefOf={(page) => listHref(place, view, { page })}
          summary={rangeText(suppliers, messages.name)}
        />
      </div>
    </>
  );
}
