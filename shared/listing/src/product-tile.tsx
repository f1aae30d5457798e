import { links } from '@bazaar/contracts';
import type { SupplierProductSummary } from '@bazaar/contracts/product';
import { productActionsSlot } from '@bazaar/contracts/slots';
import { createKeeper, ItemDrawing } from '@bazaar/drawing';
import { Slot } from '@bazaar/host';
import { ProductCard, type ProductCardProps } from '@bazaar/listing/product-card';
import { formatJalaliLong, formatNumber, formatToman } from '@bazaar/locale';
import { mdiClockAlertOutline } from '@mdi/js';
import { toFacts } from './fact-value.tsx';
import { messages } from './messages.ts';
import { isPriceOutdated } from './price-validity.rules.ts';
import styles from './product-tile.module.css';

export interface ProductTileProps {
  product: SupplierProductSummary;
  /** The present time, taken by the page's loader. */
  now: string;
  /** Left out where every item has the same supplier. */
  withSupplier?: boolean | undefined;
  /** Level of the title's heading. */
  level?: ProductCardProps['level'];
}

/** A card has two texts of about a thousand characters; two megabytes in all. */
const keptMarkup = createKeeper(1_000);

/** One item of a list, as a card that links to its page, with the actions that the remote of products provides. */
export function ProductTile({ product, now, withSupplier = true, level }: ProductTileProps) {
  const isOutdated = isPriceOutdated(product, now);
  return (
    <ProductCard
      href={links.product(product.id, product.slug)}
      title={product.title}
      level={level}
      plate={<ItemDrawing spec={product.drawing} />}
      code={product.sku}
      offers={product.offersCount > 1 ? messages.offers(formatNumber(product.offersCount)) : undefined}
      facts={toFacts(product.keyFacts)}
      source={withSupplier ? sourceOf(product) : undefined}
      price={priceOf(product)}
      doubt={isOutdated ? { text: messages.priceDoubt, icon: mdiClockAlertOutline } : undefined}
      foot={<ProductActions product={product} />}
      kept={(part, draw) =>
        keptMarkup(() => JSON.stringify([part, product, isOutdated, withSupplier, level]), draw)
      }
    />
  );
}

/** The compare and favorite buttons: the slot's box is there before they are loaded, so that nothing shifts. */
export function ProductActions({
  product: { id, title, slug, drawing },
}: {
  product: Pick<SupplierProductSummary, 'id' | 'title' | 'slug' | 'drawing'>;
}) {
  return (
    <div className={styles.actions}>
      <Slot name={productActionsSlot.name} with={{ id, title, slug, drawing }} />
    </div>
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
