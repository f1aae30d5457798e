import { links } from '@bazaar/contracts';
import type { CategorySupplier, SupplierProductSummary } from '@bazaar/contracts/product';
import { formatJalaliLong, formatNumber, formatToman } from '@bazaar/locale';
import { Avatar, lettersOf } from '@bazaar/ui/avatar';
import { Badge } from '@bazaar/ui/badge';
import { HairlineGroup } from '@bazaar/ui/card';
import { ItemDrawing } from '@bazaar/ui/drawing';
import { Link } from '@bazaar/ui/link';
import { mdiCheckDecagram } from '@mdi/js';
import { messages } from './messages.ts';
import styles from './supplier-strip.module.css';

interface SupplierWithItems {
  supplier: CategorySupplier;
  sampleProducts: readonly SupplierProductSummary[];
  productCount: number;
}

interface SupplierStripProps {
  label: string;
  suppliers: readonly SupplierWithItems[];
  /** What an item is called in a count. */
  name: string;
}

/** Suppliers side by side in one frame, each with a few of its items. */
export function SupplierStrip({ label, suppliers, name }: SupplierStripProps) {
  return (
    <HairlineGroup as="ul" columns={3} narrowColumns={1} label={label}>
      {suppliers.map((entry) => (
        <li key={entry.supplier.id} className={styles.cell}>
          <SupplierHead entry={entry} name={name} />
          <ul className={styles.items}>
            {entry.sampleProducts.map((product) => (
              <li key={product.id}>
                <SampleItem product={product} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </HairlineGroup>
  );
}

function SupplierHead({ entry, name }: { entry: SupplierWithItems; name: string }) {
  const { supplier, productCount } = entry;
  return (
    <div className={styles.head}>
      <Avatar letters={lettersOf(supplier.name)} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link href={links.supplier(supplier.id, supplier.slug)}>
            <bdi>{supplier.name}</bdi>
          </Link>
        </h3>
        <p className={styles.note}>
          <bdi>{supplier.cityTitle}</bdi>، {formatNumber(productCount)} {name}
        </p>
        {supplier.verifiedAt !== null && (
          <Badge tone="success" icon={mdiCheckDecagram}>
            {messages.verifiedAt(formatJalaliLong(supplier.verifiedAt))}
          </Badge>
        )}
      </div>
    </div>
  );
}

function SampleItem({
  product: { id, slug, title, drawing, priceRial, saleUnit },
}: {
  product: SupplierProductSummary;
}) {
  return (
    <Link className={styles.item} href={links.product(id, slug)}>
      <span className={styles.art}>
        <ItemDrawing spec={drawing} bare />
      </span>
      <span className={styles.words}>
        <bdi className={styles.name}>{title}</bdi>
        <span className={styles.price}>
          {priceRial === null ? messages.inquiry : messages.priceOf(formatToman(priceRial), saleUnit)}
        </span>
      </span>
    </Link>
  );
}
