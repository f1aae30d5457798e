import { CustomerId, type CustomerProfile } from '@bazaar/contracts/merchant';
import { describe, expect, it } from 'vitest';
import { givenTradeRequest } from '../../common/trade/trade.fixture.ts';
import { buyerFacts, sellerFacts } from './party-facts.rules.ts';
import type { QuotedRequest } from './proforma.rules.ts';

const request = givenTradeRequest(1) as QuotedRequest;
const profile: CustomerProfile = {
  id: CustomerId.parse(3),
  kind: 'company',
  role: 'owner',
  firstName: null,
  lastName: null,
  nationalId: '0012345679',
  companyName: 'شرکت آرمان',
  nationalLegalId: '10590021438',
  economicCode: '411457712093',
  mobile: '+989120000001',
  email: null,
  sheba: null,
  bankName: null,
  completeness: 100,
  isComplete: true,
  nextStep: null,
  updatedAt: null,
  rowVersion: 1,
  confirmedAt: null,
  refusalReason: null,
};
const pairs = (facts: { label: string; value: string }[]) => facts.map(({ label, value }) => [label, value]);

describe('the facts of the buyer', () => {
  it('are the ids of a company, and where the goods go', () => {
    expect(pairs(buyerFacts(request, profile))).toEqual([
      ['نام', 'مریم کریمی'],
      ['شناسه ملی', '۱۰۵۹۰۰۲۱۴۳۸'],
      ['کد اقتصادی', '۴۱۱۴۵۷۷۱۲۰۹۳'],
      ['نشانی تحویل', 'قم، شهرک صنعتی شکوهیه، فاز ۲، پلاک ۴۱'],
      ['کد پستی', '۳۷۱۸۱-۴۶۵۲۹'],
      ['تحویل‌گیرنده', 'رضا موسوی'],
      ['تلفن همراه', '۰۹۱۲ ۳۴۵ ۰۱۷۸'],
    ]);
  });

  it('have the national id of a person, and no empty line', () => {
    const person = { ...profile, kind: 'person' as const };
    const facts = buyerFacts({ ...request, deliveryAddress: null }, person);

    expect(pairs(facts)).toEqual([
      ['نام', 'مریم کریمی'],
      ['کد ملی', '۰۰۱۲۳۴۵۶۷۹'],
    ]);
  });

  it.each([null, undefined])('have no ids without a profile: %s', (missing) => {
    expect(pairs(buyerFacts({ ...request, deliveryAddress: null }, missing))).toEqual([
      ['نام', 'مریم کریمی'],
    ]);
  });
});

it('names the seller even when its record is missing', () => {
  expect(pairs(sellerFacts(request, undefined))).toEqual([['نام', 'صنایع دناپمپ پارس']]);
});
