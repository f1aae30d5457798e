import { describe, expect, it } from 'vitest';
import { toStrictJson } from './strict-json.ts';

const cycle: Record<string, unknown> = {};
cycle.self = cycle;
const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);

describe('toStrictJson', () => {
  it('escapes what could end the script element around it', () => {
    const text = toStrictJson({ a: '</script><!--<script>', b: '\u2028\u2029' });

    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ a: '</script><!--<script>', b: '\u2028\u2029' });
  });

  it.each([
    ['texts, numbers, lists and absent values', { a: 'x', b: [1, null], c: undefined, d: { e: true } }],
    ['objects without a prototype', Object.assign(Object.create(null), { a: 1 })],
  ])('writes %s', (_case, value) => {
    expect(JSON.parse(toStrictJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
  });

  it.each([
    ['a BigInt', { price: 1n }, 'a bigint at "price"'],
    ['a cycle', cycle, 'circular'],
    ['a function', { act() {} }, 'a function at "act"'],
    ['a symbol', { mark: Symbol('x') }, 'a symbol at "mark"'],
    ['a promise', { later: Promise.resolve() }, 'a Promise at "later"'],
    ['a Map, whose entries JSON drops', { all: new Map() }, 'a Map at "all"'],
    ['a Date, which would arrive as a text', { at: new Date(0) }, 'a Date at "at"'],
    ['NaN, which would arrive as null', { count: Number.NaN }, 'NaN at "count"'],
    [
      'a getter that throws',
      {
        get title() {
          throw new Error('no title');
        },
      },
      'no title',
    ],
    [
      'a toJSON that throws',
      {
        toJSON() {
          throw new Error('no JSON');
        },
      },
      'no JSON',
    ],
    ['a toJSON of its own', { a: { toJSON: () => 1 } }, 'a JSON of its own at "a"'],
    ['nothing at all', undefined, 'without JSON'],
    ['more than two megabytes', 'x'.repeat(2 * 1024 * 1024), 'characters of JSON'],
  ])('refuses %s', (_case, value, reason) => {
    expect(() => toStrictJson(value)).toThrow(reason);
  });

  it('refuses what is nested beyond the stack', () => {
    expect(() => toStrictJson(deep)).toThrow(/stack/);
  });
});
