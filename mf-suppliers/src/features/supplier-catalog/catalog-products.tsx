import { links } from '@bazaar/contracts';
import type { Supplier } from '@bazaar/contracts/merchant';
import { PRODUCT_SORTS, type SupplierProductSummary } from '@bazaar/contracts/product';
import {
  type ListPage,
  OutOfRangePage,
  ProductTile,
  pageCountOf,
  rangeText,
  SortLinks,
} from '@bazaar/listing';
import { ProductGrid } from '@bazaar/listing/product-card';
import { formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { EmptyState } from '@bazaar/ui/empty-state';
import { Pager } from '@bazaar/ui/pager';
import styles from './catalog-products.module.css';
import { messages } from './messages.ts';
import { catalogHref } from './supplier-catalog.address.ts';
import type { CatalogData } from './supplier-catalog-head.ts';
import { matchingItems } from './term-match.rules.ts';

interface CatalogProductsProps {
  supplier: Supplier;
  products: ListPage<SupplierProductSummary>;
  /** Name of the type. */
  type: string;
  view: CatalogData;
}

/** The items in the chosen order, or a link when there is nothing to show. */
export function CatalogProducts(props: CatalogProductsProps) {
  const { products, view, type, supplier } = props;
  if (products.totalCount === 0) {
    return <NothingOfType type={type} supplier={supplier} />;
  }
  if (view.term !== '') {
    return <Found {...props} />;
  }
  const pageCount = pageCountOf(products);
  if (products.items.length === 0) {
    return <OutOfRangePage pageCount={pageCount} lastPageHref={catalogHref({ ...view, page: pageCount })} />;
  }
  return (
    <div>
      <Sorts view={view} />
      <Grid products={products.items} view={view} type={type} />
      <div className={styles.pager}>
        <Pager
          page={products.pageNumber}
          pageCount={pageCount}
          hrefOf={(page) => catalogHref({ ...view, page })}
          summary={rangeText(products, messages.item)}
        />
      </div>
    </div>
  );
}

function Found({ products, view, type }: CatalogProductsProps) {
  const found = matchingItems(products.items, view.term);
  const isOfPart = products.totalCount > products.items.length;
  const searched = isOfPart ? messages.searchedPart(formatNumber(products.items.length)) : null;
  const whole = catalogHref({ ...view, term: '', page: 1 });
  if (found.length === 0) {
    return (
      <EmptyState
        title={<bdi>{messages.notFoundTitle(view.term)}</bdi>}
        actions={
          <LinkButton kind="ink" href={whole}>
            {messages.showAll}
          </LinkButton>
        }
      >
        {searched ?? messages.notFound}
      </EmptyState>
    );
  }
  return (
    <div>
      <p className={styles.found} role="status">
        <bdi>{messages.found(formatNumber(found.length), view.term)}</bdi>
        <LinkButton kind="text" size="sm" href={whole}>
          {messages.clearSearch}
        </LinkButton>
      </p>
      {searched && <p className={styles.searched}>{searched}</p>}
      <Sorts view={view} />
      <Grid products={found} view={view} type={type} />
    </div>
  );
}

function Sorts({ view }: { view: CatalogData }) {
  return (
    <SortLinks
      label={messages.sort}
      items={PRODUCT_SORTS.map((sort) => ({
        href: catalogHref({ ...view, sort, page: 1 }),
        title: messages.sorts[sort],
        isCurrent: sort === view.sort,
      }))}
    />
  );
}

interface GridProps {
  products: readonly SupplierProductSummary[];
  view: CatalogData;
  type: string;
}

function Grid({ products, view, type }: GridProps) {
  return (
    <ProductGrid label={messages.list(type)} columns={3}>
      {products.map((product) => (
        <ProductTile key={product.id} product={product} now={view.now} withSupplier={false} level={2} />
      ))}
    </ProductGrid>
  );
}

function NothingOfType({ type, supplier }: Pick<CatalogProductsProps, 'type' | 'supplier'>) {
  return (
    <EmptyState
      title={messages.emptyTitle(type)}
      actions={
        <LinkButton kind="ink" href={links.supplier(supplier.id, supplier.slug)}>
          {messages.toSupplier}
        </LinkButton>
      }
    >
      {messages.empty}
    </EmptyState>
  );
}
