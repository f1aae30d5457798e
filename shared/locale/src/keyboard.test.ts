import { faAlphabet } from '@persian-tools/persian-tools';
import { describe, expect, it } from 'vitest';
import { wrongKeyboard, wrongKeyboardLatin } from './keyboard.ts';
import { createSeededRandom } from './seeded-random.fixture.ts';

const ROUNDS = 200_000;
/** Keys whose letters another key has too. */
const DOUBLE_KEY = 'm';

describe('wrongKeyboard', () => {
  it.each([
    [';hfg', 'کابل'],
    ['mlm Hf', 'پمپ آب'],
    ['\\l\\', 'پمپ'],
    ['fgfvdk', 'بلبرین'],
    ['gkj Cn', 'لنت ژد'],
    ['HP', 'آح'],
    ["'v,i", 'گروه'],
    ['],f 2 hdk]', 'چوب 2 اینچ'],
    ['[v eqhl', 'جر ثضام'],
  ])('turns %j into «%s»', (typed, meant) => {
    expect(wrongKeyboard(typed)).toBe(meant);
  });

  it('knows a key for each of the 32 letters of the alphabet', () => {
    // The other library has no keyboard map to compare with, but it knows the alphabet.
    const alphabet = [...faAlphabet];
    const reachable = new Set(wrongKeyboard("qwertyuiop[]asdfghjkl;'zxcvbnm,C"));

    expect(alphabet).toHaveLength(32);
    expect(alphabet.filter((letter) => !reachable.has(letter))).toEqual([]);
  });

  it.each(['', '50', '[2]', 'کابل', 'کابل DN50'])('offers nothing for %j', (typed) => {
    expect(wrongKeyboard(typed)).toBeNull();
  });
});

describe('wrongKeyboardLatin', () => {
  it.each([
    ['سف۳۷', 'st۳۷'],
    ['د غغ', 'n yy'],
    ['حرؤ', 'pvA'],
    ['کابل', ';hfg'],
    ['كابل', ';hfg'],
    ['\u200cسی\u200cم', ' sd l'],
  ])('turns «%s» into %j', (typed, meant) => {
    expect(wrongKeyboardLatin(typed)).toBe(meant);
  });

  it.each(['', '50', 'ST37', 'لوله DN50', '؟'])('offers nothing for %j', (typed) => {
    expect(wrongKeyboardLatin(typed)).toBeNull();
  });

  it('is the inverse of the Persian keyboard, on random words', () => {
    const random = createSeededRandom(10);
    const keys = [..."qwertyuiop[]asdfghjkl;'zxcvbnm,"].filter((key) => key !== DOUBLE_KEY);
    for (let round = 0; round < ROUNDS; round += 1) {
      const typed = `a${Array.from({ length: random.below(10) }, () => keys[random.below(keys.length)]).join('')}`;
      const meant = wrongKeyboard(typed) ?? '';
      if (wrongKeyboardLatin(meant) !== typed)
        expect({ typed, back: wrongKeyboardLatin(meant) }).toEqual({ typed, back: typed });
    }
  });

  it('converts a Persian word to keys that convert back to it, on random words', () => {
    const random = createSeededRandom(11);
    const letters = [...faAlphabet];
    for (let round = 0; round < ROUNDS; round += 1) {
      const word = Array.from({ length: 1 + random.below(12) }, () => letters[random.below(32)]).join('');
      const keys = wrongKeyboardLatin(word) ?? '';
      // A word of «گ», «چ» and the like gives keys without a letter: those are not treated as a mistake.
      const back = /[a-z]/i.test(keys) ? wrongKeyboard(keys) : word;
      if (back !== word) expect({ word, back }).toEqual({ word, back: word });
    }
  });
});
