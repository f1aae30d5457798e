import { pageCountOf, rangeText } from '@bazaar/listing';
import { Card } from '@bazaar/ui/card';
import { Pager } from '@bazaar/ui/pager';
import { messages } from './messages.ts';
import styles from './result-list.module.css';
import { ResultRow } from './result-row.tsx';
import { type SearchView, searchHref } from './search.address.ts';
import type { SearchResults } from './search-results.ts';
import { groupByMissing, type MissingGroup } from './understood.rules.ts';

/** Hits in rows separated by hairlines, grouped by the words that they lack, and links to the other pages. */
export function ResultList({ view, results }: { view: SearchView; results: SearchResults }) {
  // In another order than by relevance, groups would put a dearer result above a cheaper one.
  const groups = view.sort === 'relevance' ? groupByMissing(results.items) : [];
  const isWhole = groups.every(({ missing }) => missing.length === 0);
  return (
    <>
      {isWhole ? (
        <Rows label={messages.list} group={{ missing: [], items: results.items }} level={2} withMissing />
      ) : (
        groups.map((group) => <Group key={group.missing.join(' ')} group={group} />)
      )}
      <div className={styles.pager}>
        <Pager
          page={results.pageNumber}
          pageCount={pageCountOf(results)}
          hrefOf={(page) => searchHref(view, { page })}
          summary={rangeText(results, messages.result)}
        />
      </div>
    </>
  );
}

function Group({ group }: { group: MissingGroup }) {
  const title = group.missing.length === 0 ? messages.allWords : messages.withoutWords(group.missing);
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.heading}>
        <bdi>{title}</bdi>
      </h2>
      <Rows label={title} group={group} level={3} />
    </section>
  );
}

interface RowsProps {
  label: string;
  group: MissingGroup;
  level: 2 | 3;
  withMissing?: boolean;
}

function Rows({ label, group, level, withMissing = false }: RowsProps) {
  return (
    <Card>
      <ul className={styles.list} aria-label={label}>
        {group.items.map((result) => (
          <li key={`${result.kind} ${result.id}`}>
            <ResultRow result={result} level={level} withMissing={withMissing} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
