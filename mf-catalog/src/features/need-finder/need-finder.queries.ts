import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import {
  CategoryId,
  countSupplierProducts,
  filterCategorySuppliers,
  getActiveCategory,
  getListingFacets,
  listMeasurementUnits,
  listSearchResults,
  listSupplierProducts,
} from '@bazaar/contracts/product';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { filterOf, type NeedAsk } from './need.address.ts';
import {
  type CategoryVote,
  type NeedTerm,
  preferChild,
  type TermFindings,
  termsOf,
  understoodWords,
  voteForCategories,
} from './need-category.rules.ts';
import { type NeedPart, readNeed } from './need-filter.rules.ts';
import { type Measure, measuresOf, unitTable } from './need-measures.rules.ts';
import type { NeedResult } from './need-result.ts';
import { namedFirst, type Piece, piecesOf } from './need-words.rules.ts';

type Api = Host['api'];

const NAMED_SHOWN = 5;
const CANDIDATES = 4;
const PRODUCTS_SHOWN = 6;
/** Number of items loaded; those whose title contains the item's name are shown first. */
const PRODUCTS_LOOKED_AT = 24;
const SUPPLIERS_SHOWN = 4;

export const needKeys = {
  all: ['catalog', 'need'] as const,
  result: ({ need, categoryId, without }: NeedAsk) =>
    [...needKeys.all, need, categoryId, ...without] as const,
};

/** The catalogue's results for a need; null when no category was recognized. */
export function needQuery(api: Api, ask: NeedAsk) {
  return queryOptions({
    queryKey: needKeys.result(ask),
    queryFn: ({ signal }) => findForNeed({ api, signal }, ask),
    staleTime: PAGE_STALE_MS,
  });
}

interface FinderRequests {
  api: Api;
  signal: AbortSignal;
}

async function findForNeed(calls: FinderRequests, ask: NeedAsk): Promise<NeedResult | null> {
  const { units } = await calls.api.call(listMeasurementUnits, { signal: calls.signal });
  const pieces = piecesOf(ask.need);
  const measures = measuresOf(pieces, unitTable(units));
  const findings = await Promise.all(termsOf(pieces, measures).map((term) => findByTerm(calls, term)));
  const votes = voteForCategories(
    findings,
    measures.some(({ saleUnit }) => saleUnit !== null),
  );
  const chosen = ask.categoryId ?? (await chooseCategory(calls, votes));
  return chosen === null
    ? null
    : findInCategory(calls, {
        ask,
        pieces,
        measures,
        votes,
        understood: understoodWords(findings, chosen),
        categoryId: CategoryId.parse(chosen),
      });
}

async function findByTerm({ api, signal }: FinderRequests, term: NeedTerm): Promise<TermFindings> {
  const [byName, byItems] = await Promise.all([
    api.call(listSearchResults, {
      query: { term: term.text, scope: 'category', paging: { pageSize: NAMED_SHOWN } },
      signal,
    }),
    api.call(listSearchResults, {
      query: { term: term.text, scope: 'supplierProduct', paging: { pageSize: 1 }, facets: true },
      signal,
    }),
  ]);
  return {
    term,
    named: byName.items.filter(({ kind }) => kind === 'category'),
    holding: byItems.facets?.categories ?? [],
    totalCount: byItems.totalCount,
    cities: (byItems.facets?.cities ?? []).map(({ title }) => title),
    isGuess: [byName, byItems].some(({ correction }) => correction?.isApplied),
  };
}

async function chooseCategory(
  { api, signal }: FinderRequests,
  votes: readonly CategoryVote[],
): Promise<number | null> {
  const candidates = votes.slice(0, CANDIDATES);
  const categories = await Promise.all(
    candidates.map(({ id }) => api.call(getActiveCategory, { params: { id: CategoryId.parse(id) }, signal })),
  );
  const parentOf = new Map(categories.map(({ id, parentId }) => [Number(id), parentId]));
  return preferChild(candidates, parentOf)?.id ?? null;
}

interface InCategory {
  ask: NeedAsk;
  pieces: readonly Piece[];
  measures: readonly Measure[];
  votes: readonly CategoryVote[];
  /** Words that led to the category. */
  understood: ReadonlySet<string>;
  categoryId: CategoryId;
}

async function findInCategory(
  calls: FinderRequests,
  { ask, pieces, measures, votes, understood, categoryId }: InCategory,
): Promise<NeedResult> {
  const { api, signal } = calls;
  const [category, facets, sample] = await Promise.all([
    api.call(getActiveCategory, { params: { id: categoryId }, signal }),
    api.call(getListingFacets, { query: { filter: { categoryId } }, signal }),
    api.call(listSupplierProducts, { query: { filter: { categoryId } }, signal }),
  ]);
  const reading = readNeed(pieces, measures, {
    facets: facets.properties,
    cities: facets.cities,
    saleUnits: [...new Set(sample.items.map(({ saleUnit }) => saleUnit))],
  });
  const parts = reading.parts.filter(({ key }) => !ask.without.includes(key));
  const { totalCount } = await api.call(countSupplierProducts, {
    query: { filter: { categoryId, ...filterOf(parts) } },
    signal,
  });
  const kept = totalCount > 0 ? parts : await nearestParts(calls, categoryId, parts);
  const filter = filterOf(kept);
  const [products, suppliers] = await Promise.all([
    api.call(listSupplierProducts, {
      query: { filter: { categoryId, ...filter }, paging: { pageSize: PRODUCTS_LOOKED_AT } },
      signal,
    }),
    api.call(filterCategorySuppliers, {
      params: { id: categoryId },
      query: { filter, paging: { pageSize: SUPPLIERS_SHOWN } },
      signal,
    }),
  ]);
  const { id, title, slug, categoryType } = category;
  return {
    category: { id, title, slug, categoryType },
    others: votes
      .filter((vote) => vote.id !== id)
      .slice(0, CANDIDATES)
      .map(({ score, ...other }) => other),
    parts,
    count: reading.count,
    unused: reading.unused.filter((word) => !understood.has(word)),
    totalCount: products.totalCount,
    products: namedFirst(products.items, understood).slice(0, PRODUCTS_SHOWN),
    suppliers: suppliers.items,
    dropped: parts.filter((part) => !kept.includes(part)).map(({ key }) => key),
  };
}

/**
 * When no item meets all conditions, a subset that some items meet: starts with the condition that most items meet,
 * and adds each further one that still leaves results.
 */
async function nearestParts(
  { api, signal }: FinderRequests,
  categoryId: CategoryId,
  parts: readonly NeedPart[],
): Promise<NeedPart[]> {
  const countOf = async (some: readonly NeedPart[]) => {
    const query = { filter: { categoryId, ...filterOf(some) } };
    return (await api.call(countSupplierProducts, { query, signal })).totalCount;
  };
  const alone = await Promise.all(parts.map(async (part) => ({ part, count: await countOf([part]) })));
  const byCount = alone
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ part }) => part);
  const kept = byCount.slice(0, 1);
  for (const part of byCount.slice(1)) {
    if ((await countOf([...kept, part])) > 0) {
      kept.push(part);
    }
  }
  return kept;
}
