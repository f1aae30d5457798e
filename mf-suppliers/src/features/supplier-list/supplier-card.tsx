import { links } from '@bazaar/contracts';
import type { SupplierSummary } from '@bazaar/contracts/merchant';
import type { SupplierProductSummary } from '@bazaar/contracts/product';
import { ItemDrawing } from '@bazaar/drawing';
import { formatNumber, formatToman } from '@bazaar/locale';
import { Monogram } from '@bazaar/ui/avatar';
import { Icon } from '@bazaar/ui/icon';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { mdiPackageVariantClosed, mdiStarOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { SupplierTraits } from '../../common/supplier/supplier-traits.tsx';
import { VerifiedBadge } from '../../common/supplier/verified-badge.tsx';
import { messages } from './messages.ts';
import styles from './supplier-card.module.css';

interface SupplierCardProps {
  supplier: SupplierSummary;
  /** At most three of its items; their row is left out when there are none. */
  samples: readonly SupplierProductSummary[];
  /** The shortlist button. */
  star: ReactNode;
}

/** One supplier of a list: name, verification and its date, rating, and sample items. */
export function SupplierCard({ supplier, samples, star }: SupplierCardProps) {
  const { id, slug, name, verifiedAt } = supplier;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <Monogram name={name} />
        <div className={styles.words}>
          <div className={styles.titleRow}>
            <h2 className={styles.title}>
              <Link href={links.supplier(id, slug)}>
                <bdi>{name}</bdi>
              </Link>
            </h2>
            <VerifiedBadge verifiedAt={verifiedAt} />
          </div>
          <SupplierTraits supplier={supplier} />
          <Figures supplier={supplier} />
        </div>
        {star}
      </header>
      {samples.length > 0 && (
        <ul className={styles.samples} aria-label={messages.samples(name)}>
          {samples.map((product) => (
            <li key={product.id}>
              <Sample product={product} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Figures({ supplier: { rating, productCount } }: { supplier: SupplierSummary }) {
  return (
    <p className={styles.figures}>
      <span className={styles.figure}>
        <Icon path={mdiStarOutline} size="sm" />
        <bdi>
          {rating === undefined || rating.count === 0
            ? messages.noRating
            : messages.rating(
                formatNumber(rating.average, { maximumFractionDigits: 1 }),
                formatNumber(rating.count),
              )}
        </bdi>
      </span>
      <span className={styles.figure}>
        <Icon path={mdiPackageVariantClosed} size="sm" />
        {productCount === 0 ? messages.noProducts : messages.products(formatNumber(productCount))}
      </span>
    </p>
  );
}

function Sample({ product }: { product: SupplierProductSummary }) {
  const { id, slug, title, drawing, priceRial } = product;
  return (
    <Link className={styles.sample} href={links.product(id, slug)}>
      <span className={styles.plate}>
        <ItemDrawing spec={drawing} />
      </span>
      <span className={styles.sampleWords}>
        <span className={styles.sampleTitle}>
          <IsolatedRuns text={title} />
        </span>
        <span className={styles.price}>
          {priceRial === null ? (
            messages.inquiry
          ) : (
            <>
              <b>{formatToman(priceRial)}</b> {messages.toman}
            </>
          )}
        </span>
      </span>
    </Link>
  );
}
