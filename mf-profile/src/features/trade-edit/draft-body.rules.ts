import { TradeDraft, TradeLineInput } from '@bazaar/contracts/trade';
import type { FieldErrors } from './autosave.rules.ts';
import { draftErrors, textErrors } from './draft-errors.rules.ts';
import type { DraftForm, LineForm } from './draft-form.rules.ts';
import { readPrice, readProperties, readQuantity } from './line-texts.rules.ts';

/** What is sent of a form, or why it cannot be: the errors that the service would give. */
export type DraftBody = { isValid: true; body: TradeDraft } | { isValid: false; errors: FieldErrors };

/** A line with what is sent of it. */
interface SentLine {
  line: LineForm;
  input: TradeLineInput;
}

/** A half-typed line must not hinder the rest from being stored, so it goes as it was stored before, or not at all. */
function sentLines({ lines }: DraftForm, stored: DraftForm): SentLine[] {
  const storedLines = new Map(stored.lines.map((line) => [line.key, line]));
  return lines.flatMap((line) => {
    const input = lineInput(line) ?? storedInput(storedLines.get(line.key));
    return input === null ? [] : [{ line, input }];
  });
}

/**
 * What is sent of a form.
 * @param stored the form that the service has
 */
export function bodyOf(form: DraftForm, stored: DraftForm): DraftBody {
  const lines = sentLines(form, stored).map(({ input }) => input);
  const parsed = TradeDraft.safeParse(contentOf(form, lines));
  const errors = parsed.success ? textErrors(parsed.data) : draftErrors(parsed.error.issues);
  return parsed.success && Object.keys(errors).length === 0
    ? { isValid: true, body: parsed.data }
    : { isValid: false, errors };
}

/** The lines of a form that are sent, so that one is found by the number that the service gives it. */
export function sentLinesOf(form: DraftForm, stored: DraftForm): LineForm[] {
  return sentLines(form, stored).map(({ line }) => line);
}

function contentOf(form: DraftForm, lines: readonly TradeLineInput[]) {
  return {
    lines,
    deliveryAddressId: form.addressId,
    needBy: form.needBy,
    poNumber: textOrNull(form.poNumber),
    terms: {
      payment: textOrNull(form.payment),
      delivery: textOrNull(form.delivery),
      inspection: textOrNull(form.inspection),
    },
    note: textOrNull(form.note),
    documents: form.documents.map(({ typeId, fileId }) => ({ typeId, fileId })),
  };
}

function storedInput(line: LineForm | undefined): TradeLineInput | null {
  return line === undefined ? null : lineInput(line);
}

/** Keys of the lines that cannot be stored as they are now. */
export function heldKeysOf({ lines }: DraftForm): string[] {
  return lines.filter((line) => lineInput(line) === null).map(({ key }) => key);
}

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

/** Whether two forms would be stored as the same. */
export function isSameContent(first: DraftForm, second: DraftForm): boolean {
  return JSON.stringify(contentKey(first)) === JSON.stringify(contentKey(second));
}

/** What would be stored; half-typed lines as they are typed. */
function contentKey(form: DraftForm) {
  const lines = form.lines.map(({ key: _key, ...line }) => readLine({ ...line, key: '' }) ?? line);
  return { ...contentOf(form, []), lines };
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
