import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { Term } from './spelling.rules.ts';

/** How many documents contain each word (the query of the last one is a prefix), counted up to a limit. */
export async function countWords(db: Database, queries: readonly string[], most: number): Promise<number[]> {
  const result = await sql<{ count: number }>`
    select (
      select count(*)::int from (
        select from product.search_document where tsv @@ asked.query::tsquery limit ${most}
      ) as counted
    ) as count
    from unnest(${queries}::text[]) with ordinality as asked (query, place)
    order by asked.place`.execute(db);
  return result.rows.map(({ count }) => count);
}

/** Words of titles that are among `slips`, and those most similar to a word. */
export async function selectTerms(db: Database, word: string, slips: readonly string[]): Promise<Term[]> {
  const result = await sql<Term>`
    select word, shown, df from product.term where word = any(${slips}::text[])
    union
    (select word, shown, df from product.term order by word <-> ${word} limit 40)`.execute(db);
  return result.rows;
}

/** Those of the words that some text has. */
export async function selectKnownWords(db: Database, words: readonly string[]): Promise<Set<string>> {
  const result = await sql<{ word: string }>`
    select asked.word
    from unnest(${words}::text[]) as asked (word)
    where exists (
      select from product.search_document where tsv @@ quote_literal(asked.word)::tsquery
    )`.execute(db);
  return new Set(result.rows.map(({ word }) => word));
}
