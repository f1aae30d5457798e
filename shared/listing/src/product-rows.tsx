import { links } from '@bazaar/contracts';
import type { SupplierProductSummary } from '@bazaar/contracts/product';
import { ItemDrawing } from '@bazaar/drawing';
import { formatJalaliLong, formatToman } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { FactRows } from '@bazaar/ui/facts';
import { Icon } from '@bazaar/ui/icon';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { InquiryPrice, Price } from '@bazaar/ui/price';
import { mdiCheckDecagram, mdiClockAlertOutline } from '@mdi/js';
import { toFacts } from './fact-value.tsx';
import { messages } from './messages.ts';
import { isPriceOutdated } from './price-validity.rules.ts';
import styles from './product-rows.module.css';
import { ProductActions } from './product-tile.tsx';

export interface ProductRowsProps {
  label: string;
  products: readonly SupplierProductSummary[];
  now: string;
}

/** Items as rows, each with its drawing, facts and price. */
export function ProductRows({ label, products, now }: ProductRowsProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductRow product={product} now={now} />
        </li>
      ))}
    </ul>
  );
}

function ProductRow({ product, now }: { product: SupplierProductSummary; now: string }) {
  const { id, slug, title, sku, drawing, keyFacts } = product;
  return (
    <article className={styles.row}>
      <div className={styles.plate}>
        <ItemDrawing spec={drawing} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link href={links.product(id, slug)} className={styles.link} stretched>
            <IsolatedRuns text={title} />
          </Link>
        </h2>
        <bdi dir="ltr" className={styles.code}>
          {sku}
        </bdi>
        <Source product={product} />
      </div>
      <div className={styles.facts}>
        <FactRows kind="dashed" facts={toFacts(keyFacts)} />
      </div>
      <div className={styles.price}>
        <Offer product={product} now={now} />
        <div className={styles.actions}>
          <ProductActions product={product} />
        </div>
      </div>
    </article>
  );
}

function Source({ product: { supplier } }: { product: SupplierProductSummary }) {
  return (
    <p className={styles.source}>
      {supplier.verifiedAt !== null && (
        <span className={styles.verified}>
          <Icon
            path={mdiCheckDecagram}
            size="sm"
            label={messages.verifiedAt(formatJalaliLong(supplier.verifiedAt))}
          />
        </span>
      )}
      <bdi className={styles.name}>{supplier.name}</bdi> <bdi>{supplier.cityTitle}</bdi>
    </p>
  );
}

function Offer({ product, now }: { product: SupplierProductSummary; now: string }) {
  const { priceRial, saleUnit } = product;
  return (
    <>
      {priceRial === null ? <InquiryPrice /> : <Price amount={formatToman(priceRial)} per={saleUnit} />}
      {isPriceOutdated(product, now) && (
        <Badge tone="warning" icon={mdiClockAlertOutline}>
          {messages.priceDoubt}
        </Badge>
      )}
    </>
  );
}
