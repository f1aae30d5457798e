import { describe, expect, it } from 'vitest';
import { describeAddress } from '../../testing/index.ts';
import {
  choiceField,
  flagField,
  groupField,
  listField,
  pageField,
  textField,
  valueField,
} from './address-fields.ts';
import { defineAddress } from './define-address.ts';
import { entityId, NonEmptyText } from './primitives.ts';

const address = defineAddress(
  {
    choice: groupField({
      cities: listField(entityId(), { key: 'city', max: 3, order: (one, other) => one - other }),
      kinds: listField(NonEmptyText, { key: 'kind', max: 2 }),
      verified: flagField('1'),
    }),
    term: textField({ initial: '', read: ([text = '']) => text.trim() }),
    sort: choiceField(['best', 'price', 'nearest'], 'best'),
    near: valueField(entityId(), null, 'nearCity'),
    page: pageField,
  },
  { omit: ({ sort }) => (sort === 'nearest' ? [] : ['near']) },
);
const NO_CHOICE = { cities: [], kinds: [], verified: false };
const START = { choice: NO_CHOICE, term: '', sort: 'best', near: null, page: 1 } as const;
const read = (query: string) => address.parse(new URLSearchParams(query));

describeAddress({
  name: 'an address with every kind of field',
  address,
  values: {
    choice: [NO_CHOICE, { cities: [1, 2_147_483_647], kinds: ['ب', 'a&b=?'], verified: true }],
    term: ['', 'پمپ ۱۰ بار & «۲۰»'],
    sort: ['best', 'price', 'nearest'],
    near: [null, 7],
    page: [1, 2, 100_000],
  },
  settle: (state) => ({ ...state, near: state.sort === 'nearest' ? state.near : null }),
});

describe('defineAddress', () => {
  it('writes the fields in the order of the definition, under their own keys', () => {
    const state = {
      page: 3,
      near: 7,
      sort: 'nearest',
      term: 'x y',
      choice: { verified: true, kinds: ['b', 'a'], cities: [2, 1] },
    } as const;

    expect(address.write(state)).toBe(
      '?city=1&city=2&kind=b&kind=a&verified=1&term=x+y&sort=nearest&nearCity=7&page=3',
    );
    expect(address.pairs({ term: 'x', page: 2 })).toEqual([
      ['term', 'x'],
      ['page', '2'],
    ]);
  });

  it('takes a field that is not given for the default one', () => {
    expect(address.write({})).toBe('');
    expect(address.write({ page: 2 })).toBe('?page=2');
  });

  it('reads a request as well as a query', () => {
    expect(address.parse(new Request('https://bazaar.test/list?sort=price#part'))).toEqual({
      ...START,
      sort: 'price',
    });
  });

  it('leaves out a field that means nothing beside the others', () => {
    expect(address.write({ sort: 'price', near: 7 })).toBe('?sort=price');
    expect(address.write({ sort: 'price', near: 7 }, { sort: 'nearest' })).toBe('?sort=nearest&nearCity=7');
  });

  it('does not count the page number as narrowing a list', () => {
    expect(address.isNarrowed({ ...START, page: 4 })).toBe(false);
    expect(address.canonical({ ...START, page: 4 })).toBe('?page=4');
    expect(address.isNarrowed({ ...START, page: 4, term: 'x' })).toBe(true);
    expect(address.canonical({ ...START, page: 4, term: 'x' })).toBe('');
  });

  it('changes no page number of an address that has none', () => {
    const plain = defineAddress({ term: textField({ initial: '', read: ([text]) => text }) });

    expect(plain.with({ term: 'a' }, { term: 'b' })).toEqual({ term: 'b' });
  });
});

describe('the fields of an address', () => {
  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=007', 7],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=2.5', 1],
    ['page=abc', 1],
    ['page=1e3', 1],
    ['page=۲', 1],
    ['page=999999', 100_000],
    ['page=1000000', 1],
    ['page=2&page=3', 2],
  ])('read the page number of «%s» as %d', (query, page) => {
    expect(read(query).page).toBe(page);
  });

  it.each([
    'sort=cheap',
    'sort=',
    'sort=__proto__',
    'nearCity=0',
    'nearCity=2147483648',
    'nearCity=07',
    'nearCity=1e3',
  ])('read a value that they do not know as the default one: %s', (query) => {
    expect(read(query)).toEqual(START);
  });

  it('take the first of several values where there is room for one', () => {
    expect(read('sort=price&sort=nearest').sort).toBe('price');
  });

  it('keep the values of a list that are sound, each once, as many as there is room for', () => {
    expect(read('city=9&city=x&city=4&city=9&city=&city=5&city=6&kind=&kind=b&kind=a&kind=b').choice).toEqual(
      {
        cities: [4, 5, 9],
        kinds: ['b', 'a'],
        verified: false,
      },
    );
  });
});
