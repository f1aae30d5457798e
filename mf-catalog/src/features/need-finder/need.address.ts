import { defineAddress, links, type StateOf, textField } from '@bazaar/contracts';
import { MAX_NEED_LENGTH, type NeedPart } from '@bazaar/contracts/product';
import { normalizeFa } from '@bazaar/locale';

const fields = {
  q: textField({
    initial: '',
    read: ([text = '']) => cutText(normalizeFa(text), MAX_NEED_LENGTH).trim(),
  }),
};

/** The query of the need finder: the need alone. */
export const needAddress = defineAddress(fields);

export type NeedAsk = StateOf<typeof fields>;

/** The start of a text, at most this many UTF-16 units, cut between two characters. */
function cutText(text: string, most: number): string {
  let beginning = '';
  for (const character of text) {
    if (beginning.length + character.length > most) {
      break;
    }
    beginning += character;
  }
  return beginning;
}

type Place = Pick<NeedPart, 'from' | 'to'>;

/** The need with other words in the place of a part. */
export function rewritten(need: string, { from, to }: Place, words: string): string {
  return `${need.slice(0, from)}${words.trim()}${need.slice(to)}`;
}

const LOOSE_COMMAS = /\s*،(?:\s*،)+/g;
const EDGES = /^[\s،]+|[\s،]+$/g;

/** The need without a part and its comma. */
export function without(need: string, part: Place): string {
  return rewritten(need, part, '')
    .replace(LOOSE_COMMAS, '،')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(EDGES, '');
}

/** The address of the need without a part. */
export function withoutHref(need: string, part: Place): string {
  return links.needFinder(without(need, part));
}

/** The address of the need with more words behind it. */
export function withHref(need: string, words: string): string {
  return links.needFinder(`${need}، ${words}`);
}
