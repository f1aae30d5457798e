import { describeAddress } from '@bazaar/contracts/testing';
import { describe, expect, it } from 'vitest';
import { needAddress, rewritten, withHref, withoutHref } from './need.address.ts';

const ask = (query: string) => needAddress.parse(new Request(`https://bazaar.example/newai?${query}`));
const needOf = (href: string) => ask(href.split('?')[1] ?? '').q;

describeAddress({
  name: 'needAddress',
  address: needAddress,
  values: { q: ['', 'پمپ ۱۰ بار، اصفهان & «۲۰»'] },
});

describe('the address of a need', () => {
  const need = 'پمپ ۱۰ بار، اصفهان، ۲۰ عدد';
  const city = { from: 12, to: 18 };

  it('ignores values that are no text', () => {
    expect(ask('q=%20%00')).toEqual({ q: '' });
  });

  it('cuts a too long text between two characters', () => {
    const { q } = ask(`q=${'😀'.repeat(400)}`);

    expect(q.length).toBeLessThanOrEqual(500);
    expect(q.isWellFormed()).toBe(true);
  });

  it('has other words in the place of a part', () => {
    expect(need.slice(city.from, city.to)).toBe('اصفهان');
    expect(rewritten(need, city, ' یزد ')).toBe('پمپ ۱۰ بار، یزد، ۲۰ عدد');
  });

  it('leaves a part out with its comma', () => {
    expect(needOf(withoutHref(need, city))).toBe('پمپ ۱۰ بار، ۲۰ عدد');
    expect(needOf(withoutHref(need, { from: 0, to: 10 }))).toBe('اصفهان، ۲۰ عدد');
  });

  it('has the words of a choice behind it', () => {
    expect(needOf(withHref(need, 'IP65'))).toBe(`${need}، IP65`);
  });
});
