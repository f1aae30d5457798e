import type {
  SearchCorrection,
  SearchFacets,
  SearchFilter,
  SearchScope,
  SearchSort,
} from '@bazaar/contracts/product';
import type { Database } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { findCorrection } from './correction.view.ts';
import { type Place, readCursor, writeCursor } from './cursor.rules.ts';
import { selectFacets, selectSuppliersOf } from './facets.sql.ts';
import {
  COUNTED,
  countScopes,
  LIMITS,
  type ResultRow,
  type ScopeCount,
  selectResults,
} from './results.sql.ts';
import { toScopeCounts } from './search.rules.ts';
import {
  BASE_SCOPES,
  type BaseScope,
  baseScopesOf,
  documentQuery,
  type Narrowing,
} from './search-scope.rules.ts';
import { readTerm, type SearchTerm } from './search-term.rules.ts';

/** The query of the request, as its contract parses it. */
interface Asked {
  readonly term: string;
  readonly scope: SearchScope;
  readonly filter: SearchFilter;
  readonly sort: { readonly field: SearchSort };
  readonly paging: {
    readonly pageNumber: number;
    readonly pageSize: number;
    readonly after?: string | undefined;
  };
  readonly baseProducts: boolean;
  readonly facets: boolean;
}

/** A search that is ready to run. */
interface Search {
  readonly asked: Asked;
  readonly term: SearchTerm;
  readonly narrowing: Narrowing;
  readonly after: Place | undefined;
}

/** With this few hits, the term may be a typo. */
const FEW_HITS = 3;

/** Runs a search; when nothing at all is found, the corrected term is searched instead. */
export async function findResults(db: Database, asked: Asked) {
  const search: Search = {
    asked,
    term: readTerm(asked.term),
    narrowing: await readNarrowing(db, asked.filter),
    after: readAfter(asked),
  };
  const counts = await countAll(db, search);
  if (!mayBeWrong(search, counts)) {
    return createResults(db, search, { counts, correction: null });
  }
  if (sumOf(counts) === 0) {
    const loose = { ...search, term: { ...search.term, query: search.term.looseQuery } };
    const looseCounts = await countAll(db, loose);
    if (sumOf(looseCounts) > 0) {
      return createResults(db, loose, { counts: looseCounts, correction: null });
    }
  }
  const correction = await correctionOf(db, search, sumOf(counts));
  if (correction?.isApplied !== true) {
    return createResults(db, search, { counts, correction });
  }
  const corrected = { ...search, term: readTerm(correction.term) };
  return createResults(db, corrected, { counts: await countAll(db, corrected), correction });
}

/** Only the typed term can be wrong: a filtered search without results is filtered too narrowly. */
function mayBeWrong({ asked, term }: Search, counts: readonly ScopeCount[]): boolean {
  const isNarrowed = Object.values(asked.filter).some((values) => values !== undefined && values.length > 0);
  return term.query !== '' && !isNarrowed && sumOf(counts) <= FEW_HITS;
}

async function readNarrowing(
  db: Database,
  { categoryTypes, categoryIds, cityIds }: SearchFilter,
): Promise<Narrowing> {
  return {
    categoryTypes: nonEmpty(categoryTypes),
    categoryIds: nonEmpty(categoryIds),
    supplierIds: nonEmpty(cityIds) && (await selectSuppliersOf(db, cityIds ?? [])),
  };
}

function nonEmpty<Value>(values: readonly Value[] | undefined): readonly Value[] | undefined {
  return values === undefined || values.length === 0 ? undefined : values;
}

function readAfter({ paging, sort }: Asked): Place | undefined {
  if (paging.after === undefined) {
    return undefined;
  }
  const place = readCursor(paging.after, sort.field);
  if (place === undefined) {
    throw invalid({ 'paging.after': [messages.filter.staleCursor] });
  }
  return place;
}

function queryOf({ asked, term, narrowing }: Search, scopes: readonly BaseScope[]): string | null {
  return documentQuery({ words: term.query, scopes, narrowing, withBaseProducts: asked.baseProducts });
}

