import { messages } from '../messages.ts';
import { KEPT } from '../understanding/fit.rules.ts';
import type { Family } from '../understanding/knowledge.rules.ts';
import type { Mention } from '../understanding/reading.rules.ts';
import type { Column, SizeTable } from '../understanding/size-table.rules.ts';
import { columnsOf } from '../understanding/variants.rules.ts';

/** A key fact of a result, as the contract has it. */
interface HitFact {
  readonly title: string;
  readonly value: number | null;
  readonly maxValue: number | null;
  readonly text: string | null;
  readonly isCode: boolean;
  readonly unitSymbol: string | null;
  readonly isAskedFor: boolean;
}

const MAX_FACTS = 4;
const LATIN = /^[\x20-\x7e]+$/;

interface Asked {
  readonly mentions: readonly Mention[];
  /** How well each is kept. */
  readonly kept: readonly number[];
}

/** The values of a variant that decide: what is asked for first, then what defines it. */
export function variantFacts({ table }: Family, variant: number, { mentions, kept }: Asked): HitFact[] {
  const keeping = mentions.filter((_, at) => (kept[at] ?? 0) >= KEPT);
  const asked = new Set(keeping.flatMap((mention) => columnsOf(mention, table, variant)));
  const values = table.variants[variant]?.values ?? [];
  return table.columns
    .map((column, at) => ({ column, value: values[at] ?? null, isAskedFor: asked.has(at) }))
    .filter(({ value, column, isAskedFor }) => value !== null && (column.defines || isAskedFor))
    .sort((one, other) => Number(other.isAskedFor) - Number(one.isAskedFor))
    .slice(0, MAX_FACTS)
    .map(({ column, value, isAskedFor }) => ({ ...factOf(column, value), isAskedFor }));
}

function factOf(column: Column, value: number | string | boolean | null) {
  const text = typeof value === 'boolean' ? messages[value ? 'yes' : 'no'] : value;
  return {
    title: column.title,
    value: typeof value === 'number' ? value : null,
    maxValue: null,
    text: typeof text === 'string' ? text : null,
    isCode: typeof text === 'string' && LATIN.test(text),
    unitSymbol: column.symbol,
  };
}

/** Ranges of the numbers that define the variants. */
export function familyFacts(family: Family | undefined): HitFact[] {
  const table = family?.table ?? { columns: [], variants: [] };
  return table.columns
    .flatMap((column, at) => {
      const range = column.defines && column.kind === 'number' ? rangeOf(table, at) : undefined;
      return range === undefined ? [] : [rangeFact(column, range)];
    })
    .slice(0, MAX_FACTS - 1);
}

function rangeOf(
  { variants }: Pick<SizeTable, 'variants'>,
  at: number,
): readonly [number, number] | undefined {
  const numbers = variants.map(({ values }) => values[at]).filter((value) => typeof value === 'number');
  return numbers.length === 0 ? undefined : [Math.min(...numbers), Math.max(...numbers)];
}

function rangeFact(column: Column, [least, most]: readonly [number, number]): HitFact {
  return {
    ...{ title: column.title, value: least, maxValue: most > least ? most : null, text: null },
    ...{ isCode: false, unitSymbol: column.symbol, isAskedFor: false },
  };
}
