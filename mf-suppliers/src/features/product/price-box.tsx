import type { SupplierProduct } from '@bazaar/contracts/product';
import { isPriceOutdated } from '@bazaar/listing';
import { amountInWords, formatJalaliLong, formatNumber, formatToman } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { type Fact, FactRows } from '@bazaar/ui/facts';
import { Note } from '@bazaar/ui/note';
import { InquiryPrice, Price } from '@bazaar/ui/price';
import { TimeText } from '@bazaar/ui/time';
import { mdiCalendarClock, mdiClockAlertOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { messages as shared } from '../../messages.ts';
import { messages } from './messages.ts';
import styles from './price-box.module.css';

const CITIES_SHOWN = 4;

interface PriceBoxProps {
  product: SupplierProduct;
  now: string;
  favorite: ReactNode;
}

/** What the item costs, until when that holds, and on which terms it is delivered. */
export function PriceBox({ product, now, favorite }: PriceBoxProps) {
  return (
    <Card as="section" raised labelledBy="product-price">
      <CardHead
        id="product-price"
        title={messages.price}
        actions={<Validity product={product} now={now} />}
      />
      <CardBody>
        <div className={styles.body}>
          <UnitPrice product={product} />
          {product.priceValidUntil !== null && isPriceOutdated(product, now) && (
            <Note tone="warning">{messages.outdated(formatJalaliLong(product.priceValidUntil))}</Note>
          )}
          <div className={styles.terms}>
            <FactRows facts={termsOf(product)} />
          </div>
          {favorite}
        </div>
      </CardBody>
    </Card>
  );
}

function Validity({ product, now }: Pick<PriceBoxProps, 'product' | 'now'>) {
  if (product.priceRial === null || product.priceValidUntil === null) {
    return null;
  }
  return isPriceOutdated(product, now) ? (
    <Badge tone="warning" icon={mdiClockAlertOutline}>
      {shared.priceDoubt}
    </Badge>
  ) : (
    <Badge icon={mdiCalendarClock}>
      <TimeText dateTime={product.priceValidUntil}>
        {messages.validUntil(formatJalaliLong(product.priceValidUntil))}
      </TimeText>
    </Badge>
  );
}

function UnitPrice({ product: { priceRial, saleUnit, priceKind } }: { product: SupplierProduct }) {
  if (priceRial === null) {
    return (
      <div>
        <InquiryPrice size="lg" />
        <p className={styles.note}>{messages.inquiryNote}</p>
      </div>
    );
  }
  return (
    <div>
      <Price size="lg" amount={formatToman(priceRial)} per={saleUnit} />
      <p className={styles.note}>{amountInWords(priceRial)}</p>
      {priceKind === 'tiered' && <p className={styles.note}>{messages.tiered}</p>}
    </div>
  );
}

function termsOf(product: SupplierProduct): Fact[] {
  const { minOrder, stepQuantity, saleUnit, leadTimeDays, originCountry, updatedAt } = product;
  const quantity = (count: number) => `${formatNumber(count)} ${saleUnit}`;
  return [
    { label: messages.minOrder, value: quantity(minOrder) },
    ...(stepQuantity > 1 ? [{ label: messages.stepQuantity, value: quantity(stepQuantity) }] : []),
    {
      label: messages.leadTime,
      value: leadTimeDays === 0 ? messages.immediate : messages.leadTimeDays(formatNumber(leadTimeDays)),
    },
    { label: messages.deliveryCities, value: citiesText(product.deliveryCities) },
    { label: messages.origin, value: originCountry },
    {
      label: messages.updatedAt,
      value: <TimeText dateTime={updatedAt}>{formatJalaliLong(updatedAt)}</TimeText>,
    },
  ];
}

function citiesText(cities: readonly string[]): string {
  if (cities.length === 0) {
    return messages.anyCity;
  }
  const rest = cities.length - CITIES_SHOWN;
  return cities.slice(0, CITIES_SHOWN).join('، ') + (rest > 0 ? messages.moreCities(formatNumber(rest)) : '');
}
