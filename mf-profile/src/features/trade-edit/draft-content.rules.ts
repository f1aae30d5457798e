import type { TradeLineInput } from '@bazaar/contracts/trade';
import type { DraftForm } from './draft-form.rules.ts';
import { lineInput } from './line-input.rules.ts';

/** What the service stores of a form, with the lines that are given. */
export function contentOf(form: DraftForm, lines: readonly TradeLineInput[]) {
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

/** Whether two forms would be stored as the same. */
export function isSameContent(first: DraftForm, second: DraftForm): boolean {
  return first === second || JSON.stringify(contentKey(first)) === JSON.stringify(contentKey(second));
}

/** What would be stored; half-typed lines as they are typed. */
function contentKey(form: DraftForm) {
  const lines = form.lines.map((line) => lineInput(line) ?? { ...line, key: '' });
  return { ...contentOf(form, []), lines };
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