function countAll(db: Database, search: Search): Promise<ScopeCount[]> {
  return countScopes(
    db,
    BASE_SCOPES.map((scope) => ({ scope, query: queryOf(search, [scope]) })),
  );
}

function sumOf(counts: readonly ScopeCount[], scopes: readonly BaseScope[] = BASE_SCOPES): number {
  return counts
    .filter(({ scope }) => scopes.includes(scope))
    .reduce((sum, { count }) => sum + Math.min(count, COUNTED), 0);
}

async function correctionOf(
  db: Database,
  { asked }: Search,
  found: number,
): Promise<SearchCorrection | null> {
  const count = async (text: string) => {
    const words = readTerm(text).query;
    const query = documentQuery({ words, scopes: BASE_SCOPES, narrowing: {}, withBaseProducts: false });
    return sumOf(await countScopes(db, [{ scope: 'product', query }]));
  };
  const correction = await findCorrection(db, { text: asked.term, found, count });
  return correction && { ...correction, isApplied: found === 0 };
}

interface Found {
  readonly counts: readonly ScopeCount[];
  readonly correction: SearchCorrection | null;
}

async function createResults(db: Database, search: Search, { counts, correction }: Found) {
  const { asked } = search;
  const { pageNumber, pageSize } = asked.paging;
  const scopes = baseScopesOf(asked.scope);
  const [rows, facets] = await Promise.all([
    selectPage(db, search, sumOf(counts, scopes)),
    asked.facets ? findFacets(db, search, sumOf(counts, scopes)) : undefined,
  ]);
  return {
    items: rows.slice(0, pageSize).map(toResult),
    totalCount: sumOf(counts, scopes),
    ...{ pageNumber, pageSize, correction, facets },
    scopeCounts: toScopeCounts(
      counts.map(({ scope, count }) => ({ scope, count: Math.min(count, COUNTED) })),
    ),
    isTotalExact: counts.every(({ count }) => count <= COUNTED),
    nextCursor: nextCursor(rows, asked),
  };
}

/** One row more than a page shows whether there is another page. */
async function selectPage(db: Database, search: Search, count: number): Promise<ResultRow[]> {
  const { asked, term, after } = search;
  const { pageNumber, pageSize } = asked.paging;
  const scopes = baseScopesOf(asked.scope);
  const query = queryOf(search, scopes);
  const skip = (pageNumber - 1) * pageSize;
  if (query === null || count === 0 || (after === undefined && skip >= Math.min(count, COUNTED))) {
    return [];
  }
  const [scope, ...others] = scopes;
  const isAlone = others.length === 0 && !(asked.baseProducts && scope === 'product');
  return selectResults(db, {
    ...{ term, query, count, skip, after },
    sort: asked.sort.field,
    scope: isAlone ? scope : undefined,
    take: pageSize + 1,
    limits: LIMITS,
  });
}

function nextCursor(rows: readonly ResultRow[], { sort, paging }: Asked): string | null {
  const last = rows[paging.pageSize - 1];
  return last === undefined || rows.length <= paging.pageSize ? null : writeCursor(sort.field, last);
}

/** Converts a result to the contract's shape. */
function toResult({ offersCount, ...row }: ResultRow) {
  return offersCount === null ? row : { ...row, offersCount };
}

/** Each facet leaves out its own choice, so that its numbers show what another choice would leave. */
async function findFacets(db: Database, search: Search, count: number): Promise<SearchFacets> {
  const scopes = baseScopesOf(search.asked.scope);
  const without = (key: keyof Narrowing) =>
    queryOf({ ...search, narrowing: { ...search.narrowing, [key]: undefined } }, scopes);
  const rows = await selectFacets(db, {
    categoryTypes: without('categoryTypes'),
    categories: without('categoryIds'),
    cities: without('supplierIds'),
  });
  return { ...rows, isExact: count < COUNTED } as SearchFacets;
}
