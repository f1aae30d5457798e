import { codeKey, wordsOf } from './catalogue.rules.ts';
import type { LineItem } from './draft-form.rules.ts';

/** Finds items by code and by words, without looking at each of them for each row. */
export interface ItemIndex {
  /** Items with this code in any spelling. */
  withCode(code: string): readonly LineItem[];
  /** Items whose code differs from this one by one sign. */
  nearCode(code: string): readonly LineItem[];
  /** Items with exactly these words as their title. */
  withTitle(title: string): readonly LineItem[];
  /** Items whose title and code hold all words of a text, those with the fewest other words first; else most of them. */
  likeText(text: string): readonly LineItem[];
}

/** The index of a supplier's items. */
export function indexItems(items: readonly LineItem[]): ItemIndex {
  const byCode = Map.groupBy(items, ({ sku }) => codeKey(sku));
  const byTitle = Map.groupBy(items, ({ title }) => titleKey(title));
  const shortened = onFirstUse(() => groupByShortened(byCode.keys()));
  const worded = onFirstUse(() => groupByWord(items));
  return {
    withCode: (code) => byCode.get(codeKey(code)) ?? [],
    withTitle: (title) => byTitle.get(titleKey(title)) ?? [],
    likeText: (text) => findByWords(worded(), wordsOf(text)),
    nearCode: (code) => {
      const key = codeKey(code);
      const forms = [key, ...shortenedForms(key)];
      const near = new Set(forms.flatMap((form) => [form, ...(shortened().get(form) ?? [])]));
      return [...near]
        .filter((known) => byCode.has(known) && isOneApart(known, key))
        .flatMap((known) => byCode.get(known) ?? []);
    },
  };
}

function titleKey(title: string): string {
  return wordsOf(title).join(' ');
}

function onFirstUse<Value>(make: () => Value): () => Value {
  let value: { made: Value } | null = null;
  return () => {
    value ??= { made: make() };
    return value.made;
  };
}

/** A code without each of its signs: two codes that are one sign apart share such a form. */
function shortenedForms(code: string): string[] {
  return Array.from(code, (_, place) => code.slice(0, place) + code.slice(place + 1));
}

function groupByShortened(codes: Iterable<string>): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const code of codes) {
    for (const form of shortenedForms(code)) {
      const group = groups.get(form);
      group === undefined ? groups.set(form, [code]) : group.push(code);
    }
  }
  return groups;
}

const MINIMUM_CODE = 3;

/** Whether two codes differ by one sign: another, a missing or an additional one. */
export function isOneApart(first: string, second: string): boolean {
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  if (short.length < MINIMUM_CODE || long.length - short.length > 1) {
    return false;
  }
  let at = 0;
  while (at < short.length && short[at] === long[at]) {
    at += 1;
  }
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at);
  return first !== second && rest === long.slice(at + 1);
}

interface Worded {
  item: LineItem;
  size: number;
}

function groupByWord(items: readonly LineItem[]): ReadonlyMap<string, Worded[]> {
  const groups = new Map<string, Worded[]>();
  for (const item of items) {
    const words = new Set(wordsOf(`${item.title} ${item.sku}`));
    const worded = { item, size: words.size };
    for (const word of words) {
      const group = groups.get(word);
      group === undefined ? groups.set(word, [worded]) : group.push(worded);
    }
  }
  return groups;
}

/** Of three words two must be found; of two or one, all. */
const MIN_SHARE = 0.6;

function findByWords(groups: ReadonlyMap<string, readonly Worded[]>, written: readonly string[]): LineItem[] {
  const words = [...new Set(written)];
  const counts = new Map<Worded, number>();
  for (const worded of words.flatMap((word) => groups.get(word) ?? [])) {
    counts.set(worded, (counts.get(worded) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  if (most === 0 || most < words.length * MIN_SHARE) {
    return [];
  }
  return [...counts]
    .filter(([, count]) => count === most)
    .sort(([first], [second]) => first.size - second.size)
    .map(([{ item }]) => item);
}
