import type { DrawingSpec } from '@bazaar/contracts';
import type { CategoryType, SearchHitKind, SearchScope } from '@bazaar/contracts/product';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database.ts';

export interface SuggestionRow {
  readonly kind: z.infer<typeof SearchHitKind>;
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly categoryType: CategoryType | null;
}

export interface ResultRow extends SuggestionRow {
  readonly summary: string;
  readonly drawing: DrawingSpec;
}

interface Wanted {
  readonly term: string;
  readonly scope: SearchScope;
  readonly take: number;
}

/** Titles that begin with the term, or in which a word does; best first. */
export async function selectCompletions(
  db: Database,
  { term, scope, take }: Wanted,
): Promise<SuggestionRow[]> {
  const result = await sql<SuggestionRow>`
    select document.kind, document.ref_id as id, document.title, document.slug,
      document.category_type as "categoryType"
    from (select kit.search_key(${term}) as key) as wanted
    cross join lateral product.suggest(${scope}, left(wanted.key, 48), ${take}) as best
    join product.search_document as document on document.id = best.document_id
    where wanted.key <> '' and position(wanted.key in document.title_key) > 0
    order by best.place`.execute(db);
  return result.rows;
}

/** Titles that hold all words of the term, wherever they stand. */
export async function selectTitlesWithWords(
  db: Database,
  { term, scope, take }: Wanted,
): Promise<SuggestionRow[]> {
  const result = await sql<SuggestionRow>`
    select document.kind, document.ref_id as id, document.title, document.slug,
      document.category_type as "categoryType"
    from product.search_document as document, (select kit.search_query(${term}) as query) as wanted
    where document.tsv @@ wanted.query and document.title_tsv @@ wanted.query
      and ${scope} = any(product.search_scopes(document.kind, document.scope))
    order by document.weight desc, document.id
    limit ${take}`.execute(db);
  return result.rows;
}

interface WantedPage extends Wanted {
  readonly skip: number;
}

/** One page of hits: titles that are or begin with the term, titles with its words, then the others. */
export async function selectResults(
  db: Database,
  { term, scope, take, skip }: WantedPage,
): Promise<ResultRow[]> {
  const result = await sql<ResultRow>`
    select document.kind, document.ref_id as id, document.title, document.slug, document.summary, document.drawing,
      document.category_type as "categoryType"
    from product.search_document as document,
      (select kit.search_query(${term}) as query, kit.search_key(${term}) as key) as wanted
    where document.tsv @@ wanted.query
      and ${scope} = any(product.search_scopes(document.kind, document.scope))
    order by
      case
        when document.title_key = wanted.key then 0
        when starts_with(document.title_key, wanted.key) then 1
        when document.title_tsv @@ wanted.query then 2
        else 3
      end,
      document.weight desc, document.kind, document.ref_id
    limit ${take} offset ${skip}`.execute(db);
  return result.rows;
}

export interface ScopeCountRow {
  readonly scope: SearchScope;
  readonly count: number;
}

/** Number of hits in each scope that has any. */
export async function selectScopeCounts(db: Database, term: string): Promise<ScopeCountRow[]> {
  const result = await sql<ScopeCountRow>`
    select every_scope as scope, count(*)::int as count
    from product.search_document as document,
      unnest(product.search_scopes(document.kind, document.scope)) as every_scope
    where document.tsv @@ kit.search_query(${term})
    group by every_scope`.execute(db);
  return result.rows;
}
