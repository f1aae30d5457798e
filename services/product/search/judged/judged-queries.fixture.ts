import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSearchResults, type SearchResult } from '@bazaar/contracts/product';
import { sql } from 'kysely';
import type { SeededApp } from '../../../seed/seeded-app.fixture.ts';

/** A query with what its asker must see; README.md explains the fields. */
export interface JudgedQuery {
  readonly query: string;
  readonly group: string;
  readonly relevant: Readonly<Record<string, number>>;
  readonly firstThree: readonly string[];
  readonly neverInTen: readonly string[];
  readonly variant?: Readonly<Record<string, Readonly<Record<string, number | string | boolean>>>>;
  readonly dropped: readonly string[];
}

/** How the results of a query fare. */
export interface Outcome {
  readonly judged: JudgedQuery;
  /** The keys of the first ten results that count. */
  readonly keys: readonly string[];
  readonly ndcg: number;
  readonly forbidden: readonly string[];
  readonly missingFirst: readonly string[];
  readonly wrongVariants: readonly string[];
  readonly unsaid: readonly string[];
}

const TEN = 10;
const THREE = 3;

export function readJudged(name: string): JudgedQuery[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
}

/** Runs a judged query against the seeded services. */
export async function judgeQuery(app: SeededApp, judged: JudgedQuery): Promise<Outcome> {
  const response = await app.call(listSearchResults, {
    query: { term: judged.query, baseProducts: true, paging: { pageSize: 40 } },
  });
  const counting = response.items.filter((item) => counts(keysOf(item), { item, judged }));
  const keys = counting.map(
    (item) => keysOf(item).find((key) => key in judged.relevant) ?? keysOf(item)[0] ?? '',
  );
  const first = keys.slice(0, TEN);
  const said = [
    ...(response.items[0]?.missing ?? []),
    ...response.understood.filter(({ isKept }) => !isKept).map(({ text }) => text),
  ];
  return {
    judged,
    keys: first,
    ndcg: normalizedGain(first, judged),
    forbidden: judged.neverInTen.filter((key) => first.includes(key)),
    missingFirst: judged.firstThree.filter((key) => !keys.slice(0, THREE).includes(key)),
    wrongVariants: await wrongVariants(app, { judged, items: response.items }),
    unsaid: judged.dropped.filter((word) => !said.some((text) => text.includes(word) || word.includes(text))),
  };
}

/** Suppliers and articles are not judged unless one of them is relevant. */
function counts(
  keys: readonly string[],
  { item, judged }: { item: SearchResult; judged: JudgedQuery },
): boolean {
  return (item.kind !== 'supplier' && item.kind !== 'content') || keys.some((key) => key in judged.relevant);
}

/** The keys under which a result may be judged. */
function keysOf({ kind, id, title, categoryType }: SearchResult): string[] {
  switch (kind) {
    case 'baseProduct':
      return [`base:${id}`];
    case 'category':
      return [`category:${id}`];
    case 'product':
      return productKeys(title, categoryType);
    default:
      return [`${kind}:${title}`];
  }
}

const CODE = /\((.+)\)$/;

function productKeys(title: string, categoryType: string | null): string[] {
  const code = CODE.exec(title)?.[1];
  const type = categoryType === 'ConsultingService' ? 'consulting' : 'service';
  return [`${type}:${title}`, ...(code === undefined ? [] : [`standard:${code}`])];
}

/** Of no relevant result there is nothing to gain: then it is whole only when nothing is found in the group `nothing`. */
function normalizedGain(keys: readonly string[], { relevant, group }: JudgedQuery): number {
  const ideal = gainOf(
    Object.values(relevant)
      .sort((one, other) => other - one)
      .slice(0, TEN),
  );
  if (ideal === 0) {
    return keys.length === 0 || group !== 'nothing' ? 1 : 0;
  }
  return gainOf(keys.map((key) => relevant[key] ?? 0)) / ideal;
}

const gainOf = (grades: readonly number[]) =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

interface Answered {
  readonly judged: JudgedQuery;
  readonly items: readonly SearchResult[];
}

async function wrongVariants(app: SeededApp, { judged, items }: Answered): Promise<string[]> {
  const wrong: string[] = [];
  for (const [key, wanted] of Object.entries(judged.variant ?? {})) {
    const named = items.find((item) => keysOf(item).includes(key))?.good?.variant;
    const values = named === null || named === undefined ? {} : await valuesOf(app, named.id);
    const isRight = Object.entries(wanted).every(([code, value]) => isSame(values[code], value));
    if (!isRight) {
      wrong.push(`${key} ${named?.code}`);
    }
  }
  return wrong;
}

const isSame = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) < 1e-6 * Math.abs(other) + 1e-9
    : one === other;

/** Values of a variant by the codes of its properties, numbers in the units of its size table. */
async function valuesOf({ db }: SeededApp, variantId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ code: string; value: number | string | null }>`
    select code, coalesce(to_json(text_value), to_json(value)) as value
    from product.size_value where variant_id = ${variantId} and is_given`.execute(db);
  return Object.fromEntries(rows.map(({ code, value }) => [code, value]));
}
