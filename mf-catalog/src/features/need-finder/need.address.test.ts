import { describeAddress } from '@bazaar/contracts/testing';
import { describe, expect, it } from 'vitest';
import { listAddress, needAddress, needHref } from './need.address.ts';

const ask = (query: string) => needAddress.parse(new Request(`https://bazaar.example/newai?${query}`));

describeAddress({
  name: 'needAddress',
  address: needAddress,
  values: {
    need: ['', 'پمپ ۱۰ بار، اصفهان & «۲۰»'],
    categoryId: [null, 2020],
    without: [[], ['p4', 'c16']],
  },
});

describe('the address of a need', () => {
  it('is parsed back to the values it was written from', () => {
    const asked = { need: 'پمپ ۱۰ بار، اصفهان & «۲۰»', categoryId: 2020, without: ['p4', 'c16'] };

    expect(ask(needHref(asked, {}).split('?')[1] ?? '')).toEqual(asked);
  });

  it('ignores unknown values', () => {
    expect(ask('need=%20%00&category=-1&without=x&without=p0')).toEqual({
      need: '',
      categoryId: null,
      without: [],
    });
    expect(ask('need=%ED%A0%80&category=99999999999999')).toMatchObject({ categoryId: null });
  });

  it('cuts a too long text between two characters', () => {
    const { need } = ask(`need=${'😀'.repeat(400)}`);

    expect(need.length).toBeLessThanOrEqual(500);
    expect(need.isWellFormed()).toBe(true);
  });

  it('links to the list with the same conditions', () => {
    const address = listAddress({ id: 2020 as never, slug: 'پمپ' }, [
      { kind: 'city', key: 'c16', title: 'اصفهان', cityId: 16 },
    ]);

    expect(decodeURIComponent(address)).toBe('/products/category/2020/پمپ?filter.cityIds=16');
  });
});
