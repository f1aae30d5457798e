import type { TradeLine, TradeRequest } from '@bazaar/contracts/trade';
import { foldFa } from '@bazaar/locale';

/** One thing that is needed, with the line of each request that asks for it. */
export interface NeedLine {
  key: string;
  title: string;
  quantity: number;
  unitTitle: string;
  /** By the id of the request; missing where a request does not ask for it. */
  lines: ReadonlyMap<number, TradeLine>;
}

interface Matching {
  lines: Map<number, TradeLine>;
}

/**
 * What is needed, from the lines of all requests of a need, in the order in which the requests name it. Each supplier has
 * items of their own, so lines are the same thing when they are offers of one base product with one code or title, else
 * when they are the only lines of that base product, and lines in the buyer's words when their titles are equal.
 */
export function needLines(requests: readonly TradeRequest[]): NeedLine[] {
  const found: Matching[] = [];
  for (const request of requests) {
    for (const line of request.lines) {
      const match = bestMatch(found, request, line);
      if (match === undefined) {
        found.push({ lines: new Map([[request.id, line]]) });
      } else {
        match.lines.set(request.id, line);
      }
    }
  }
  return found.map(({ lines }) => toNeedLine(lines));
}

/** Of what is found so far and not yet asked for by this request, what is most like the line. */
function bestMatch(found: readonly Matching[], request: TradeRequest, line: TradeLine): Matching | undefined {
  const isOnly = isOnlyOfItsProduct(request, line);
  const rated = found
    .filter(({ lines }) => !lines.has(request.id))
    .map((matching) => ({ matching, likeness: likenessTo(matching, line, isOnly) }))
    .filter(({ likeness }) => likeness > 0);
  const most = Math.max(...rated.map(({ likeness }) => likeness));
  return rated.find(({ likeness }) => likeness === most)?.matching;
}

/** How surely a line means the same thing as those found, from 1 to 3; 0 when it does not. */
function likenessTo({ lines }: Matching, line: TradeLine, isOnly: boolean): number {
  return Math.max(...[...lines.values()].map((other) => likeness(other, line, isOnly)));
}

function likeness(one: TradeLine, other: TradeLine, isOnly: boolean): number {
  if (one.baseProductId !== other.baseProductId) {
    return 0;
  }
  if (one.sku !== null && one.sku === other.sku) {
    return 3;
  }
  if (foldFa(one.title) === foldFa(other.title)) {
    return 2;
  }
  return one.baseProductId !== null && isOnly ? 1 : 0;
}

function isOnlyOfItsProduct({ lines }: TradeRequest, { baseProductId }: TradeLine): boolean {
  return lines.filter((line) => line.baseProductId === baseProductId).length === 1;
}

function toNeedLine(lines: ReadonlyMap<number, TradeLine>): NeedLine {
  const all = [...lines.values()];
  const [first] = all as [TradeLine, ...TradeLine[]];
  return {
    key: String(first.id),
    title: first.title,
    quantity: mostFrequent(all.map(({ quantity }) => quantity)),
    unitTitle: first.unitTitle,
    lines,
  };
}

/** The value that occurs most often; of several, the first. */
function mostFrequent(values: readonly number[]): number {
  const countOf = (value: number) => values.filter((other) => other === value).length;
  return values.reduce((best, value) => (countOf(value) > countOf(best) ? value : best), values[0] ?? 0);
}

/** Why a line has no price that can be compared. */
export type LineGap = 'notAsked' | 'unpriced' | 'otherQuantity';

/** One line of the need at one supplier. */
export interface LineQuote {
  /** The quoted price of one unit; null without one. */
  unitPriceRial: number | null;
  totalRial: number | null;
  /** The quantity of this request. */
  quantity: number | null;
  /** Null when the price is for the quantity of the need. */
  gap: LineGap | null;
}

/** What a request's quote says about a line of the need. */
export function lineQuote({ lines, quantity }: NeedLine, { id }: TradeRequest): LineQuote {
  const line = lines.get(id);
  if (line === undefined) {
    return { unitPriceRial: null, totalRial: null, quantity: null, gap: 'notAsked' };
  }
  const { quotedPriceRial } = line;
  if (quotedPriceRial === null) {
    return { unitPriceRial: null, totalRial: null, quantity: line.quantity, gap: 'unpriced' };
  }
  return {
    unitPriceRial: quotedPriceRial,
    totalRial: quotedPriceRial * line.quantity,
    quantity: line.quantity,
    gap: line.quantity === quantity ? null : 'otherQuantity',
  };
}
