import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Address } from '../src/core/index.ts';

export interface AddressUnderTest<State> {
  /** What the address is called in the titles of the tests. */
  name: string;
  address: Address<State>;
  /** Of each field, values that an address can hold, each as the state has it. */
  values: { readonly [Field in keyof State]: readonly State[Field][] };
  /** The state that is read back, where a field that means nothing beside the others is not written. */
  settle?: (state: State) => State;
}

const FOREIGN_KEYS = [
  '',
  'utm_source',
  '__proto__',
  'constructor',
  'filter.__proto__.x',
  'page.x',
  'page[0]',
  '[0]',
  '%',
];
const HOSTILE_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '007',
  '1e9',
  'NaN',
  'Infinity',
  '9'.repeat(30),
  '99999999999999999999.9',
  '۱۲٬۵۰۰',
  'null',
  'true',
  '1,2,x',
  '__proto__',
  'constructor',
  'toString',
  "' OR 1=1--",
  '<script>alert(1)</script>',
  '\0',
  '\uD800',
  '\uDC00\uD800',
  'آ'.repeat(10_000),
  '😀'.repeat(2500),
];

/** The suite that every definition of an address passes. */
export function describeAddress<State extends object>(subject: AddressUnderTest<State>): void {
  describe(subject.name, () => {
    describeWriting(subject);
    describeReading(subject);
  });
}

function describeWriting<State extends object>({
  address,
  values,
  settle = asItIs,
}: AddressUnderTest<State>) {
  const states = arbitraryState(values);

  it('reads back the state that it has written', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(address.parse(queryOf(address.write(state)))).toEqual(settle(state));
      }),
    );
  });

  it('writes nothing for the defaults, which an empty query stands for', () => {
    expect(address.write(address.defaults)).toBe('');
    expect(address.parse(new URLSearchParams())).toEqual(address.defaults);
  });

  it('starts again at the first page after a change, and stays on it when only the page changes', () => {
    fc.assert(
      fc.property(states, (state) => {
        const first = 'page' in address.defaults ? { page: 1 } : {};
        expect(address.with(state, {})).toEqual({ ...state, ...first });
        expect(address.with(state, state)).toEqual(state);
        expect(address.write(state, state)).toBe(address.write(state));
      }),
    );
  });

  it('has a canonical query of the page number alone, and none of it for a narrowed list', () => {
    fc.assert(
      fc.property(states, (state) => {
        const canonical = address.canonical(state);
        expect(canonical).toMatch(/^(?:\?page=\d+)?$/);
        expect(address.isNarrowed(address.parse(queryOf(canonical)))).toBe(false);
        expect(canonical).toBe(address.isNarrowed(state) ? '' : address.write(state));
      }),
    );
  });
}

function describeReading<State extends object>({ address, values }: AddressUnderTest<State>) {
  const keys = keysOf(address, values);
  const text = fc.oneof(
    fc.constantFrom(...HOSTILE_TEXTS),
    fc.string({ unit: 'binary' }),
    fc.integer().map(String),
  );
  const known = fc.array(fc.tuple(fc.constantFrom(...keys), text), { maxLength: 12 });
  const foreign = fc.array(fc.tuple(fc.constantFrom(...FOREIGN_KEYS), text), { maxLength: 4 });

  it('reads any values, repeated or hostile, and writes what it understood in one form only', () => {
    const before = Reflect.ownKeys(Object.prototype);
    fc.assert(
      fc.property(known, (pairs) => {
        const written = address.write(address.parse(new URLSearchParams(pairs)));
        expect(address.write(address.parse(queryOf(written)))).toBe(written);
      }),
      { numRuns: 300 },
    );
    expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
  });

  it('ignores keys that are not its own', () => {
    fc.assert(
      fc.property(known, foreign, (pairs, others) => {
        const mixed = new URLSearchParams([...others, ...pairs, ...others]);
        expect(address.parse(mixed)).toEqual(address.parse(new URLSearchParams(pairs)));
      }),
    );
  });
}

const asItIs = <State>(state: State) => state;
const queryOf = (written: string) => new URLSearchParams(written);

function arbitraryState<State extends object>(
  values: AddressUnderTest<State>['values'],
): fc.Arbitrary<State> {
  const fields = Object.entries<readonly unknown[]>(values);
  return fc.record(
    Object.fromEntries(fields.map(([name, some]) => [name, fc.constantFrom(...some)])),
  ) as fc.Arbitrary<State>;
}

/** The keys that an address writes for the given values. */
function keysOf<State extends object>(
  address: Address<State>,
  values: AddressUnderTest<State>['values'],
): string[] {
  const states = fc.sample(arbitraryState<State>(values), { numRuns: 200, seed: 1 });
  return [...new Set(states.flatMap((state) => address.pairs(state).map(([key]) => key)))];
}
