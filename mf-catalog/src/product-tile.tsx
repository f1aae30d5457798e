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
}

/** One item of a list, as a card that leads to its page. */
export function ProductTile({ product, now }: ProductTileProps) {
  const { priceRial, saleUnit, offersCount } = product;
  return (
    <ProductCard
      href={links.product(product.id, product.slug)}
      title={product.title}
      level={2}
      plate={<ItemDrawing spec={product.drawing} />}
      code={product.sku}
      offers={offersCount > 1 ? messages.offers(formatNumber(offersCount)) : undefined}
      facts={product.keyFacts.map(toFact)}
      source={sourceOf(product)}
      price={priceRial === null ? undefined : { amount: formatToman(priceRial), per: saleUnit }}
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
