import { type SupplierProduct, totalOf, unitPriceOf } from '@bazaar/contracts/product';
import { isPriceOutdated } from '@bazaar/listing';
import { amountInWords, formatJalaliLong, formatNumber, formatToman, formatTomanText } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { FactRows } from '@bazaar/ui/facts';
import { Note } from '@bazaar/ui/note';
import { InquiryPrice, Price } from '@bazaar/ui/price';
import { TimeText } from '@bazaar/ui/time';
import { mdiCalendarClock, mdiClockAlertOutline } from '@mdi/js';
import type { FormEvent } from 'react';
import { nextSaving } from '../../common/request/quantity.rules.ts';
import { messages as shared } from '../../common/text/messages.ts';
import { messages } from './messages.ts';
import styles from './price-box.module.css';
import { QuantityField } from './quantity-field.tsx';
import { RequestButton } from './request-button.tsx';
import { termsOf } from './terms.tsx';
import { TierTable } from './tier-table.tsx';
import { useDock } from './use-dock.ts';
import { useQuantity } from './use-quantity.ts';

interface PriceBoxProps {
  product: SupplierProduct;
  now: string;
  /** The quantity in the address; the minimum order when it has none. */
  initialQuantity: number;
}

/** The price for the visitor's quantity, how long it is valid, and the delivery terms. */
export function PriceBox({ product, now, initialQuantity }: PriceBoxProps) {
  useDock();
  const quantity = useQuantity(product, initialQuantity);
  const ordered = quantity.problem === null ? quantity.quantity : null;
  // Without scripts the form reloads this page with the total for that quantity; with them nothing is submitted.
  const stay = (event: FormEvent) => event.preventDefault();
  return (
    <Card as="section" raised labelledBy="product-price">
      <CardHead
        id="product-price"
        title={messages.price}
        actions={<Validity product={product} now={now} />}
      />
      {product.priceTiers.length > 0 && <TierTable product={product} quantity={quantity.quantity} />}
      <CardBody>
        <form method="get" className={styles.body} onSubmit={stay}>
          {product.priceTiers.length === 0 && <UnitPrice product={product} />}
          {product.priceValidUntil !== null && isPriceOutdated(product, now) && (
            <Note tone="warning">{messages.outdated(formatJalaliLong(product.priceValidUntil))}</Note>
          )}
          <QuantityField product={product} quantity={quantity} hint={hintOf(product, ordered)} />
          <div className={styles.terms}>
            <FactRows facts={termsOf(product)} />
          </div>
          <div data-print="only">
            <FactRows facts={[{ label: messages.quantity, value: amountOf(product, ordered) }]} />
          </div>
          {product.priceRial !== null && <Total product={product} quantity={ordered} />}
          <div className={styles.dock}>
            <DockPrice product={product} quantity={ordered} />
            <RequestButton product={product} quantity={ordered} />
          </div>
        </form>
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

function UnitPrice({ product: { priceRial, saleUnit } }: { product: SupplierProduct }) {
  return priceRial === null ? (
    <div>
      <InquiryPrice size="lg" />
      <p className={styles.note}>{messages.inquiryNote}</p>
    </div>
  ) : (
    <Price size="lg" amount={formatToman(priceRial)} per={saleUnit} />
  );
}

/**
 * On a phone: the price of one unit and the sum of the quantity, which is also the way to change it, beside the button
 * that is always there.
 */
function DockPrice({ product, quantity }: { product: SupplierProduct; quantity: number | null }) {
  const { saleUnit } = product;
  const unitPrice = unitPriceOf(product, quantity ?? product.minOrder);
  return (
    <a href="#product-quantity" className={styles.dockPrice}>
      {unitPrice === null ? (
        <b>{messages.inquiryPrice}</b>
      ) : (
        <Price size="sm" amount={formatToman(unitPrice)} per={saleUnit} />
      )}
      <small>{dockNote(product, quantity)}</small>
    </a>
  );
}

/** «جمع ۴ دستگاه: ۴۸٬۰۰۰٬۰۰۰ تومان»; the quantity alone while there is no other sum than the price above it. */
function dockNote(product: SupplierProduct, quantity: number | null): string {
  const { minOrder, saleUnit, stock, leadTimeDays } = product;
  const shown = quantity ?? minOrder;
  const totalRial = quantity === null || quantity === 1 ? null : totalOf(product, quantity);
  const amount = `${formatNumber(shown)} ${saleUnit}`;
  const lead = leadTimeDays === 0 ? messages.immediate : messages.leadTimeDays(formatNumber(leadTimeDays));
  const parts = [
    totalRial === null ? messages.forAmount(amount) : messages.totalOf(amount, formatTomanText(totalRial)),
    ...(stock === 0 ? [lead] : []),
  ];
  return parts.join(' · ');
}

function amountOf({ saleUnit }: SupplierProduct, quantity: number | null): string {
  return quantity === null ? '—' : `${formatNumber(quantity)} ${saleUnit}`;
}

/** The next saving; else the stock when the quantity exceeds it; else the minimum order and its step. */
function hintOf(product: SupplierProduct, quantity: number | null): string {
  const { minOrder, stepQuantity, stock, saleUnit } = product;
  const saving = quantity === null ? null : nextSaving(product, quantity);
  if (saving !== null) {
    const more = `${formatNumber(saving.more)} ${saleUnit}`;
    return messages.saving(more, saleUnit, formatTomanText(saving.savedRial));
  }
  if (quantity !== null && stock !== null && stock < quantity) {
    return messages.beyondStock(`${formatNumber(stock)} ${saleUnit}`);
  }
  const least = messages.leastHint(`${formatNumber(minOrder)} ${saleUnit}`);
  return stepQuantity > 1
    ? `${least} ${messages.stepHint(`${formatNumber(stepQuantity)} ${saleUnit}`)}`
    : least;
}

function Total({ product, quantity }: { product: SupplierProduct; quantity: number | null }) {
  const totalRial = quantity === null ? null : totalOf(product, quantity);
  return (
    <div className={styles.total} role="status">
      <p className={styles.sum}>
        <span className={styles.sumLabel}>{messages.total}</span>{' '}
        {totalRial === null ? <span aria-hidden="true">—</span> : <Price amount={formatToman(totalRial)} />}
      </p>
      <p className={styles.note}>
        {totalRial === null ? noTotalText(quantity) : `${amountInWords(totalRial)}${messages.beforeTax}`}
      </p>
    </div>
  );
}

function noTotalText(quantity: number | null): string {
  return quantity === null ? messages.noTotal : messages.totalTooLarge;
}
