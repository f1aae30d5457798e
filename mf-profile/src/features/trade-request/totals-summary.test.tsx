import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { givenTradeRequest } from '../../common/trade/trade.fixture.ts';
import { TotalsSummary } from './totals-summary.tsx';

const { totals } = givenTradeRequest(1);

function pairsOf(changes: Partial<NonNullable<typeof totals>>) {
  if (totals === null) throw new Error('The fixture has no totals');
  render(<TotalsSummary totals={{ ...totals, ...changes }} isQuoted={false} />);
  return screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
}

describe('the sums of a request', () => {
  it('end with the sum of the lines when their prices hold a discount, so that it is taken off once', () => {
    expect(pairsOf({ goodsRial: 1_000_000, discountRial: 150_000 }).slice(0, 3)).toEqual([
      ['جمع پیش از تخفیف مقدار', '۱۰۰٬۰۰۰ تومان'],
      ['تخفیف مقدار، در قیمت ردیف‌ها حساب شده', '\u200E−۱۵٬۰۰۰ تومان'],
      ['جمع ردیف‌ها', '۸۵٬۰۰۰ تومان'],
    ]);
  });

  it('are not 0 while no line has a price', () => {
    const nothing = { goodsRial: 0, discountRial: 0, vatRial: 0, membershipFeeRial: 0, payableRial: 0 };
    const pairs = pairsOf({ ...nothing, unpricedLines: 2 });

    expect(pairs[0]).toEqual(['جمع کالا و خدمات', 'پس از پیشنهاد قیمت']);
    expect(document.body.textContent).toContain('قابل پرداختپس از پیشنهاد قیمت');
    expect(document.body.textContent).not.toMatch(/۰ تومان|صفر/);
  });

  it('name one sum of the goods without a discount', () => {
    expect(pairsOf({ goodsRial: 1_000_000, discountRial: 0 })[0]).toEqual([
      'جمع کالا و خدمات',
      '۱۰۰٬۰۰۰ تومان',
    ]);
  });
});
