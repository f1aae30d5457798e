import { links } from '@bazaar/contracts';
import { SEARCH_SCOPES } from '@bazaar/contracts/product';
import { OutOfRangePage, pageCountOf } from '@bazaar/listing';
import { formatNumber } from '@bazaar/locale';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Container, PageHead } from '@bazaar/ui/container';
import { Note } from '@bazaar/ui/note';
import { LinkTabs } from '@bazaar/ui/tabs';
import type { ReactNode } from 'react';
import { messages as shared } from '../../common/text/messages.ts';
import { CorrectionNote } from './correction-note.tsx';
import { hasFacets, SearchFacetsPanel } from './facets-panel.tsx';
import { messages } from './messages.ts';
import { NearestNote } from './nearest-note.tsx';
import { ResultList } from './result-list.tsx';
import { ResultSorts } from './result-sorts.tsx';
import { choiceCount, type SearchView, searchHref } from './search.address.ts';
import styles from './search-page.module.css';
import { countIn, type SearchResults } from './search-results.ts';
import { nearestOf } from './understood.rules.ts';
import { UnderstoodParts } from './understood-parts.tsx';
import { ZeroResults } from './zero-results.tsx';

interface SearchPageProps {
  view: SearchView;
  results: SearchResults;
  /** Links shown below when nothing was found. */
  waysOn: ReactNode;
}

/** Results of a search, with a tab for each scope and the filters. */
export function SearchPage(props: SearchPageProps) {
  const { view, results } = props;
  return (
    <Container>
      <Breadcrumb items={[{ label: shared.home, href: links.home() }, { label: messages.search }]} />
      <PageHead
        title={
          <>
            {messages.resultsFor} «<bdi>{view.term}</bdi>»
          </>
        }
        note={<span role="status">{countText(results)}</span>}
      />
      {view.isCut && (
        <div className={styles.note}>
          <Note>{messages.cut}</Note>
        </div>
      )}
      {results.correction && <CorrectionNote view={view} correction={results.correction} />}
      <UnderstoodParts view={view} term={shownTerm(view, results)} parts={results.understood} />
      <LinkTabs
        label={messages.scopes}
        items={SEARCH_SCOPES.map((scope) => ({
          href: searchHref(view, { scope }),
          label: messages.scopeNames[scope],
          count: formatNumber(countIn(results, scope)),
          current: scope === view.scope,
        }))}
      />
      <div className={styles.body}>
        <Body {...props} />
      </div>
    </Container>
  );
}

function countText({ totalCount, isTotalExact }: SearchResults): string {
  if (totalCount === 0) {
    return messages.none;
  }
  const count = formatNumber(totalCount);
  return isTotalExact === false ? messages.countAtLeast(count) : messages.count(count);
}

function Body({ view, results, waysOn }: SearchPageProps) {
  if (results.totalCount === 0) {
    return (
      <>
        <ZeroResults view={view} results={results} />
        {waysOn}
      </>
    );
  }
  const list = <List view={view} results={results} />;
  return hasFacets(view, results.facets) ? (
    <div className={styles.columns}>
      <SearchFacetsPanel view={view} facets={results.facets} totalCount={results.totalCount} />
      <div>{list}</div>
    </div>
  ) : (
    list
  );
}

/** The term that the results are for. */
function shownTerm({ term }: SearchView, { correction }: SearchResults): string {
  return correction?.isApplied ? correction.term : term;
}

const SCOPES_OF_GOODS: readonly SearchView['scope'][] = ['everywhere', 'product', 'supplierProduct'];

/** Later pages, filters and other scopes leave out what keeps the whole term. */
function mayBeUnsold({ scope, choices, page, sort }: SearchView): boolean {
  return SCOPES_OF_GOODS.includes(scope) && choiceCount(choices) === 0 && page === 1 && sort === 'relevance';
}

function List({ view, results }: Omit<SearchPageProps, 'waysOn'>) {
  const pageCount = pageCountOf(results);
  const term = shownTerm(view, results);
  const nearest = mayBeUnsold(view) ? nearestOf(results.items) : null;
  return results.items.length === 0 ? (
    <OutOfRangePage pageCount={pageCount} lastPageHref={searchHref(view, { page: pageCount })} />
  ) : (
    <>
      {nearest !== null && <NearestNote term={term} nearest={nearest} />}
      <ResultSorts view={view} />
      <ResultList view={view} results={results} />
    </>
  );
}
