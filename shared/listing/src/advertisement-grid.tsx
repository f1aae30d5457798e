import { links } from '@bazaar/contracts';
import type { Advertisement } from '@bazaar/contracts/content';
import { ItemDrawing } from '@bazaar/drawing';
import { formatJalaliDayMonth, formatJalaliLong, formatToman } from '@bazaar/locale';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { Price } from '@bazaar/ui/price';
import { TimeText } from '@bazaar/ui/time';
import styles from './advertisement-grid.module.css';
import { messages } from './messages.ts';

export interface AdvertisementGridProps {
  advertisements: readonly Advertisement[];
  label: string;
  /** Of the cards' headings. */
  level: 2 | 3;
  /** While other advertisements are on their way. */
  busy?: boolean | undefined;
}

/** Advertisements in rows; each card leads to its page. */
export function AdvertisementGrid({ advertisements, label, level, busy }: AdvertisementGridProps) {
  return (
    <ul className={styles.grid} aria-label={label} aria-busy={busy}>
      {advertisements.map((advertisement) => (
        <li key={advertisement.id}>
          <AdvertisementCard advertisement={advertisement} level={level} />
        </li>
      ))}
    </ul>
  );
}

function AdvertisementCard({ advertisement, level }: { advertisement: Advertisement; level: 2 | 3 }) {
  const { id, slug, title, category, cityTitle, publishedAt, drawing } = advertisement;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.art}>
        <ItemDrawing spec={drawing} bare />
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>
          <Link className={styles.link} stretched href={links.advertisement(id, slug)}>
            <IsolatedRuns text={title} />
          </Link>
        </Heading>
        <p className={styles.traits}>
          <bdi>{category.title}</bdi> · <bdi>{cityTitle}</bdi> ·{' '}
          <TimeText dateTime={publishedAt} title={formatJalaliLong(publishedAt)}>
            {formatJalaliDayMonth(publishedAt)}
          </TimeText>
        </p>
        <p className={styles.price}>
          <AdvertisementPrice priceRial={advertisement.priceRial} />
        </p>
      </div>
    </article>
  );
}

/** The price, or that it is to be agreed upon. */
export function AdvertisementPrice({ priceRial }: Pick<Advertisement, 'priceRial'>) {
  return priceRial === null ? <b>{messages.agreed}</b> : <Price size="sm" amount={formatToman(priceRial)} />;
}
