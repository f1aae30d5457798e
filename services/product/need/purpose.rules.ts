import type { Token } from '../understanding/tokens.rules.ts';

const PURPOSE = new Set(['برای', 'جهت']);
const MAX_WORDS = 4;

/** Whether «برای» or «جهت» stands before a word, up to a few words: what follows is not what is asked for. */
export function isForPurpose(tokens: readonly Token[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - MAX_WORDS); place -= 1) {
    if (/[،؛.\n]/.test(tokens[place + 1]?.before ?? '')) {
      return false;
    }
    if (PURPOSE.has(tokens[place]?.word ?? '')) {
      return true;
    }
  }
  return false;
}
