import type { CategoryType, SearchHitKind, SearchScope } from '@bazaar/contracts/product';
import type { Database } from '../../kit/database/database.ts';
import { runPrepared } from '../../kit/database/prepared.ts';
import type { SearchTerm } from './search-term.rules.ts';

export interface SuggestionRow {
  readonly kind: SearchHitKind;
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly categoryType: CategoryType | null;
}

interface WantedSuggestions {
  readonly term: SearchTerm;
  readonly scope: SearchScope;
  readonly take: number;
}

const SUGGEST = 'select product.suggest($1, $2, $3, $4, $5)::text as rows';

/**
 * Titles that begin with the term, then those in which a word does, then those that contain all its words: at most
 * ten, as the text of a JSON list of {@link SuggestionRow}. One prepared statement, which reads one row or a few
 * however many titles there are.
 */
export async function selectSuggestions(
  db: Database,
  { term, scope, take }: WantedSuggestions,
): Promise<string> {
  const [found] = await runPrepared<{ rows: string }>(db, {
    text: SUGGEST,
    values: [scope, term.key, take, term.query, term.narrowQuery],
  });
  return found?.rows ?? '[]';
}
