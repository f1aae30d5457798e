import { pageCountOf, rangeText } from '@bazaar/listing';
import { Card } from '@bazaar/ui/card';
import { Pager } from '@bazaar/ui/pager';
import { messages } from './messages.ts';
import styles from './result-list.module.css';
import { ResultRow } from './result-row.tsx';
import { type SearchView, searchHref } from './search.address.ts';
import type { SearchResults } from './search-results.ts';

/** Hits in rows separated by hairlines, and links to the other pages. */
export function ResultList({ view, results }: { view: SearchView; results: SearchResults }) {
  return (
    <>
      <Card>
        <ul className={styles.list} aria-label={messages.list}>
          {results.items.map((result) => (
            <li key={`${result.kind} ${result.id}`}>
              <ResultRow result={result} />
            </li>
          ))}
        </ul>
      </Card>
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
