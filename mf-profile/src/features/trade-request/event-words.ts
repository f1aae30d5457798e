import type { TradeRequestEvent } from '@bazaar/contracts/trade';
import { formatNumber, formatTomanText, mobileText } from '@bazaar/locale';
import { actorNames, eventDetails, eventTitles, notShippedTitle } from './event-messages.ts';

/** What happened. */
export function eventTitle({ type, from }: TradeRequestEvent): string {
  return type === 'object' && from === 'InFulfillment' ? notShippedTitle : eventTitles[type];
}

/** Who did it; a colleague and the supplier by name. */
export function eventActor({ actorKind, actor }: TradeRequestEvent, supplierName: string): string {
  if (actorKind === 'supplier') {
    return supplierName;
  }
  if (actor !== null) {
    return actor.isReader ? actorNames.reader : actor.name;
  }
  return actorNames[actorKind];
}

/** The number of a colleague with its middle hidden, which tells people of the same name apart; null for anybody else. */
export function colleagueMobile({ actorKind, actor }: TradeRequestEvent): string | null {
  return actorKind === 'supplier' || actor === null || actor.isReader ? null : mobileText(actor.mobile);
}

/** The figures and words of an event that its data holds; null without any. */
export function eventDetail({ type, data }: TradeRequestEvent): string | null {
  const numberOf = (name: string) => (typeof data[name] === 'number' ? (data[name] as number) : null);
  switch (type) {
    case 'quote':
      return join([
        phrase(numberOf('revision'), (revision) => eventDetails.revision(formatNumber(revision))),
        phrase(numberOf('payableRial'), formatTomanText),
      ]);
    case 'requestPayment':
      return phrase(numberOf('amountRial'), formatTomanText);
    case 'edit':
      return phrase(numberOf('version'), (version) => eventDetails.version(formatNumber(version)));
    case 'rate':
      return phrase(numberOf('stars'), (stars) => eventDetails.stars(formatNumber(stars)));
    case 'ship':
      return typeof data.deliveryNote === 'string' ? data.deliveryNote : null;
    case 'ruleComplete':
    case 'ruleCancel':
      return join([
        phrase(numberOf('refundRial') || null, (rial) => eventDetails.refund(formatTomanText(rial))),
        phrase(numberOf('releaseRial') || null, (rial) => eventDetails.release(formatTomanText(rial))),
      ]);
    default:
      return null;
  }
}

function phrase(value: number | null, words: (value: number) => string): string | null {
  return value === null ? null : words(value);
}

function join(parts: readonly (string | null)[]): string | null {
  return parts.filter((part) => part !== null).join(eventDetails.and) || null;
}
