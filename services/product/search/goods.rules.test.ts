import { describe, expect, it } from 'vitest';
import { knowledge } from '../understanding/knowledge.fixture.ts';
import { understand } from '../understanding/understand.rules.ts';
import { rankGoods } from './goods.rules.ts';
import { RESULT_CLASS } from './ranked-good.rules.ts';

const goodsOf = (term: string) => rankGoods(understand(term, knowledge), knowledge);
const idsOf = (term: string) => goodsOf(term).map(({ kind, id }) => `${kind} ${id}`);

describe('the goods of a term', () => {
  it('begin with the good that it names, and its category follows', () => {
    expect(idsOf('لوله مانیسمان')).toEqual(['baseProduct 2', 'category 2']);
  });

  it('are the category and its goods when it names the category', () => {
    expect(idsOf('الکتروموتور')).toEqual(['category 1', 'baseProduct 1']);
  });

  it('say what they lack', () => {
    const [pump] = goodsOf('پمپ سانتریفیوژ زیمنس');
    expect(pump).toMatchObject({ id: 5, class: RESULT_CLASS.partial, missing: [2], weakness: 0 });
  });

  it('are only those that keep a code', () => {
    expect(idsOf('NYY-4X16')).toEqual(['baseProduct 3']);
  });

  it('come behind other things when a service is named', () => {
    const [service, pump] = goodsOf('تعمیر پمپ');
    expect([service?.kind, service?.id]).toEqual(['category', 8]);
    expect(pump).toMatchObject({ id: 5, class: RESULT_CLASS.partial });
  });

  it('have every series of a family, the one that is named before the others', () => {
    expect(idsOf('سنسور القایی')).toEqual(['baseProduct 9', 'baseProduct 10']);
    const [other, named] = goodsOf('سنسور القایی سری ۲');
    expect(named).toMatchObject({ id: 10, class: RESULT_CLASS.whole, missing: [] });
    expect(other).toMatchObject({ id: 9, class: RESULT_CLASS.partial });
    expect(other?.missing.length).toBeGreaterThan(0);
  });

  it('do not exist for words of nothing', () => {
    expect(idsOf('زرافه بنفش')).toEqual([]);
  });
});

describe('the size that a good names', () => {
  const sizesOf = (term: string) => {
    const [best] = goodsOf(term).filter(({ kind }) => kind === 'baseProduct');
    const family = knowledge.familyOf.get(best?.id ?? 0);
    return best?.variants.map((at) => family?.table.variants[at]?.code);
  };

  it('is the one that keeps the specification, or has a value near it', () => {
    expect(sizesOf('الکتروموتور ۱۱ کیلووات')).toEqual(['em111465']);
    expect(sizesOf('الکتروموتور ۱۰ کیلووات')).toEqual(['em111465']);
  });

  it('is none when it has nothing near what is specified', () => {
    expect(sizesOf('لوله ۲ اینچ رده ۱۶۰')).toEqual([]);
    expect(sizesOf('الکتروموتور ۱۱ کیلووات ۵۰ هرتز')).toEqual([]);
  });
});
