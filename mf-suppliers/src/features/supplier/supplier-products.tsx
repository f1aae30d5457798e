import { links } from '@bazaar/contracts';
import type { Supplier } from '@bazaar/contracts/merchant';
import type { SupplierProductSummary } from '@bazaar/contracts/product';
import { ProductTile } from '@bazaar/listing';
import { formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { EmptyState } from '@bazaar/ui/empty-state';
import { Pager } from '@bazaar/ui/pager';
import { ProductGrid } from '@bazaar/ui/product-card';
import { messages } from './messages.ts';
import styles from './supplier-products.module.css';

/** One page of the supplier's items. */
export interface ProductPage {
  items: readonly SupplierProductSummary[];
  totalCount: number;
  pageNumber: number;
  pageSize: number;
}

interface SupplierProductsProps {
  supplier: Supplier;
  products: ProductPage;
  now: string;
}

/** What the supplier offers, a page at a time. */
export function SupplierProducts({ supplier, products, now }: SupplierProductsProps) {
  if (products.items.length === 0) {
    return <NoProducts supplier={supplier} products={products} />;
  }
  const { items, totalCount, pageNumber, pageSize } = products;
  const first = (pageNumber - 1) * pageSize + 1;
  const range = [first, first + items.length - 1, totalCount].map((count) => formatNumber(count));
  return (
    <Card as="section" labelledBy="products-title">
      <CardHead id="products-title" title={messages.products.title} note={formatNumber(totalCount)} />
      <CardBody>
        <ProductGrid label={messages.products.title} columns={3}>
          {items.map((product) => (
            <ProductTile key={product.id} product={product} now={now} withSupplier={false} />
          ))}
        </ProductGrid>
        <div className={styles.pager}>
          <Pager
            page={pageNumber}
            pageCount={Math.ceil(totalCount / pageSize)}
            hrefOf={(page) => pageHref(supplier, page)}
            summary={messages.products.range(range[0] ?? '', range[1] ?? '', range[2] ?? '')}
          />
        </div>
      </CardBody>
    </Card>
  );
}

function NoProducts({ supplier, products }: Pick<SupplierProductsProps, 'supplier' | 'products'>) {
  const pageCount = Math.ceil(products.totalCount / products.pageSize);
  return pageCount === 0 ? (
    <EmptyState title={messages.products.emptyTitle}>{messages.products.empty}</EmptyState>
  ) : (
    <EmptyState
      title={messages.products.beyondTitle}
      actions={
        <LinkButton kind="ink" href={pageHref(supplier, pageCount)}>
          {messages.products.lastPage}
        </LinkButton>
      }
    >
      {messages.products.beyond(formatNumber(pageCount))}
    </EmptyState>
  );
}

function pageHref({ id, slug }: Supplier, page: number): string {
  return `${links.supplier(id, slug)}${page > 1 ? `?page=${page}` : ''}#products`;
}
