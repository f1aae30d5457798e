import { links } from '@bazaar/contracts';
import type { Advertisement } from '@bazaar/contracts/content';
import { ItemDrawing } from '@bazaar/drawing';
import { formatJalaliDayMonth, formatJalaliLong, formatToman } from '@bazaar/locale';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { Price } from '@bazaar/ui/price';
import { TimeText } from '@bazaar/ui/time';
import styles from './advertisement-card.module.css';
import { messages } from './messages.ts';

/** One advertisement: title, place, date and price. The whole card links to its page. */
export function AdvertisementCard({ advertisement }: { advertisement: Advertisement }) {
  const { id, slug, title, category, cityTitle, publishedAt, priceRial, drawing } = advertisement;
  return (
    <article className={styles.card}>
      <div className={styles.art}>
        <ItemDrawing spec={drawing} bare />
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>
          <Link className={styles.link} stretched href={links.advertisement(id, slug)}>
            <IsolatedRuns text={title} />
          </Link>
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
