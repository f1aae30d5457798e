import { ProductRows, ProductTile } from '@bazaar/listing';
import { ProductGrid } from '@bazaar/listing/product-card';
import { ProductTable } from './product-table.tsx';
import type { Listing } from './use-listing.ts';

interface ProductPageOfProps extends Pick<Listing, 'data' | 'products'> {
  /** The name of the list for screen readers only. */
  label: string;
  /** False when all items have the same supplier. */
  withSupplier?: boolean | undefined;
}

/** The items of one page, in the display variant of the address. */
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
