import { describe, expect, it } from 'vitest';
import { wrongKeyboard } from './keyboard.ts';

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
    const alphabet = [...'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'];
    const reachable = new Set(wrongKeyboard("qwertyuiop[]asdfghjkl;'zxcvbnm,C"));

    expect(alphabet).toHaveLength(32);
    expect(alphabet.filter((letter) => !reachable.has(letter))).toEqual([]);
  });

  it.each(['', '50', '[2]', 'کابل', 'کابل DN50'])('offers nothing for %j', (typed) => {
    expect(wrongKeyboard(typed)).toBeNull();
  });
});
