import { describe, expect, it } from 'vitest';
import { readTokens } from '../understanding/tokens.rules.ts';
import { countedIn, type KindData, otherKinds } from './other-kind.rules.ts';

const kind = (
  text: string,
  { names = [text], known = [] as string[], values = [] as string[] } = {},
): KindData => ({
  text,
  title: readTokens(text),
  names: names.map((name) => readTokens(name)),
  knows: (word) => known.includes(word),
  saysMaterial: false,
  counted: new Set(values.flatMap((value) => countedIn(readTokens(value)))),
});

const asked = (need: string, data: KindData) =>
  otherKinds(readTokens(need), data).map(({ tokens, own }) => [
    need.slice(tokens[0]?.from, tokens.at(-1)?.to),
    own,
  ]);

describe('another kind than the name of a good says', () => {
  it.each([
    ['جرثقیل سقفی تک‌پل', 'جرثقیل سقفی دو پل ۱۰ تن', ['دو پل', 'تک‌پل']],
    ['سرند ارتعاشی دوطبقه', 'سرند ۳ طبقه', ['۳ طبقه', 'دوطبقه']],
    ['الکتروموتور سه‌فاز چدنی', 'الکتروموتور تک فاز', ['تک فاز', 'سه‌فاز']],
    ['شیلنگ هیدرولیک دولایه سیم', 'شیلنگ هیدرولیک چهارلا', ['چهارلا', 'دولایه']],
    ['جداکننده مغناطیسی تر', 'جداکننده مغناطیسی خشک', ['خشک', 'تر']],
    ['کمپرسور اسکرو روغنی', 'کمپرسور اسکرو بدون روغن', ['بدون روغن', 'روغنی']],
    ['کابل کنترل شیلددار', 'کابل کنترل بدون شیلد', ['بدون شیلد', 'شیلددار']],
    ['کمپرسور اسکرو روغنی', 'کمپرسور اسکرو اویل فری', ['اویل فری', 'روغنی']],
    ['شیر برقی ۵/۲', 'شیر برقی ۵/۳ بادی', ['۵/۳', '۵/۲']],
    ['زانوی جوشی', 'زانو ۲ اینچ استیل', ['استیل', 'زانوی جوشی']],
    ['ترموکوپل نوع K', 'ترموکوپل تیپ J', ['تیپ J', 'نوع K']],
  ])('«%s» is not what «%s» asks for', (title, need, other) => {
    expect(asked(need, kind(title))).toEqual([other]);
  });

  it.each([
    ['جرثقیل سقفی تک‌پل', 'جرثقیل سقفی تک پل'],
    ['الکتروموتور سه‌فاز چدنی', 'الکتروموتور ۴ پل سه فاز'],
    ['ترموکوپل نوع K', 'ترموکوپل نوع K با کلاهک'],
    ['پمپ گریز از مرکز افقی', 'پمپ گریز از مرکز بدون موتور'],
  ])('«%s» is what «%s» asks for', (title, need) => {
    expect(asked(need, kind(title))).toEqual([]);
  });

  it('is no other kind when a name, or a value of the table, says the same', () => {
    const press = kind('پرس هیدرولیک چهارستون', { names: ['پرس هیدرولیک چهارستون', 'پرس دو ستون'] });
    expect(asked('پرس دو ستون', press)).toEqual([]);

    const inverter = kind('اینورتر سه‌فاز', { values: ['تک‌فاز', 'سه‌فاز'] });
    expect(asked('اینورتر تک فاز', inverter)).toEqual([]);

    const compressor = kind('کمپرسور روغنی', { known: ['بدونروغن'] });
    expect(asked('کمپرسور بدون روغن', compressor)).toEqual([]);
  });
});
