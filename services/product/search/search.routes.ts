import { listSearchResults, listSuggestions } from '@bazaar/contracts/product';
import { wrongKeyboard } from '@bazaar/locale';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { findResults } from './results.ts';
import { toSuggestions } from './search.rules.ts';
import { readTerm } from './search-term.rules.ts';
import { selectSuggestions } from './suggestion.sql.ts';

/** The calls under `/api/v1/searches`. */
export function searchRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [
    route(listSuggestions, async ({ query: { term, scope, take } }) => {
      const found = await suggest(term);
      const meant = found.length === 0 ? wrongKeyboard(term) : null;
      return meant === null ? found : suggest(meant);

      async function suggest(text: string) {
        const searched = readTerm(text);
        if (searched.key === '') {
          return [];
        }
        const rows = await selectSuggestions(db, { term: searched, scope, take });
        return toSuggestions(rows, text);
      }
    }),
    route(listSearchResults, ({ query }) => findResults(db, query)),
  ];
}
