import type { FavoritePrice as Prices } from '@bazaar/contracts/content';
import { formatSignedPercent, formatToman, formatTomanText } from '@bazaar/locale';
import { Icon } from '@bazaar/ui/icon';
import { InquiryPrice, Price } from '@bazaar/ui/price';
import { mdiEqual, mdiTrendingDown, mdiTrendingUp } from '@mdi/js';
import styles from './favorite-price.module.css';
import { priceChange } from './favorite-price.rules.ts';
import { messages } from './messages.ts';

/** What a favorite good costs now, and how that has changed since it was saved. */
export function FavoritePrice({ price }: { price: Prices }) {
  const { currentRial, savedRial, saleUnit } = price;
  const change = priceChange(price);
  return (
    <div className={styles.price}>
      <p>
        {currentRial === null ? (
          <InquiryPrice size="sm" />
        ) : (
          <Price size="sm" amount={formatToman(currentRial)} per={saleUnit} />
        )}
      </p>
      {change !== null && savedRial !== null && <Change change={change} savedRial={savedRial} />}
    </div>
  );
}

function Change({ change, savedRial }: { change: number; savedRial: number }) {
  if (change === 0) {
    return (
      <p className={styles.change}>
        <Icon path={mdiEqual} size="xs" />
        {messages.samePrice}
      </p>
    );
  }
  const isHigher = change > 0;
  return (
    <p className={styles.change} data-higher={isHigher}>
      <Icon path={isHigher ? mdiTrendingUp : mdiTrendingDown} size="xs" />
      <b>
        <bdi dir="ltr">{formatSignedPercent(change)}</bdi>
      </b>{' '}
      <span>{isHigher ? messages.higherPrice : messages.lowerPrice}</span>{' '}
      <span className={styles.saved}>{messages.savedPrice(formatTomanText(savedRial))}</span>
    </p>
  );
}
