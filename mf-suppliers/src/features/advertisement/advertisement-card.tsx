import type { Advertisement } from '@bazaar/contracts/content';
import { ItemDrawing } from '@bazaar/drawing';
import { formatJalaliDayMonth, formatJalaliLong, formatToman } from '@bazaar/locale';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Price } from '@bazaar/ui/price';
import { TimeText } from '@bazaar/ui/time';
import styles from './advertisement-card.module.css';
import { messages } from './messages.ts';

/** One advertisement: title, place, date and price. */
export function AdvertisementCard({ advertisement }: { advertisement: Advertisement }) {
  const { title, category, cityTitle, publishedAt, priceRial, drawing } = advertisement;
  return (
    <article className={styles.card}>
      <div className={styles.art}>
        <ItemDrawing spec={drawing} bare />
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>
          <IsolatedRuns text={title} />
        </h3>
        <p className={styles.traits}>
          <bdi>{category.title}</bdi>
          <span aria-hidden="true">·</span>
          <bdi>{cityTitle}</bdi>
          <span aria-hidden="true">·</span>
          <TimeText dateTime={publishedAt} title={formatJalaliLong(publishedAt)}>
            {formatJalaliDayMonth(publishedAt)}
          </TimeText>
        </p>
        <p className={styles.price}>
          {priceRial === null ? (
            <b>{messages.agreed}</b>
          ) : (
            <Price size="sm" amount={formatToman(priceRial)} />
          )}
        </p>
      </div>
    </article>
  );
}
