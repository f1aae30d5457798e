import { ProductRows, ProductTile } from '@bazaar/listing';
import { ProductGrid } from '@bazaar/listing/product-card';
import { ProductTable } from './product-table.tsx';
import type { Listing } from './use-listing.ts';

interface ProductPageOfProps extends Pick<Listing, 'data' | 'products'> {
  /** What the list holds; heard only. */
  label: string;
  /** All items have the same one. */
  withSupplier?: boolean | undefined;
}

/** The items of one page, drawn the way the address says. */
export function ProductPageOf({ data, products, label, withSupplier }: ProductPageOfProps) {
  const { view, now } = data;
  const { items } = products;
  if (view === 'table') {
    return <ProductTable label={label} products={items} now={now} />;
  }
  if (view === 'list') {
    return <ProductRows label={label} products={items} now={now} />;
  }
  return (
    <ProductGrid label={label} columns={3}>
      {items.map((product) => (
        <ProductTile key={product.id} product={product} now={now} level={2} withSupplier={withSupplier} />
      ))}
    </ProductGrid>
  );
}
