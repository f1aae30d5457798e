import { links } from '@bazaar/contracts';
import type { ContentPage } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { formatJalaliLong, formatNumber } from '@bazaar/locale';
import { Avatar, Monogram } from '@bazaar/ui/avatar';
import { Link } from '@bazaar/ui/link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { initialsOf } from '../../common/text/initials.ts';
import styles from './author-card.module.css';
import { belowQueries } from './below.queries.ts';
import { messages } from './messages.ts';

type Supplier = NonNullable<ContentPage['supplier']>;

/** Who has written the article: a supplier with what else it has written, or an author of the site. */
export function AuthorCard({ article }: { article: ContentPage }) {
  const { supplier, authorName, publishedAt, visits } = article;
  return (
    <section className={styles.card} aria-label={messages.aboutAuthor}>
      {supplier === null ? (
        <CardHead
          face={<Avatar size="md" letters={initialsOf(authorName)} />}
          name={<bdi>{authorName}</bdi>}
        />
      ) : (
        <SupplierHead supplier={supplier} />
      )}
      <p className={styles.facts}>
        {messages.publishedAt(formatJalaliLong(publishedAt))}
        {visits > 0 && ` · ${messages.visits(formatNumber(visits))}`}
      </p>
    </section>
  );
}

function SupplierHead({ supplier: { id, name, slug } }: { supplier: Supplier }) {
  const { data } = useQuery(belowQueries(useHost().api).writings(id));
  return (
    <CardHead
      face={<Monogram size="md" name={name} />}
      name={
        <Link className={styles.name} href={links.supplier(id, slug)}>
          <bdi>{name}</bdi>
        </Link>
      }
      note={
        data?.hasContent && (
          <Link href={links.supplierContents(id)}>{messages.writings(formatNumber(data.count))}</Link>
        )
      }
    />
  );
}

function CardHead({ face, name, note }: { face: ReactNode; name: ReactNode; note?: ReactNode }) {
  return (
    <div className={styles.head}>
      {face}
      <div>
        <b>{name}</b>
        <p className={styles.note}>{note}</p>
      </div>
    </div>
  );
}
