import { formatNumber } from '@bazaar/locale';
import { describe, expect, it } from 'vitest';
import { knowledge } from './knowledge.fixture.ts';
import { readMentions } from './mentions.rules.ts';
import { readTokens } from './tokens.rules.ts';
import { understand } from './understand.rules.ts';
import { inBase } from './units.rules.ts';

/** The best family with the codes of its named variants, and whether it lacks anything. */
function bestOf(term: string) {
  const [best] = understand(term, knowledge).families;
  const codes = best?.variants.map((at) => best.family.table.variants[at]?.code.toUpperCase());
  return { id: best?.family.id, codes, isWhole: best?.lack === 0 };
}

describe('a good', () => {
  it.each([
    ['الکتروموتور', 1],
    ['الکترو موتور', 1],
    ['الكتروموتورها', 1],
    ['الکتروموتورهای سه فاز', 1],
    ['لوله‌ی مانیسمان', 2],
    ['لوله بدون درز', 2],
    ['پمپ سانتریفیوژ', 5],
    ['شیر', 7],
    ['شیرآلات', 7],
    ['شیر توپی فلنجدار', 7],
  ])('is understood from «%s»', (term, id) => {
    expect(bestOf(term).id).toBe(id);
  });

  it('is not what only the middle of its name says', () => {
    expect(understand('روغن', knowledge).families.map(({ family }) => family.id)).toEqual([6]);
    expect(understand('شیر', knowledge).families.map(({ family }) => family.id)).toEqual([7]);
  });

  it('is kept when other words of the term are not', () => {
    const [best] = understand('پمپ سانتریفیوژ زیمنس قرمز', knowledge).families;
    expect(best?.family.id).toBe(5);
    expect(best?.kept.map((worth) => worth > 0.5)).toEqual([true, true, false, false]);
  });

  it('is not found in words that no name has', () => {
    expect(understand('زرافه بنفش', knowledge).families).toEqual([]);
  });
});

describe('a specification', () => {
  it.each([
    ['الکتروموتور ۱۱ کیلووات', ['EM111465']],
    ['الکتروموتور 15hp', ['EM111465']],
    ['موتور ۲۰ اسب ۲ قطب', ['EM152930']],
    ['۱۵ اسب', ['EM111465']],
    ['لوله ۴ اینچ رده ۴۰', ['SMLSDN100SCH40']],
    ['لوله 4" sch80', ['SMLSDN100SCH80']],
    ['لوله DN50', ['SMLSDN50SCH40']],
    ['کابل 4x16', ['NYY4X16']],
    ['کابل ۳ در ۱/۵', ['NYY3X1.5']],
    ['کابل ۳*۱.۵', ['NYY3X1.5']],
    ['پیچ M16', ['HBM16X60']],
    ['پیچ M12 طول ۵ سانت', ['HBM12X50']],
    ['EM-15-2930', ['EM152930']],
    ['smls dn100 sch80', ['SMLSDN100SCH80']],
  ])('names the variant of «%s»', (term, codes) => {
    expect(bestOf(term)).toMatchObject({ codes, isWhole: true });
  });

  it.each([
    ['الکتروموتور 11 kW', '۱۱ kW'],
    ['الکتروموتور 11kW', '۱۱ kW'],
    ['الکتروموتور ۱۵ hp', '۱۵ hp'],
    ['پمپ ۵۰ m³/h', '۵۰ m³/h'],
    ['پمپ 50 m3/h', '۵۰ m³/h'],
    ['پمپ ۵۰ متر مکعب بر ساعت', '۵۰ m³/h'],
    ['پمپ 2.4 kN·m', '۲٫۴ kN·m'],
    ['پرس ۱۰۰ تن نیرو', '۱۰۰ tf'],
    ['پرس 100 tf', '۱۰۰ tf'],
    ['موتور ۵۰ هرتز', '۵۰ Hz'],
    ['شیر 400 °F', '۴۰۰ °F'],
    ['نوار ۲ m/s', '۲ m/s'],
    ['سنگ‌شکن 50 t/h', '۵۰ t/h'],
    ['پمپ 10 kg/cm2', '۱۰ kg/cm²'],
    ['خازن ۱۰ µF', '۱۰ µF'],
    ['خازن 10F', '۱۰'],
  ])('has in «%s» the amount %s', (term, shown) => {
    const [amount] = readMentions(term, knowledge).flatMap((mention) => mention.amount ?? []);
    const symbol = amount?.unit === undefined ? '' : ` ${amount.unit.symbol}`;
    expect(`${formatNumber(amount?.values[0] ?? Number.NaN)}${symbol}`).toBe(shown);
  });

  it('converts degrees Fahrenheit', () => {
    const [amount] = readMentions('212 °F', knowledge).flatMap((mention) => mention.amount ?? []);
    const [meaning] = amount?.unit?.meanings ?? [];
    expect(meaning && inBase(212, meaning)).toBeCloseTo(373.15, 6);
  });

  it.each(['لوله ۱۰ اینچ', 'پیچ M20', 'الکتروموتور ۳۰ کیلووات'])(
    'of «%s» is not kept by another size',
    (term) => {
      expect(bestOf(term).isWhole).toBe(false);
    },
  );

  it('names the nearest variant when none keeps it', () => {
    expect(bestOf('الکتروموتور ۱۰ کیلووات')).toMatchObject({ codes: ['EM111465'], isWhole: false });
  });

  it('may be a standard that covers the good', () => {
    expect(bestOf('DIN 933')).toMatchObject({ id: 4, isWhole: true });
    expect(bestOf('astm a106')).toMatchObject({ id: 2, isWhole: true });
  });
});

describe('the parts of a term', () => {
  it('are words, amounts, sizes, keys, cities and intents', () => {
    const mentions = readMentions('خرید کابل ۴ در ۱۶ و پیچ M12 تهران ۵ متر', knowledge);
    expect(mentions.map(({ kind, tokens }) => [kind, tokens.map(({ word }) => word).join(' ')])).toEqual([
      ['intent', 'خرید'],
      ['word', 'کابل'],
      ['size', '4 در 16'],
      ['link', 'و'],
      ['word', 'پیچ'],
      ['key', 'm 12'],
      ['city', 'تهران'],
      ['amount', '5 متر'],
    ]);
  });

  it('have their place in the text', () => {
    const text = 'موتور ۱۵ کیلووات';
    const [, amount] = readMentions(text, knowledge);
    expect(text.slice(amount?.tokens[0]?.from, amount?.tokens.at(-1)?.to)).toBe('۱۵ کیلووات');
  });

  it('survive any character', () => {
    for (const term of [
      "'",
      '؟؟!!',
      '\u200c',
      '½',
      '1/0',
      '/',
      '🔧',
      'x'.repeat(200),
      '۱'.repeat(60),
      'a-b/c*d',
      '…',
    ]) {
      expect(() => understand(term, knowledge)).not.toThrow();
    }
  });
});

describe('a word that has a prefix', () => {
  it.each([
    ['می شود', 'میشود'],
    ['می‌شود', 'میشود'],
    ['میشود', 'میشود'],
    ['ضد انفجار', 'ضدانفجار'],
  ])('is one in «%s»', (text, word) => {
    expect(readTokens(text).map((token) => token.word)).toEqual([word]);
  });
});

describe('two goods joined by «و»', () => {
  it('are both what is asked for', () => {
    const found = understand('لوله و پیچ', knowledge).families;
    expect(found.map(({ family, lack }) => [family.id, lack])).toEqual([
      [2, 0],
      [4, 0],
    ]);
  });
});
