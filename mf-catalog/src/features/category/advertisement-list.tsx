import { links } from '@bazaar/contracts';
import type { Advertisement } from '@bazaar/contracts/content';
import type { Category } from '@bazaar/contracts/product';
import { ItemDrawing } from '@bazaar/drawing';
import { type ListPage, OutOfRangePage, pageCountOf, rangeText } from '@bazaar/listing';
import { formatJalaliLong, formatToman } from '@bazaar/locale';
import { Card } from '@bazaar/ui/card';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { Pager } from '@bazaar/ui/pager';
import { messages as shared } from '../../common/text/messages.ts';
import styles from './advertisement-list.module.css';
import { messages } from './messages.ts';

interface AdvertisementListProps {
  category: Category;
  advertisements: ListPage<Advertisement>;
}

/** Valid advertisements of a category, newest first; each leads to its page. */
export function AdvertisementList({ category, advertisements }: AdvertisementListProps) {
  const pageCount = pageCountOf(advertisements);
  const hrefOf = (page: number) =>
    links.category(category.id, category.slug) + (page > 1 ? `?page=${page}` : '');
  if (advertisements.items.length === 0) {
    return <OutOfRangePage pageCount={pageCount} lastPageHref={hrefOf(pageCount)} />;
  }
  return (
    <>
      <Card>
        <ul className={styles.list} aria-label={messages.list(category.title)}>
          {advertisements.items.map((advertisement) => (
            <li key={advertisement.id}>
              <AdvertisementRow advertisement={advertisement} />
            </li>
          ))}
        </ul>
      </Card>
      <div className={styles.pager}>
        <Pager
          page={advertisements.pageNumber}
          pageCount={pageCount}
          hrefOf={hrefOf}
          summary={rangeText(advertisements, shared.itemNames[category.categoryType])}
        />
      </div>
    </>
  );
}

function AdvertisementRow({ advertisement }: { advertisement: Advertisement }) {
  const { id, slug, title, body, cityTitle, priceRial, publishedAt, validTo, drawing } = advertisement;
  return (
    <article className={styles.row}>
      <div className={styles.art}>
        <ItemDrawing spec={drawing} bare />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link href={links.advertisement(id, slug)}>
            <IsolatedRuns text={title} />
          </Link>
        </h2>
        <p className={styles.traits}>
          <bdi>{cityTitle}</bdi> ·{' '}
          <time dateTime={publishedAt}>{messages.published(formatJalaliLong(publishedAt))}</time> ·{' '}
          <time dateTime={validTo}>{messages.validTo(formatJalaliLong(validTo))}</time>
        </p>
        <p>
          <bdi>{body}</bdi>
        </p>
        <p className={styles.price}>
          {priceRial === null ? messages.agreed : messages.price(formatToman(priceRial))}
        </p>
      </div>
    </article>
  );
}
