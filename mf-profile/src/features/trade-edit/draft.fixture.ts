import type { DraftForm, LineForm } from './draft-form.rules.ts';

/** A line of an item; three pieces of a bearing unless said otherwise. */
export function givenItemLine(id: number, line: Partial<LineForm> = {}): LineForm {
  return {
    key: `item-${id}`,
    item: { id, title: `بلبرینگ ${id}`, sku: `BRG-${id}`, unitTitle: 'عدد', listPriceRial: 1_000 },
    title: `بلبرینگ ${id}`,
    unit: 'عدد',
    properties: '',
    quantity: '3',
    targetPrice: '',
    acceptsSubstitute: false,
    ...line,
  };
}

/** A line in the buyer's own words. */
export function givenTextLine(title: string, line: Partial<LineForm> = {}): LineForm {
  return { ...givenItemLine(0), key: `text-${title}`, item: null, title, ...line };
}

/** A form without anything in it. */
export function givenForm(form: Partial<DraftForm> = {}): DraftForm {
  return {
    ...{ lines: [], addressId: null, needBy: null, documents: [] },
    ...{ poNumber: '', payment: '', delivery: '', inspection: '', note: '' },
    ...form,
  };
}
