import type { SearchResult } from '@bazaar/contracts/product';
import type { Database } from '../../kit/database/database.ts';
import type { Family, Knowledge } from '../understanding/knowledge.rules.ts';
import type { Mention } from '../understanding/reading.rules.ts';
import type { FoundFamily, Understanding } from '../understanding/understand.rules.ts';
import { specifies } from './goods.rules.ts';
import { familyFacts, variantFacts } from './hit-facts.rules.ts';
import { type BaseHitRow, type ItemHitRow, selectBaseHits, selectItemHits } from './hits.sql.ts';
import type { RankedGood } from './ranked-good.rules.ts';
import type { ResultRow } from './results.sql.ts';
import type { Narrowing } from './search-scope.rules.ts';

interface Shown {
  readonly rows: readonly ResultRow[];
  readonly term: string;
  readonly understood: Understanding;
  readonly goods: readonly RankedGood[];
  readonly knowledge: Knowledge;
  readonly narrowing: Narrowing;
}

/** The rows as the contract has them, goods with what decides about them. */
export async function showResults(db: Database, shown: Shown): Promise<SearchResult[]> {
  const { rows, goods } = shown;
  const known = new Map(goods.map((good) => [`${good.kind} ${good.id}`, good]));
  const bases = rows.filter(({ kind }) => kind === 'baseProduct');
  const items = rows.filter(({ kind }) => kind === 'product');
  const [baseHits, itemHits] = await Promise.all([
    selectBaseHits(
      db,
      bases.map(({ id }) => ({ id, variants: known.get(`baseProduct ${id}`)?.variants ?? [] })),
      shown.narrowing.supplierIds,
    ),
    selectItemHits(
      db,
      items.map(({ id }) => id),
    ),
  ]);
  const facts = new Map(shown.understood.families.map((found) => [found.family.id, found]));
  const baseGoods = new Map(
    baseHits.map((hit) => [
      hit.id,
      baseGood(hit, {
        found: facts.get(shown.knowledge.familyOf.get(hit.id)?.id ?? hit.id),
        family: shown.knowledge.familyOf.get(hit.id),
        good: known.get(`baseProduct ${hit.id}`),
        shown,
      }),
    ]),
  );
  const itemGoods = new Map(itemHits.map((hit) => [hit.id, itemGood(hit)]));
  return rows.map((row) =>
    toResult(row, {
      shown,
      good: known.get(`${row.kind} ${row.id}`),
      goods: row.kind === 'product' ? itemGoods : baseGoods,
    }),
  );
}

interface Base {
  readonly found: FoundFamily | undefined;
  readonly family: Family | undefined;
  readonly good: RankedGood | undefined;
  readonly shown: Shown;
}

type Good = NonNullable<SearchResult['good']>;

function baseGood({ id: _, place, ...hit }: BaseHitRow, { found, family, good, shown }: Base): Good {
  const { mentions } = shown.understood.query;
  const facts =
    place !== null && found !== undefined
      ? variantFacts(found.family, place - 1, { mentions, kept: found.kept })
      : familyFacts(family);
  return {
    ...hit,
    cities: [...hit.cities],
    matchingVariants: matchingOf(good, { family, mentions }),
    keyFacts: facts,
    supplier: null,
  };
}

interface Matched {
  readonly family: Family | undefined;
  readonly mentions: readonly Mention[];
}

/** Without a specification, every variant is what is asked for; one that lacks something keeps nothing fully. */
function matchingOf(good: RankedGood | undefined, { family, mentions }: Matched): number {
  const all = family?.table.variants.length ?? 0;
  const isLacking = good?.missing.some((place) => {
    const mention = mentions[place];
    return mention !== undefined && family !== undefined && specifies(mention, family);
  });
  if (isLacking === true) {
    return 0;
  }
  return good === undefined || good.variants.length === 0 ? all : good.variants.length;
}

function itemGood({ good, facts }: ItemHitRow): Good {
  return { ...good, matchingVariants: 1, keyFacts: facts.map((fact) => ({ ...fact, isAskedFor: false })) };
}

interface Showing {
  readonly shown: Shown;
  readonly good: RankedGood | undefined;
  readonly goods: ReadonlyMap<number, Good>;
}

function toResult(row: ResultRow, { shown, good, goods }: Showing): SearchResult {
  const { documentId: _document, class: _class, value: _value, kept, ...result } = row;
  const own = row.kind === 'product' || row.kind === 'baseProduct' ? goods.get(row.id) : undefined;
  const isCategory = row.kind === 'category';
  const words = isCategory ? [] : kept.flatMap((has, place) => (has ? [] : [place]));
  const missing = good?.missing ?? words;
  return {
    ...result,
    missing: wordsAt(missing, shown),
    ...(own !== undefined && { good: own }),
  } as SearchResult;
}

/** The words of mentions, as they were typed. */
function wordsAt(places: readonly number[], { term, understood }: Shown): string[] {
  return places.flatMap((place) => {
    const tokens = understood.query.mentions[place]?.tokens ?? [];
    const from = Math.min(...tokens.map((token) => token.from));
    const to = Math.max(...tokens.map((token) => token.to));
    return tokens.length === 0 ? [] : [term.slice(from, to)];
  });
}
