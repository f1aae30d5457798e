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
import type { Knowledge } from '../understanding/knowledge.rules.ts';
import { type Understanding, understand } from '../understanding/understand.rules.ts';
import { type CodedVariant, findByCode } from './code.sql.ts';
import { findCorrection } from './correction.view.ts';
import { type Place, readCursor, writeCursor } from './cursor.rules.ts';
import { selectFacets, selectSuppliersOf } from './facets.sql.ts';
import { rankGoods } from './goods.rules.ts';
import { showResults } from './hits.view.ts';
import type { Wanted } from './matched.sql.ts';
import { type RankedGood, RESULT_CLASS } from './ranked-good.rules.ts';
import { respellTerm } from './respell.view.ts';
import { COUNTED, type FoundPage, type ResultRow, type ScopeCount, selectPage } from './results.sql.ts';
import { toScopeCounts } from './search.rules.ts';
import { BASE_SCOPES, type BaseScope, baseScopesOf, type Narrowing } from './search-scope.rules.ts';
import { searchWords } from './search-term.rules.ts';
import { understoodParts } from './understood.rules.ts';
import { wordQueries } from './word-queries.rules.ts';

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
  readonly term: string;
  readonly knowledge: Knowledge;
  readonly understood: Understanding;
  readonly goods: readonly RankedGood[];
  readonly narrowing: Narrowing;
  readonly after: Place | undefined;
}

/** Runs a search. When the term is a slip of what the catalogue knows, or nothing at all is found, the meant one is searched. */
export async function findResults(db: Database, asked: Asked, knowledge: Knowledge) {
  const base = {
    asked,
    knowledge,
    narrowing: await readNarrowing(db, asked.filter),
    after: readAfter(asked),
  };
  const search = await withCode(db, readSearch(base, asked.term));
  const isCoded = search.goods.length === 1 && search.goods[0]?.variants.length === 1;
  const meant = isCoded ? null : await respellTerm(db, search);
  if (meant?.isApplied === true) {
    return answer(db, { search: readSearch(base, meant.term), correction: meant });
  }
  const page = await findPage(db, search);
  const isFound = sumOf(page.counts) > 0 && (isKnown(search) || (await countWith(db, base)(asked.term)) > 0);
  if (isFound || isNarrowed(asked) || asked.term.length < MIN_RESPELLED) {
    return answer(db, { search, correction: meant, page });
  }
  const correction = await findCorrection(db, { text: asked.term, found: 0, count: countWith(db, base) });
  return correction === null
    ? answer(db, { search, correction: meant, page })
    : answer(db, {
        search: readSearch(base, correction.term),
        correction: { ...correction, isApplied: true },
      });
}

/** Whether the catalogue knows more than a part of the term. */
function isKnown({ term, understood }: Search): boolean {
  return wordQueries(term, understood).isKnown;
}

/** Shorter words are one slip away from too many others. */
const MIN_RESPELLED = 5;

type Base = Omit<Search, 'term' | 'understood' | 'goods'>;

function readSearch(base: Base, term: string): Search {
  const understood = understand(term, base.knowledge);
  return { ...base, term, understood, goods: rankGoods(understood, base.knowledge) };
}

const CODE = /[0-9]/;
const MIN_CODE = 4;

/** A whole code names its variant, which is then all that is wanted. */
async function withCode(db: Database, search: Search): Promise<Search> {
  const key = searchWords(search.term).join('');
  const mayBe = CODE.test(key) && key.length >= MIN_CODE && LATIN.test(key);
  const coded = mayBe ? await findByCode(db, key) : undefined;
  return coded === undefined ? search : { ...search, goods: [codedGood(coded)] };
}

const LATIN = /^[a-z0-9]+$/;

function codedGood({ baseProductId, place }: CodedVariant): RankedGood {
  const at = { kind: 'baseProduct' as const, id: baseProductId, class: RESULT_CLASS.whole, value: 0 };
  return { ...at, missing: [], weakness: 0, variants: [place] };
}

/** A filtered search without results is filtered too narrowly; the term is not wrong. */
function isNarrowed({ filter }: Asked): boolean {
  return Object.values(filter).some((values) => values !== undefined && values.length > 0);
}

/** Counts what has all words, whatever page and order are asked for. */
function countWith(db: Database, base: Base) {
  const asked: Asked = {
    ...base.asked,
    sort: { field: 'relevance' },
    paging: { pageNumber: 1, pageSize: 20 },
  };
  return async (term: string) => {
    const { rows } = await findPage(db, readSearch({ ...base, asked, after: undefined }, term));
    return rows.filter((row) => row.class <= RESULT_CLASS.titled).length;
  };
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

function wantedOf({ asked, term, understood, goods, narrowing }: Search): Wanted {
  return { goods, words: wordQueries(term, understood), narrowing, baseProducts: asked.baseProducts };
}

/** One row more than a page shows whether there is another page. */
function findPage(db: Database, search: Search): Promise<FoundPage> {
  const { asked, after } = search;
  const { pageNumber, pageSize } = asked.paging;
  return selectPage(db, {
    ...wantedOf(search),
    scopes: baseScopesOf(asked.scope),
    sort: asked.sort.field,
    take: pageSize + 1,
    skip: Math.min(COUNTED, (pageNumber - 1) * pageSize),
    after,
  });
}

function sumOf(counts: readonly ScopeCount[], scopes: readonly BaseScope[] = BASE_SCOPES): number {
  return counts.filter(({ scope }) => scopes.includes(scope)).reduce((sum, { count }) => sum + count, 0);
}

interface Answering {
  readonly search: Search;
  readonly correction: SearchCorrection | null;
  /** When it was found already. */
  readonly page?: FoundPage;
}

async function answer(db: Database, { search, correction, page: found }: Answering) {
  const { asked, term, understood } = search;
  const scopes = baseScopesOf(asked.scope);
  const [page, facets] = await Promise.all([
    found ?? findPage(db, search),
    asked.facets ? selectFacets(db, { ...wantedOf(search), scopes }) : undefined,
  ]);
  const { pageNumber, pageSize } = asked.paging;
  const count = sumOf(page.counts, scopes);
  return {
    items: await showResults(db, { ...search, rows: page.rows.slice(0, pageSize) }),
    totalCount: count,
    pageNumber,
    pageSize,
    isTotalExact: !page.isCut,
    nextCursor: nextCursor(page.rows, asked),
    scopeCounts: toScopeCounts(page.counts),
    correction,
    understood: understoodParts(term, understood),
    ...(facets !== undefined && { facets: { ...facets, isExact: !page.isCut } as SearchFacets }),
  };
}

function nextCursor(rows: readonly ResultRow[], { sort, paging }: Asked): string | null {
  const last = rows[paging.pageSize - 1];
  return last === undefined || rows.length <= paging.pageSize ? null : writeCursor(sort.field, last);
}
