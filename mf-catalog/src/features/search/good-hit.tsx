import type { SearchResult } from '@bazaar/contracts/product';
import { toFact } from '@bazaar/listing';
import { formatJalaliLong, formatNumber, formatToman } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { Icon } from '@bazaar/ui/icon';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { InquiryPrice, Price } from '@bazaar/ui/price';
import {
  mdiCheck,
  mdiCheckDecagram,
  mdiClockOutline,
  mdiPackageVariantClosedCheck,
  mdiStoreOutline,
  mdiTableLarge,
} from '@mdi/js';
import styles from './good-hit.module.css';
import { messages } from './messages.ts';

type Good = NonNullable<SearchResult['good']>;

/** What decides about a good: its matching or nearest size, its key facts, and where it comes from. */
export function GoodFacts({ good }: { good: Good }) {
  const { variant, keyFacts } = good;
  const isMatching = good.matchingVariants > 0;
  return (
    <>
      {variant !== null && (
        <p className={styles.variant}>
          {good.supplier === null && (
            <Badge tone={isMatching ? 'accent' : 'neutral'} icon={mdiTableLarge}>
              {isMatching ? messages.matchingSize : messages.nearestSize}
            </Badge>
          )}
          <span className={styles.variantTitle}>
            <IsolatedRuns text={variant.title} />
          </span>
          <bdi dir="ltr" className={styles.code}>
            {variant.code}
          </bdi>
        </p>
      )}
      {keyFacts.length > 0 && (
        <dl className={styles.facts}>
          {keyFacts.map((fact) => {
            const { label, value } = toFact(fact);
            return (
              <div key={label} className={styles.fact}>
                <dt className={styles.label}>
                  <IsolatedRuns text={label} />
                </dt>
                <dd className={styles.value}>
                  {fact.isAskedFor && (
                    <span className={styles.asked}>
                      <Icon path={mdiCheck} size="sm" label={messages.asked} />
                    </span>
                  )}
                  {value}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      <Source good={good} />
    </>
  );
}

function Source({ good: { supplier, offersCount, cities } }: { good: Good }) {
  if (supplier !== null) {
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
        <bdi className={styles.name}>{supplier.name}</bdi>
        <bdi>{supplier.cityTitle}</bdi>
      </p>
    );
  }
  return (
    <p className={styles.source}>
      <Icon path={mdiStoreOutline} size="sm" />
      <b>{messages.offers(formatNumber(offersCount))}</b>
      {cities.length > 0 && <bdi>{cities.join('، ')}</bdi>}
    </p>
  );
}

/** The price of one sale unit, what is in stock and when it can be delivered. */
export function GoodPrice({ good }: { good: Good }) {
  const { priceRial, saleUnit, stock, leadTimeDays, supplier } = good;
  return (
    <div className={styles.price}>
      {priceRial === null ? (
        <InquiryPrice />
      ) : (
        <Price
          amount={formatToman(priceRial)}
          per={saleUnit}
          prefix={supplier === null ? messages.from : undefined}
        />
      )}
      {stock !== null && stock > 0 && (
        <span className={styles.stock}>
          <Icon path={mdiPackageVariantClosedCheck} size="sm" />
          {messages.inStock(formatNumber(stock), saleUnit)}
        </span>
      )}
      {(stock === null || stock === 0) && leadTimeDays !== null && leadTimeDays > 0 && (
        <span className={styles.lead}>
          <Icon path={mdiClockOutline} size="sm" />
          {messages.leadTime(formatNumber(leadTimeDays))}
        </span>
      )}
    </div>
  );
}
