import { links } from '@bazaar/contracts';
import { SEARCH_SCOPES } from '@bazaar/contracts/product';
import { BeyondEnd, pageCountOf } from '@bazaar/listing';
import { formatNumber } from '@bazaar/locale';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Container, PageHead } from '@bazaar/ui/container';
import { LinkTabs } from '@bazaar/ui/tabs';
import type { ReactNode } from 'react';
import { messages as shared } from '../../messages.ts';
import { CorrectionNote } from './correction-note.tsx';
import { messages } from './messages.ts';
import { ResultList } from './result-list.tsx';
import { type SearchView, searchAddress } from './search-address.ts';
import styles from './search-page.module.css';
import { countIn, type SearchResults } from './search-results.ts';
import { ZeroResults } from './zero-results.tsx';

interface SearchPageProps {
  view: SearchView;
  results: SearchResults;
  /** Shown when nothing was found. */
  popular: ReactNode;
}

/** Results of a search, with a tab for each scope. */
export function SearchPage({ view, results, popular }: SearchPageProps) {
  return (
    <Container>
      <Breadcrumb items={[{ label: shared.home, href: links.home() }, { label: messages.search }]} />
      <PageHead
        title={
          <>
            {messages.resultsFor} «<bdi>{view.term}</bdi>»
          </>
        }
        note={<span role="status">{countText(results.totalCount)}</span>}
      />
      {results.correction && <CorrectionNote view={view} correction={results.correction} />}
      <LinkTabs
        label={messages.scopes}
        items={SEARCH_SCOPES.map((scope) => ({
          href: searchAddress({ ...view, scope, page: 1 }),
          label: messages.scopeNames[scope],
          count: formatNumber(countIn(results, scope)),
          current: scope === view.scope,
        }))}
      />
      <div className={styles.body}>
        <Body view={view} results={results} popular={popular} />
      </div>
    </Container>
  );
}

function countText(count: number): string {
  return count === 0 ? messages.none : messages.count(formatNumber(count));
}

function Body({ view, results, popular }: SearchPageProps) {
  const pageCount = pageCountOf(results);
  if (pageCount === 0) {
    return (
      <>
        <ZeroResults view={view} results={results} />
        {popular}
      </>
    );
  }
  return results.items.length === 0 ? (
    <BeyondEnd pageCount={pageCount} lastPageHref={searchAddress({ ...view, page: pageCount })} />
  ) : (
    <ResultList view={view} results={results} />
  );
}
