import type { BaseProduct, Offer } from '@bazaar/contracts/product';
import { ItemDrawing } from '@bazaar/drawing';
import { formatNumber } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { mdiStoreOutline } from '@mdi/js';
import styles from './base-product-summary.module.css';
import { propertyFact } from './common-properties.tsx';
import { messages } from './messages.ts';
import { leadTimeText, priceRangeText } from './offer-words.ts';

const CITIES_SHOWN = 2;
const MEASURES_SHOWN = 3;

interface BaseProductSummaryProps {
  product: BaseProduct;
  offers: readonly Offer[];
}

/** The base product in short: its drawing, the number of offers, and their price range. */
export function BaseProductSummary({ product, offers }: BaseProductSummaryProps) {
  const { title, drawing, offersCount } = product;
  return (
    <div className={styles.summary}>
      <div className={styles.plate}>
        <ItemDrawing spec={drawing} label={messages.drawingLabel(title)} />
      </div>
      <div className={styles.words}>
        <Badge tone={offersCount > 0 ? 'accent' : 'neutral'} icon={mdiStoreOutline}>
          {offersCount > 0 ? messages.offersCount(formatNumber(offersCount)) : messages.noOffers}
        </Badge>
        <h1 className={styles.title}>
          <bdi>{title}</bdi>
        </h1>
        <MainProperties properties={product.properties} />
        {offers.length > 0 && <Figures product={product} offers={offers} />}
      </div>
    </div>
  );
}

/** The first properties in one line; the section below lists all of them. */
function MainProperties({ properties }: Pick<BaseProduct, 'properties'>) {
  const measures = properties.filter(({ min }) => min !== null).slice(0, MEASURES_SHOWN);
  return measures.length === 0 ? null : (
    <dl className={styles.measures}>
      {measures.map(propertyFact).map(({ label, value }) => (
        <div key={label} className={styles.measure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Figures({ product, offers }: BaseProductSummaryProps) {
  const fastest = Math.min(...offers.map(({ leadTimeDays }) => leadTimeDays));
  return (
    <dl className={styles.figures}>
      <div>
        <dt className={styles.label}>{messages.priceRange(product.saleUnit ?? messages.unit)}</dt>
        <dd className={styles.figure}>
          <PriceRange product={product} />
        </dd>
      </div>
      <div>
        <dt className={styles.label}>{messages.fastest}</dt>
        <dd className={styles.figure}>{leadTimeText(fastest)}</dd>
      </div>
      {product.cities.length > 0 && (
        <div>
          <dt className={styles.label}>{messages.cities}</dt>
          <dd className={styles.figure}>{citiesText(product.cities)}</dd>
        </div>
      )}
    </dl>
  );
}

function PriceRange({ product: { minPriceRial, maxPriceRial } }: Pick<BaseProductSummaryProps, 'product'>) {
  if (minPriceRial === null || maxPriceRial === null) {
    return messages.inquiryOnly;
  }
  return (
    <>
      <bdi>{priceRangeText(minPriceRial, maxPriceRial)}</bdi> <small>{messages.toman}</small>
    </>
  );
}

function citiesText(cities: BaseProduct['cities']): string {
  const rest = cities.length - CITIES_SHOWN;
  const shown = cities.slice(0, CITIES_SHOWN).map(({ title }) => title);
  return shown.join('، ') + (rest > 0 ? messages.moreCities(formatNumber(rest)) : '');
}
