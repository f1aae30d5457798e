import { links } from '@bazaar/contracts';
import type { PublicContent } from '@bazaar/contracts/content';
import { ItemDrawing } from '@bazaar/drawing';
import { formatJalaliLong, formatNumber } from '@bazaar/locale';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import styles from './content-rows.module.css';
import { messages } from './messages.ts';

interface ContentRowsProps {
  /** The supplier whose articles these are: each opens among the others of the same supplier. */
  supplierId: number;
  contents: readonly PublicContent[];
  label: string;
  level: 2 | 3;
}

/** Articles of a supplier as a vertical list. */
export function ContentRows({ supplierId, contents, label, level }: ContentRowsProps) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {contents.map((content) => (
        <li key={content.id} className={styles.row}>
          <ContentRow supplierId={supplierId} content={content} level={level} />
        </li>
      ))}
    </ul>
  );
}

interface ContentRowProps {
  supplierId: number;
  content: PublicContent;
  level: 2 | 3;
}

function ContentRow({ supplierId, content, level }: ContentRowProps) {
  const { id, slug, title, summary, contentType, publishedAt, readingMinutes, drawing } = content;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.article}>
      <div className={styles.plate}>
        <ItemDrawing spec={drawing} />
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link className={styles.link} href={links.supplierContent(id, supplierId, slug)}>
            <bdi>{title}</bdi>
          </Link>
        </Heading>
        {summary !== '' && (
          <p className={styles.summary}>
            <bdi>{summary}</bdi>
          </p>
        )}
        <p className={styles.meta}>
          <bdi>{contentType.title}</bdi>
          <TimeText dateTime={publishedAt}>{formatJalaliLong(publishedAt)}</TimeText>
          <span>{messages.contents.reading(formatNumber(readingMinutes))}</span>
        </p>
      </div>
    </article>
  );
}
