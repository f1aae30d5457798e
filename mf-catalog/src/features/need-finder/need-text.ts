import { formatNumber } from '@bazaar/locale';
import { messages } from './messages.ts';
import type { NeedPart } from './need-filter.rules.ts';

/** The value of a condition, without its name: «۸ تا ۱۲ bar». */
export function partValue(part: NeedPart): string {
  if (part.kind === 'city') {
    return part.title;
  }
  if (part.kind === 'choice') {
    return part.choices.join(messages.or);
  }
  return `${rangeText(part)} ${part.unitSymbol}`.trim();
}

function rangeText({ from, to }: { from: number | null; to: number | null }): string {
  if (from !== null && to !== null) {
    return messages.between(formatNumber(from), formatNumber(to));
  }
  return from === null ? messages.atMost(formatNumber(to ?? 0)) : messages.atLeast(formatNumber(from));
}

/** A condition in words: «فشار کاری: ۸ تا ۱۲ bar», «اصفهان». */
export function partText(part: NeedPart): string {
  return part.kind === 'city' ? part.title : `${part.title}: ${partValue(part)}`;
}
