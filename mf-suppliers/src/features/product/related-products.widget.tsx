import type { SupplierProduct } from '@bazaar/contracts/product';
import { useHost } from '@bazaar/host';
import { ProductTile } from '@bazaar/listing';
import { ProductGrid } from '@bazaar/listing/product-card';
import { Section } from '@bazaar/ui/container';
import { useSuspenseQuery } from '@tanstack/react-query';
import { relatedQueries } from '../../common/product/related.queries.ts';
import { isGood } from './item-kind.rules.ts';
import { messages } from './messages.ts';

interface RelatedProductsProps {
  product: SupplierProduct;
  now: string;
}

/** Similar items; renders nothing when there are none. */
export function RelatedProducts({ product, now }: RelatedProductsProps) {
  const { data } = useSuspenseQuery(relatedQueries(useHost().api).related(product.id));
  if (data.length === 0) {
    return null;
  }
  const title = isGood(product) ? messages.related : messages.similar;
  return (
    <Section title={title}>
      <ProductGrid label={title} trimmed>
        {data.map((item) => (
          <ProductTile key={item.id} product={item} now={now} withSupplier />
        ))}
      </ProductGrid>
    </Section>
  );
}
