import { foldFaSpaced } from '@bazaar/locale';
import type { Piece } from './need-words.rules.ts';

/** How many pieces before a number the name of its property is searched for. */
const NEAR = 3;

/** Words that occur in the names of many properties. */
const COMMON = new Set(['نامی', 'کاری', 'اسمی', 'تعداد', 'درجه', 'کلاس', 'نوع']);

/** How many pieces before a position a word of a property's name occurs; null when it is not near. */
export function titleDistance(title: string, pieces: readonly Piece[], at: number): number | null {
  const words = titleWords(title);
  for (let distance = 1; distance <= NEAR; distance += 1) {
    const piece = pieces[at - distance];
    if (piece === undefined || piece.kind === 'break') {
      return null;
    }
    if (words.has(piece.key)) {
      return distance;
    }
  }
  return null;
}

function titleWords(title: string): ReadonlySet<string> {
  const words = foldFaSpaced(title).split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word.length > 1 && !COMMON.has(word)));
}

interface Reading {
  pieces: readonly Piece[];
  used: Set<number>;
}

/** Marks the property's name before its number as used. */
export function markTitle({ pieces, used }: Reading, title: string, at: number): void {
  const words = new Set([...titleWords(title), ...COMMON]);
  for (let before = at - 1; before >= at - NEAR && words.has(pieces[before]?.key ?? ''); before -= 1) {
    used.add(before);
  }
}
