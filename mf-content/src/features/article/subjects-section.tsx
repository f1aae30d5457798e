import { links } from '@bazaar/contracts';
import type { PageSubjects, SubjectGood, SubjectSupplier } from '@bazaar/contracts/content';
import { ItemDrawing } from '@bazaar/drawing';
import { formatJalaliLong, formatNumber, formatToman } from '@bazaar/locale';
import { Monogram } from '@bazaar/ui/avatar';
import { Badge } from '@bazaar/ui/badge';
import { Section } from '@bazaar/ui/container';
import { Icon } from '@bazaar/ui/icon';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { InquiryPrice, Price } from '@bazaar/ui/price';
import { mdiCheckCircle, mdiChevronLeft, mdiStoreOutline } from '@mdi/js';
import { messages } from './messages.ts';
import styles from './subjects-section.module.css';

/** The goods and suppliers that an article is about; nothing when there are none. */
export function SubjectsSection({ goods, suppliers }: PageSubjects) {
  if (goods.length === 0 && suppliers.length === 0) {
    return null;
  }
  return (
    <div className={styles.subjects} data-print="hide">
      <Section title={titleOf({ goods, suppliers })}>
        <div className={styles.frame}>
          {goods.length > 0 && (
            <ul className={styles.goods}>
              {goods.map((good) => (
                <GoodTile key={good.id} good={good} />
              ))}
            </ul>
          )}
          {suppliers.length > 0 && (
            <ul>
              {suppliers.map((supplier) => (
                <SupplierRow key={supplier.id} supplier={supplier} />
              ))}
            </ul>
          )}
        </div>
      </Section>
    </div>
  );
}

function titleOf({ goods, suppliers }: PageSubjects): string {
  if (goods.length === 0) {
    return messages.suppliersOnly;
  }
  return suppliers.length === 0 ? messages.goodsOnly : messages.subjects;
}

function GoodTile({ good }: { good: SubjectGood }) {
  const { id, slug, title, categoryTitle, drawing, offersCount, minPriceRial, saleUnit } = good;
  return (
    <li className={styles.good}>
      <div className={styles.plate}>
        <ItemDrawing spec={drawing} />
        {offersCount > 0 && (
          <span className={styles.offers}>
            <Badge icon={mdiStoreOutline}>{messages.offers(formatNumber(offersCount))}</Badge>
          </span>
        )}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link stretched className={styles.link} href={links.baseProduct(id, slug)}>
            <IsolatedRuns text={title} />
          </Link>
        </h3>
        <p className={styles.note}>{categoryTitle}</p>
        {minPriceRial === null ? (
          <InquiryPrice size="sm" />
        ) : (
          <Price size="sm" prefix={messages.from} amount={formatToman(minPriceRial)} per={saleUnit} />
        )}
      </div>
    </li>
  );
}

function SupplierRow({ supplier }: { supplier: SubjectSupplier }) {
  const { id, slug, name, cityTitle, verifiedAt } = supplier;
  return (
    <li className={styles.supplier}>
      <Monogram name={name} size="sm" />
      <div className={styles.who}>
        <Link stretched className={styles.link} href={links.supplier(id, slug)}>
          <bdi>{name}</bdi>
        </Link>
        <p className={styles.note}>{cityTitle}</p>
      </div>
      {verifiedAt !== null && (
        <span className={styles.checked}>
          <Icon path={mdiCheckCircle} size="sm" />
          {messages.verified(formatJalaliLong(verifiedAt))}
        </span>
      )}
      <Icon path={mdiChevronLeft} size="sm" />
    </li>
  );
}
