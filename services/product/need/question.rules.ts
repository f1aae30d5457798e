import type { FoundGood } from './good.rules.ts';
import { valueText } from './need-parts.rules.ts';

/** What a need leaves open. */
export interface MissingChoice {
  readonly title: string;
  readonly choices: { readonly text: string; readonly words: string }[];
}

const MAX_CHOICES = 8;

/** The first of the columns that tell variants apart and in which those that are left differ; null when none is. */
export function missingOf({ need, specification }: FoundGood): MissingChoice | null {
  const asked = new Set(specification.wishes.map(({ option }) => option.column));
  for (const [at, { column, title, symbol }] of need.columns.entries()) {
    const values = new Set(
      specification.variants.map((variant) => need.family.table.variants[variant]?.values[at] ?? null),
    );
    const isOpen =
      column.defines && !asked.has(at) && values.size > 1 && values.size <= MAX_CHOICES && !values.has(null);
    if (isOpen) {
      const choices = [...values].flatMap((value) => {
        const text = valueText(value, symbol);
        return text === null
          ? []
          : [{ text, words: wordsOf({ text, title, isNumber: column.kind === 'number' }) }];
      });
      return { title, choices };
    }
  }
  return null;
}

/** Words that are read as this choice again. */
function wordsOf({ text, title, isNumber }: { text: string; title: string; isNumber: boolean }): string {
  return isNumber ? `${title.replace(/\s*\(.*\)/, '')} ${text}` : text;
}
