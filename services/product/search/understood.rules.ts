import type { UnderstoodPart } from '@bazaar/contracts/product';
import { toPersianDigits } from '@bazaar/locale';
import { messages } from '../messages.ts';
import { KEPT } from '../understanding/fit.rules.ts';
import type { Mention } from '../understanding/reading.rules.ts';
import type { FoundFamily, Understanding } from '../understanding/understand.rules.ts';
import { columnsOf } from '../understanding/variants.rules.ts';

/** How a term was read, in its order; neighbouring words of a name are one part. */
export function understoodParts(term: string, understood: Understanding): UnderstoodPart[] {
  const { mentions, query, families, categories } = understood;
  const kept = families[0]?.kept ?? categories[0]?.kept ?? [];
  const parts = mentions
    .filter(({ kind }) => kind !== 'link')
    .map((mention) =>
      partOf(mention, {
        term,
        best: families[0],
        isKept: (kept[query.mentions.indexOf(mention)] ?? 0) >= KEPT,
      }),
    );
  return joinGoods(term, parts);
}

interface Read {
  readonly term: string;
  readonly best: FoundFamily | undefined;
  readonly isKept: boolean;
}

function partOf(mention: Mention, { term, best, isKept }: Read): UnderstoodPart {
  const [from, to] = rangeOf(mention);
  const written = term.slice(from, to);
  const column = isKept && best !== undefined ? columnOf(mention, best) : undefined;
  const place = { from, to, isKept };
  if (mention.kind === 'city') {
    return { kind: 'city', title: messages.search.city, text: written, ...place };
  }
  if (column !== undefined) {
    return { kind: 'property', title: column, text: writeAmount(mention, written), ...place };
  }
  if (!isKept) {
    return { kind: 'ignored', title: messages.search.ignored, text: written, ...place };
  }
  const isStandard = mention.keys.some((key) => best?.family.standards.has(key));
  const other = mention.kind === 'key' ? 'code' : 'good';
  const kind = isStandard ? 'standard' : other;
  return { kind, title: messages.search[kind], text: written, ...place };
}

function rangeOf({ tokens }: Mention): readonly [number, number] {
  return [Math.min(...tokens.map(({ from }) => from)), Math.max(...tokens.map(({ to }) => to))];
}

function columnOf(mention: Mention, { family, variants }: FoundFamily): string | undefined {
  const [variant] = variants;
  const [column] = variant === undefined ? [] : columnsOf(mention, family.table, variant);
  return column === undefined ? undefined : family.table.columns[column]?.title;
}

/** A number with the symbol of its unit; anything else as it was written. */
function writeAmount({ amount }: Mention, written: string): string {
  const [value] = amount?.values ?? [];
  return amount?.unit === undefined || value === undefined || amount.to !== undefined
    ? written
    : `${toPersianDigits(String(value)).replace('.', '٫')} ${amount.unit.symbol}`;
}

function joinGoods(term: string, parts: readonly UnderstoodPart[]): UnderstoodPart[] {
  const joined: UnderstoodPart[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const isSame = before?.kind === 'good' && part.kind === 'good';
    joined.splice(
      isSame ? -1 : joined.length,
      isSame ? 1 : 0,
      isSame ? { ...before, text: term.slice(before.from, part.to), to: part.to } : part,
    );
  }
  return joined;
}
