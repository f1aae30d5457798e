import type { TradeLineInput } from './trade-moves.contract.ts';

/** Characters of the texts in all lines of one draft at most: with three bytes for each, they fit into its body. */
export const MAXIMUM_LINE_TEXT = 300_000;

/** How many characters the lines of a draft hold, in their descriptions, units and properties. */
export function lineTextLength(lines: readonly TradeLineInput[]): number {
  return lines.reduce((sum, line) => sum + ('freeText' in line ? textLength(line) : 0), 0);
}

function textLength({ freeText, unitTitle, properties }: Extract<TradeLineInput, { freeText: string }>) {
  return properties.reduce(
    (sum, { title, text }) => sum + title.length + text.length,
    freeText.length + unitTitle.length,
  );
}
