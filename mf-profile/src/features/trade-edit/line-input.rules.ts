import { TradeLineInput } from '@bazaar/contracts/trade';
import type { DraftForm, LineForm } from './draft-form.rules.ts';
import { readPrice, readProperties, readQuantity } from './line-texts.rules.ts';

/** What was read of a line. Lines keep their identity while others are typed in, so that typing reads one of them. */
const readLines = new WeakMap<LineForm, TradeLineInput | null>();

/** A line as the service takes it; null while it is not complete enough. */
export function lineInput(line: LineForm): TradeLineInput | null {
  const known = readLines.get(line);
  const input = known === undefined ? readLine(line) : known;
  readLines.set(line, input);
  return input;
}

function readLine(line: LineForm): TradeLineInput | null {
  const targetPriceRial = readPrice(line.targetPrice);
  const common = {
    quantity: readQuantity(line.quantity),
    targetPriceRial,
    acceptsSubstitute: line.acceptsSubstitute,
  };
  const own = () => ({
    freeText: line.title.trim(),
    unitTitle: line.unit.trim(),
    properties: readProperties(line.properties),
  });
  const what = line.item === null ? own() : { supplierProductId: line.item.id };
  const parsed = TradeLineInput.safeParse({ ...what, ...common });
  return parsed.success && targetPriceRial !== undefined ? parsed.data : null;
}

/** Keys of the lines that cannot be stored as they are now. */
export function heldKeysOf({ lines }: DraftForm): string[] {
  return lines.filter((line) => lineInput(line) === null).map(({ key }) => key);
}
