import { links } from '@bazaar/contracts';
import type { CategorySupplier, SupplierProductSummary } from '@bazaar/contracts/product';
import { ItemDrawing } from '@bazaar/drawing';
import { formatNumber, formatToman } from '@bazaar/locale';
import { HairlineGroup } from '@bazaar/ui/card';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { SupplierHead } from '../../common/supplier/supplier-head.tsx';
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
  /** The noun for an item in a count. */
  name: string;
}

/** Suppliers side by side in one frame, each with a few of its items. */
export function SupplierStrip({ label, suppliers, name }: SupplierStripProps) {
  return (
    <HairlineGroup as="ul" columns={3} narrowColumns={1} label={label}>
      {suppliers.map((entry) => (
        <li key={entry.supplier.id} className={styles.cell}>
          <SupplierHead supplier={entry.supplier} count={`${formatNumber(entry.productCount)} ${name}`} />
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
        <span className={styles.name}>
          <IsolatedRuns text={title} />
        </span>
        <span className={styles.price}>
          {priceRial === null ? messages.inquiry : messages.priceOf(formatToman(priceRial), saleUnit)}
        </span>
      </span>
    </Link>
  );
}
