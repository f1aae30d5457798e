import { listSearchResults, listSuggestions } from '@bazaar/contracts/product';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { joinSuggestions, toScopeCounts, toSuggestion } from './search.rules.ts';
import { selectCompletions, selectResults, selectScopeCounts, selectTitlesWithWords } from './search.sql.ts';

const SEVERAL_WORDS = /\S\s+\S/;

/** The calls under `/api/v1/searches`. */
export function searchRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [
    route(listSuggestions, async ({ query }) => {
      const completions = await selectCompletions(db, query);
      const others =
        completions.length < query.take && SEVERAL_WORDS.test(query.term)
          ? await selectTitlesWithWords(db, query)
          : [];
      return joinSuggestions([completions, others], query.take).map((row) => toSuggestion(row, query.term));
    }),
    route(listSearchResults, async ({ query: { term, scope, paging } }) => {
      const take = paging.pageSize;
      const skip = (paging.pageNumber - 1) * take;
      const [items, counts] = await Promise.all([
        selectResults(db, { term, scope, take, skip }),
        selectScopeCounts(db, term),
      ]);
      const scopeCounts = toScopeCounts(counts);
      const totalCount = scopeCounts.find((row) => row.scope === scope)?.count ?? 0;
      return { items, totalCount, ...paging, scopeCounts };
    }),
  ];
}
