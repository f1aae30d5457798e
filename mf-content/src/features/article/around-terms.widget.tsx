import { useHost } from '@bazaar/host';
import { useQuery } from '@tanstack/react-query';
import { RichText } from '../../common/reading/rich-text.tsx';
import styles from './around-terms.module.css';
import { articleQueries } from './article.queries.ts';

/** A text of the operator's above or below the terms; nothing when there is none. */
export function AroundTerms({ uniquePageName }: { uniquePageName: string }) {
  const { data } = useQuery(articleQueries(useHost().api).around(uniquePageName));
  if (data === undefined) {
    return null;
  }
  return (
    <section className={styles.around} aria-label={data.title}>
      <h2 className={styles.title}>{data.title}</h2>
      <RichText nodes={data.body} />
    </section>
  );
}
