import type { NeedAnswer } from '@bazaar/contracts/product';

/** What was not read of a need, as one text; empty when all of it was. */
export function unreadText(ignored: NeedAnswer['ignored']): string {
  return ignored.map(({ text }) => text).join('، ');
}
