import { listSearchResults, listSuggestions, type SearchScope } from '@bazaar/contracts/product';
import { wrongKeyboard } from '@bazaar/locale';
import { readyJson, route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { findResults } from './results.ts';
import { createSuggestionWriter } from './search.rules.ts';
import { readTerm } from './search-term.rules.ts';
import { selectSuggestions } from './suggestion.sql.ts';

const NONE = '[]';

/** The calls under `/api/v1/searches`. */
export function searchRoutes({ db }: ServiceContext): ServiceRoute[] {
  const write = createSuggestionWriter();
  const suggest = async (text: string, { scope, take }: { scope: SearchScope; take: number }) => {
    const term = readTerm(text);
    return term.key === ''
      ? NONE
      : write(await selectSuggestions(db, { term, scope, take }), { term: text, take });
  };
  return [
    route(listSuggestions, async ({ query: { term, ...asked } }) => {
      const found = await suggest(term, asked);
      const meant = found === NONE ? wrongKeyboard(term) : null;
      return readyJson(meant === null ? found : await suggest(meant, asked));
    }),
    route(listSearchResults, ({ query }) => findResults(db, query)),
  ];
}
