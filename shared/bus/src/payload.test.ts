import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyPlain, freezeDeep } from './payload.ts';

const hostileKey = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'prototype'), fc.string());
const hostile = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', maxDepth: 5 },
    fc.jsonValue({ maxDepth: 0 }),
    fc.array(tie('node'), { maxLength: 3 }),
    fc
      .array(fc.tuple(hostileKey, tie('node')), { maxLength: 4 })
      .map((entries) => Object.fromEntries(entries)),
  ),
})).node;

describe('copyPlain', () => {
  it('gives an equal, frozen copy of any JSON, without prototype keys, and leaves every prototype alone', () => {
    const before = Reflect.ownKeys(Object.prototype);

    fc.assert(
      fc.property(hostile, (value) => {
        const copy = freezeDeep(copyPlain(value));

        expect(JSON.stringify(copy)).toBe(JSON.stringify(value, withoutPrototypeKeys));
        expectFrozen(copy);
      }),
    );
    expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
  });
});

function withoutPrototypeKeys(key: string, value: unknown): unknown {
  return ['__proto__', 'constructor', 'prototype'].includes(key) ? undefined : value;
}

function expectFrozen(value: unknown): void {
  expect(Object.isFrozen(value)).toBe(true);
  if (typeof value === 'object' && value !== null) {
    expect([Object.prototype, Array.prototype]).toContain(Object.getPrototypeOf(value));
    Object.values(value).forEach(expectFrozen);
  }
}
