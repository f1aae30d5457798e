import { listSearchResults, listSuggestions, type SearchScope } from '@bazaar/contracts/product';
import { wrongKeyboard } from '@bazaar/locale';
import { route, type ServiceContext, type ServiceRoute, serializedJson } from '../../kit/http/service.ts';
import { createResponseCache } from '../../kit/response-cache.ts';
import { readSearchLimits } from '../settings.ts';
import type { KnowledgeCache } from '../understanding/knowledge.cache.ts';
import { findResults } from './results.view.ts';
import { writeSuggestions } from './search.rules.ts';
import { readTerm } from './search-term.rules.ts';
import { selectSuggestions } from './suggestion.sql.ts';

const NONE = '[]';

/** The endpoints under `/api/v1/searches`. */
export function searchRoutes(context: ServiceContext, knowledge: KnowledgeCache): ServiceRoute[] {
  const { db } = context;
  const limits = readSearchLimits(context.environment.variables);
  const responses = createResponseCache(context, 'product_suggestions');
  const results = createResponseCache(context, 'product_results');
  const suggest = async (text: string, { scope, take }: { scope: SearchScope; take: number }) => {
    const term = readTerm(text);
    return term.key === ''
      ? NONE
      : writeSuggestions(await selectSuggestions(db, { term, scope, take }), { term: text, take });
  };
  return [
    route(
      listSuggestions,
      async ({ query: { term, ...asked } }) => {
        const { scope, take } = asked;
        const found = await responses.get(`${scope} ${take} ${term}`, async () => {
          const written = await suggest(term, asked);
          const meant = written === NONE ? wrongKeyboard(term) : null;
          return meant === null ? written : suggest(meant, asked);
        });
        // The database keeps suggestions as JSON text (decision 0017).
        return serializedJson(found);
      },
      { limit: limits.suggestions },
    ),
    route(
      listSearchResults,
      async ({ query }) => {
        const known = await knowledge.read();
        const found = await results.get(`${knowledge.versionOf(known)} ${JSON.stringify(query)}`, async () =>
          JSON.stringify(await findResults(db, query, known)),
        );
        return serializedJson(found);
      },
      { limit: limits.results },
    ),
  ];
}
