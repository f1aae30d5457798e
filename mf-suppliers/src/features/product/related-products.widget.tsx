import type { SupplierProductId } from '@bazaar/contracts/product';
import { useHost } from '@bazaar/host';
import { ProductTile } from '@bazaar/listing';
import { ProductGrid } from '@bazaar/listing/product-card';
import { Section } from '@bazaar/ui/container';
import { useSuspenseQuery } from '@tanstack/react-query';
import { relatedQueries } from '../../common/product/related.queries.ts';
import { messages } from './messages.ts';

interface RelatedProductsProps {
  id: SupplierProductId;
  now: string;
}

/** Similar items; renders nothing when there are none. */
export function RelatedProducts({ id, now }: RelatedProductsProps) {
  const { data } = useSuspenseQuery(relatedQueries(useHost().api).related(id));
  if (data.length === 0) {
    return null;
  }
  return (
    <Section title={messages.related}>
      <ProductGrid label={messages.related} trimmed>
        {data.map((product) => (
          <ProductTile key={product.id} product={product} now={now} withSupplier />
        ))}
      </ProductGrid>
    </Section>
  );
}
