import type { SupplierProduct } from '@bazaar/contracts/product';
import { isPriceOutdated } from '@bazaar/listing';
import { formatJalaliLong, formatNumber, formatToman } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { FactRows } from '@bazaar/ui/facts';
import { Note } from '@bazaar/ui/note';
import { InquiryPrice, Price } from '@bazaar/ui/price';
import { TimeText } from '@bazaar/ui/time';
import { mdiCalendarClock, mdiClockAlertOutline } from '@mdi/js';
import type { FormEvent } from 'react';
import { messages as shared } from '../../common/text/messages.ts';
import { messages } from './messages.ts';
import styles from './price-box.module.css';
import { PriceTotal } from './price-total.tsx';
import { QuantityField } from './quantity-field.tsx';
import { quantityHint } from './quantity-hint.ts';
import { RequestActions } from './request-actions.tsx';
import { termsOf } from './terms.tsx';
import { TierTable } from './tier-table.tsx';
import { useQuantity } from './use-quantity.ts';

interface PriceBoxProps {
  product: SupplierProduct;
  now: string;
  /** The quantity in the address; the minimum order when it has none. */
  initialQuantity: number;
}

/** The price for the visitor's quantity, how long it is valid, and the delivery terms. */
export function PriceBox({ product, now, initialQuantity }: PriceBoxProps) {
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
          <QuantityField
            id="product-quantity"
            product={product}
            quantity={quantity}
            hint={quantityHint(product, ordered)}
          />
          <div className={styles.terms}>
            <FactRows facts={termsOf(product)} />
          </div>
          <div data-print="only">
            <FactRows facts={[{ label: messages.quantity, value: amountOf(product, ordered) }]} />
          </div>
          {product.priceRial !== null && <PriceTotal product={product} quantity={ordered} />}
          <RequestActions product={product} quantity={quantity} ordered={ordered} />
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

function amountOf({ saleUnit }: SupplierProduct, quantity: number | null): string {
  return quantity === null ? '—' : `${formatNumber(quantity)} ${saleUnit}`;
}
