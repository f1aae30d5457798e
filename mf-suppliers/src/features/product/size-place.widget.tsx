import { links } from '@bazaar/contracts';
import type { SizePlace, SupplierProduct, Variant } from '@bazaar/contracts/product';
import { useHost } from '@bazaar/host';
import { formatNumber, isolate } from '@bazaar/locale';
import { Section } from '@bazaar/ui/container';
import { Link } from '@bazaar/ui/link';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { useSuspenseQuery } from '@tanstack/react-query';
import { relatedQueries } from '../../common/product/related.queries.ts';
import { type SizeColumn, sizeColumns } from '../../common/sizes/size-columns.rules.ts';
import { sizePriceText } from '../../common/sizes/size-price.ts';
import { ColumnTitle, SizeValue } from '../../common/sizes/size-value.tsx';
import { lazyMessages } from './lazy-messages.ts';
import { messages } from './messages.ts';
import styles from './size-place.module.css';

/** The neighbours of the item in the size table of its base product; nothing when it is the only size. */
export function SizePlaceSection({ product }: { product: SupplierProduct }) {
  const { data: place } = useSuspenseQuery(relatedQueries(useHost().api).sizes(product.id));
  if (place === null || place.variants.length < 2) {
    return null;
  }
  const { baseProduct, variantsCount } = place;
  const href = links.baseProduct(baseProduct.id, baseProduct.slug, product.variantCode ?? undefined);
  return (
    <Section
      title={messages.sizes}
      note={lazyMessages.sizesNote(formatNumber(variantsCount), isolate(baseProduct.title))}
      more={{ href, text: lazyMessages.allSizes }}
    >
      <SizePlaceTable place={place} code={product.variantCode} />
    </Section>
  );
}

function SizePlaceTable({ place, code }: { place: SizePlace; code: string | null }) {
  const columns = sizeColumns(place.columns, 'si').filter(({ index }) =>
    place.variants.some(({ values }) => values[index] != null),
  );
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{messages.sizes}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.propertyId} scope="col">
                <ColumnTitle column={column} />
              </th>
            ))}
            <th scope="col">{lazyMessages.priceFrom}</th>
            <th scope="col">{lazyMessages.offers}</th>
            <th scope="col">{lazyMessages.size}</th>
          </tr>
        </thead>
        <tbody>
          {place.variants.map((variant) => (
            <SizeRow
              key={variant.code}
              variant={variant}
              columns={columns}
              href={links.baseProduct(place.baseProduct.id, place.baseProduct.slug, variant.code)}
              isThis={variant.code === code}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SizeRowProps {
  variant: Variant;
  columns: readonly SizeColumn[];
  href: string;
  isThis: boolean;
}

function SizeRow({ variant, columns, href, isThis }: SizeRowProps) {
  return (
    <tr aria-current={isThis || undefined}>
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.propertyId} scope="row">
            <SizeValue variant={variant} column={column} />
            {isThis && <VisuallyHidden> {lazyMessages.thisSize}</VisuallyHidden>}
          </th>
        ) : (
          <td key={column.propertyId}>
            <SizeValue variant={variant} column={column} />
          </td>
        ),
      )}
      <td className={styles.price}>{sizePriceText(variant) ?? '—'}</td>
      <td>{formatNumber(variant.offersCount)}</td>
      <td>
        <Link href={href}>
          <bdi dir="ltr">{variant.code}</bdi>
        </Link>
      </td>
    </tr>
  );
}
