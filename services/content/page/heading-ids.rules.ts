import { slugFa } from '@bazaar/locale';

const MAX_LENGTH = 70;
const WITHOUT_LETTERS = 'بخش';

/** Creates the anchors of a text's headings, each unique within the text. */
export function createHeadingIds(): (title: string) => string {
  const given = new Set<string>();
  return (title) => {
    const id = Array.from(slugFa(title)).slice(0, MAX_LENGTH).join('') || WITHOUT_LETTERS;
    let candidate = id;
    for (let number = 2; given.has(candidate); number += 1) {
      candidate = `${id}-${number}`;
    }
    given.add(candidate);
    return candidate;
  };
}
