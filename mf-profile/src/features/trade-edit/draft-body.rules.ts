import { TradeDraft, TradeLineInput } from '@bazaar/contracts/trade';
import type { DraftForm, LineForm } from './draft-form.rules.ts';
import { readPrice, readProperties, readQuantity } from './line-texts.rules.ts';

interface DraftBody {
  body: TradeDraft;
  /** Keys of lines that cannot be stored as they are now: what was stored of them before is sent instead. */
  heldKeys: readonly string[];
}

/**
 * What is sent of a form. A half-typed line must not hinder the rest from being stored, so it goes as it was stored
 * before, or not at all.
 * @param stored the form that the service has
 */
export function bodyOf(form: DraftForm, stored: DraftForm): DraftBody {
  const storedLines = new Map(stored.lines.map((line) => [line.key, line]));
  const lines: TradeLineInput[] = [];
  const heldKeys: string[] = [];
  for (const line of form.lines) {
    const input = lineInput(line);
    const former = input ?? storedInput(storedLines.get(line.key));
    if (input === null) {
      heldKeys.push(line.key);
    }
    if (former !== null) {
      lines.push(former);
    }
  }
  return { body: contentOf(form, lines), heldKeys };
}

function contentOf(form: DraftForm, lines: TradeLineInput[]): TradeDraft {
  return TradeDraft.parse({
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
  });
}

function storedInput(line: LineForm | undefined): TradeLineInput | null {
  return line === undefined ? null : lineInput(line);
}

/** A line as the service takes it; null while it is not complete enough. */
export function lineInput(line: LineForm): TradeLineInput | null {
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

/** Everything but the keys and names that only this page knows. */
function contentKey(form: DraftForm) {
  return {
    ...form,
    lines: form.lines.map(({ key: _key, ...line }) => lineInput({ ...line, key: '' }) ?? line),
    documents: form.documents.map(({ typeId, fileId }) => [typeId, fileId]),
  };
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
