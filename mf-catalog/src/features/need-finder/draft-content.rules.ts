import type { NeedAnswer, NeedPart, Offer } from '@bazaar/contracts/product';
import { type DraftFields, lineProperties, quantityOf } from './draft.rules.ts';
import { messages } from './messages.ts';

const MAX_NOTE_LENGTH = 2_000;

/**
 * What the draft for one supplier says: their own item, with its price, when they offer what the need means, and the
 * need's words as the note; else one line in the buyer's words.
 */
export function draftContent(fields: DraftFields, answer: NeedAnswer, supplierId: number) {
  const offer = offerOf(answer, supplierId);
  const quantity = offer === undefined ? null : itemQuantity(fields, answer, offer);
  return offer === undefined || quantity === null
    ? { lines: [textLine(fields, answer)] }
    : {
        lines: [{ supplierProductId: offer.productId, quantity }],
        note: noteOf(fields, answer.parts),
        ...deliveryOf(answer.parts),
      };
}

/** The offer of a supplier that keeps the specification: one that keeps all of the need before one that is near. */
export function offerOf({ exact, near }: NeedAnswer, supplierId: number): Offer | undefined {
  const offers = [...exact.flatMap((variant) => variant.offers), ...near.map(({ offer }) => offer)];
  return offers.find(({ supplier }) => supplier.id === supplierId);
}

/** The quantity in the unit in which the item is sold; null when the written one cannot be converted. */
function itemQuantity({ quantity, unit }: DraftFields, answer: NeedAnswer, offer: Offer): number | null {
  const typed = quantityOf(quantity);
  if (unit.trim() === offer.saleUnit) {
    return typed;
  }
  const stated = answer.parts.find(({ kind }) => kind === 'quantity');
  const isAsStated = stated !== undefined && stated.value === typed && stated.unit === unit.trim();
  return isAsStated ? answer.saleQuantity : null;
}

function textLine({ text, quantity, unit }: DraftFields, { parts }: NeedAnswer) {
  return {
    freeText: text.trim(),
    unitTitle: unit.trim(),
    quantity: quantityOf(quantity) ?? 1,
    properties: lineProperties(parts),
  };
}

function noteOf({ text }: DraftFields, parts: readonly NeedPart[]): string {
  const wishes = lineProperties(parts.filter(({ kind }) => kind !== 'city'));
  const lines = [text.trim(), ...wishes.map((wish) => messages.draft.wish(wish.title, wish.text))];
  return lines.join('\n').slice(0, MAX_NOTE_LENGTH).toWellFormed();
}

function deliveryOf(parts: readonly NeedPart[]) {
  const city = parts.find(({ kind }) => kind === 'city');
  return city === undefined ? {} : { terms: { delivery: messages.draft.deliveryIn(city.text) } };
}
