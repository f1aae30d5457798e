import { links } from '@bazaar/contracts';
import type { SupplierProductSummary } from '@bazaar/contracts/product';
import { formatJalaliLong, formatNumber, formatToman } from '@bazaar/locale';
import { ItemDrawing } from '@bazaar/ui/drawing';
import { ProductCard, type ProductCardProps } from '@bazaar/ui/product-card';
import { mdiClockAlertOutline } from '@mdi/js';
import { toFact } from './fact-value.tsx';
import { messages } from './messages.ts';
import { isPriceOutdated } from './price-validity.rules.ts';

interface ProductTileProps {
  product: SupplierProductSummary;
  /** The present, as the page's loader took it. */
  now: string;
  /** Left out where every item has the same supplier. */
  withSupplier: boolean;
}

/** One item of a list, as a card that leads to its page. */
export function ProductTile({ product, now, withSupplier }: ProductTileProps) {
  return (
    <ProductCard
      href={links.product(product.id, product.slug)}
      title={product.title}
      plate={<ItemDrawing spec={product.drawing} />}
      code={product.sku}
      offers={product.offersCount > 1 ? messages.offers(formatNumber(product.offersCount)) : undefined}
      facts={product.keyFacts.map(toFact)}
      source={withSupplier ? sourceOf(product) : undefined}
      price={priceOf(product)}
      doubt={
        isPriceOutdated(product, now) ? { text: messages.priceDoubt, icon: mdiClockAlertOutline } : undefined
      }
    />
  );
}

function sourceOf({ supplier }: SupplierProductSummary): ProductCardProps['source'] {
  const { name, cityTitle, verifiedAt } = supplier;
  const verified = verifiedAt === null ? undefined : messages.verifiedAt(formatJalaliLong(verifiedAt));
  return { name, place: cityTitle, verified };
}

function priceOf({ priceRial, saleUnit }: SupplierProductSummary): ProductCardProps['price'] {
  return priceRial === null ? undefined : { amount: formatToman(priceRial), per: saleUnit };
}
