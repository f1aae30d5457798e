import { links } from '@bazaar/contracts';
import type { NeedDifference } from '@bazaar/contracts/product';
import { formatNumber, formatTomanText } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { Card } from '@bazaar/ui/card';
import { Section } from '@bazaar/ui/container';
import { Link } from '@bazaar/ui/link';
import { mdiNotEqualVariant } from '@mdi/js';
import type { AnswerProps } from './answer-props.ts';
import { messages } from './messages.ts';
import styles from './near-offers.module.css';
import { deliveryText, priceText } from './offer-text.ts';

/** Offers of the thing itself that differ in the fewest conditions: place first, then price, delivery and quantity. */
export function NearOffers({ answer: { near, saleQuantity } }: AnswerProps) {
  const isOne = near.every(({ others = [] }) => others.length === 0);
  return (
    <Section title={messages.near} note={isOne ? messages.nearNote : messages.nearInSeveral}>
      <Card>
        <ul className={styles.offers}>
          {near.map((one) => (
            <li key={one.offer.productId} className={styles.offer}>
              <div>
                {[one.difference, ...(one.others ?? [])].map((difference) => (
                  <div key={difference.kind}>
                    <Badge tone="warning" icon={mdiNotEqualVariant}>
                      {messages.differences[difference.kind]}
                    </Badge>
                    <p className={styles.detail}>{differenceText(difference, one.offer.saleUnit)}</p>
                  </div>
                ))}
              </div>
              <p className={styles.supplier}>
                <Link href={links.product(one.offer.productId, one.offer.slug)}>
                  <bdi>{one.offer.supplier.name}</bdi>
                </Link>
                <span className={styles.detail}>
                  <bdi>{one.offer.supplier.cityTitle}</bdi> · <bdi>{one.variant.title}</bdi>
                </span>
              </p>
              <p>{priceText(one.offer)}</p>
              <p>{deliveryText(one.offer, saleQuantity)}</p>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function differenceText(difference: NeedDifference, saleUnit: string): string {
  switch (difference.kind) {
    case 'place':
      return messages.otherPlace(difference.cityTitle);
    case 'price':
      return priceDifferenceText(difference);
    case 'delivery':
      return messages.later(formatNumber(difference.leadTimeDays), formatNumber(difference.withinDays));
    case 'quantity':
      return messages.otherQuantity(formatNumber(difference.quantity), saleUnit);
  }
}

function priceDifferenceText({ overRial, toConfirm }: Extract<NeedDifference, { kind: 'price' }>): string {
  const over = overRial === null ? null : messages.over(formatTomanText(overRial));
  if (toConfirm === true) {
    return over === null ? messages.toConfirm : messages.overToConfirm(over);
  }
  return over ?? messages.onInquiry;
}
