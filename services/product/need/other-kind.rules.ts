import { NUMBER_WORDS } from '../understanding/number-words.rules.ts';
import type { Token } from '../understanding/tokens.rules.ts';
import { unitAt } from '../understanding/units.rules.ts';
import { sameWords } from '../understanding/words.rules.ts';
import { isForPurpose } from './purpose.rules.ts';
import { MATERIALS } from './words-of-need.rules.ts';

/** Words of a need that ask for another kind of the good than its name says. */
export interface OtherKind {
  readonly tokens: readonly Token[];
  /** What the name says instead. */
  readonly own: string;
  /** It may be foreign to the good all the same. */
  readonly isMaterial?: boolean;
}

/** What the names and the table of a good say of its kind. */
export interface KindData {
  /** The title, and its words. */
  readonly text: string;
  readonly title: readonly Token[];
  /** All names, read. */
  readonly names: readonly (readonly Token[])[];
  /** Whether a word stands in some name, value or column. */
  readonly knows: (word: string) => boolean;
  /** Whether a column says what it is made of. */
  readonly saysMaterial: boolean;
  /** What the values and the columns count: «فاز», «ردیف». */
  readonly counted: ReadonlySet<string>;
}

/** «دو پل» of «تک‌پل», «خشک» of «تر», «بدون روغن» of «روغنی», «نوع S» of «نوع K». */
export function otherKinds(tokens: readonly Token[], data: KindData): OtherKind[] {
  return [
    ...otherCounts(tokens, data),
    ...opposites(tokens, data),
    ...withoutOwn(tokens, data),
    ...otherLetters(tokens, data),
    ...otherFractions(tokens, data),
    ...otherMaterials(tokens, data),
  ];
}

interface Count {
  readonly noun: string;
  readonly count: number;
  readonly said: readonly Token[];
}

const NOUN = '(فاز|پل|طبقه|لایه|لا|ستون|محور|طرف|ردیف|فنر|شیب|گاز|جزیی)(?:ه|ای)?';
const JOINED = new RegExp(`^(تک|یک|دو|سه|چهار|چار|پنج|شش)${NOUN}$`);
const ALONE = new RegExp(`^${NOUN}$`);
const LAYER = 'لایه';

const textOf = ({ text }: KindData, own: readonly Token[]) => text.slice(own[0]?.from, own.at(-1)?.to);
const countOf = ({ word, values }: Pick<Token, 'word' | 'values'>) =>
  values[0] ?? (word === 'تک' ? 1 : NUMBER_WORDS.get(word));
const nounOf = (noun: string) => (noun === 'لا' ? LAYER : noun);

/** The nouns that words count, whatever their number. */
export const countedIn = (tokens: readonly Token[]) => countsIn(tokens).map(({ noun }) => noun);

/** Whether a word is the noun of something counted: «فاز». */
export const isCountedNoun = (word: string) => ALONE.test(word);

/** The counts of a text by what is counted. */
export const countsOf = (tokens: readonly Token[]): ReadonlyMap<string, number> =>
  new Map(countsIn(tokens).map(({ noun, count }) => [noun, count]));

/** What the words count: «سه‌فاز», «دوطبقه», «۲ پل». */
export function countsIn(tokens: readonly Token[]): Count[] {
  return tokens.flatMap((token, at) => joinedCount(token) ?? apartCount(tokens, at) ?? []);
}

/** «دوطبقه». */
function joinedCount(token: Token): Count | undefined {
  const [, number, noun] = JOINED.exec(token.word) ?? [];
  const count = number === undefined ? undefined : countOf({ word: number, values: [] });
  return noun === undefined || count === undefined ? undefined : { noun: nounOf(noun), count, said: [token] };
}

/** «۲ طبقه». */
function apartCount(tokens: readonly Token[], at: number): Count | undefined {
  const [token, noun] = [tokens[at], ALONE.exec(tokens[at + 1]?.word ?? '')?.[1]];
  const count = token === undefined || noun === undefined ? undefined : countOf(token);
  return noun === undefined || count === undefined
    ? undefined
    : { noun: nounOf(noun), count, said: tokens.slice(at, at + 2) };
}

function otherCounts(tokens: readonly Token[], data: KindData): OtherKind[] {
  const { title, names, counted } = data;
  const own = countsIn(title);
  const known = names.flatMap(countsIn);
  return countsIn(tokens).flatMap(({ noun, count, said }) => {
    const titled = own.find((one) => one.noun === noun);
    const isOwn = known.some((one) => one.noun === noun && one.count === count);
    return titled === undefined || isOwn || counted.has(noun)
      ? []
      : [{ tokens: said, own: textOf(data, titled.said) }];
  });
}

/** A word, and what a title says when it means the contrary. */
const OPPOSITES = new Map(
  Object.entries({
    ...{ سبک: ['سنگین'], سنگین: ['سبک'], خشک: ['تر', 'روغنی'], عمودی: ['افقی'], افقی: ['عمودی'] },
    ...{ pur: ['pir'], eps: ['pir'], ساده: ['اجدار'], ثابت: ['پرتابل'], پرتابل: ['ثابت'] },
    ...{ سقفی: ['دیواری'], دیواری: ['سقفی'], گازسوز: ['دیزل'], بنزینی: ['دیزل'], روغنی: ['خشک'] },
    ...{ ادرسپذیر: ['متعارف'], ادرسیبل: ['متعارف'], کانونشنال: ['ادرسپذیر'], متعارف: ['ادرسپذیر'] },
  }),
);

function opposites(tokens: readonly Token[], data: KindData): OtherKind[] {
  return tokens.flatMap((token) => {
    const contrary = OPPOSITES.get(token.word) ?? [];
    const own = data.title.find(({ word }) => contrary.includes(word));
    return own === undefined || data.knows(token.word) ? [] : [{ tokens: [token], own: textOf(data, [own]) }];
  });
}

/** «اویل‌فری» is «بدون روغن». */
const FREE = new Set(['فری', 'free', 'لس', 'less']);
const FOREIGN_NOUNS = new Map(Object.entries({ اویل: 'روغن', oil: 'روغن' }));
const MIN_STEM = 3;
const MAX_ENDING = 4;

/** «بدون روغن» of «روغنی», «بدون شیلد» of «شیلددار». */
function withoutOwn(tokens: readonly Token[], data: KindData): OtherKind[] {
  return tokens.flatMap(({ word }, at) => {
    const next = tokens[at + 1]?.word ?? '';
    const free = FREE.has(next) ? FOREIGN_NOUNS.get(word) : undefined;
    const refused = free ?? next;
    const own = data.title.find(
      (token) => token.word.startsWith(refused) && token.word.length - refused.length <= MAX_ENDING,
    );
    return (word !== 'بدون' && free === undefined) ||
      refused.length < MIN_STEM ||
      own === undefined ||
      data.knows(`بدون${refused}`)
      ? []
      : [{ tokens: tokens.slice(at, at + 2), own: textOf(data, [own]) }];
  });
}

/** «شیر ۵/۳» of «شیر ۵/۲». */
function otherFractions(tokens: readonly Token[], data: KindData): OtherKind[] {
  const own = data.title.find(isFraction);
  return own === undefined
    ? []
    : tokens.flatMap((token, at) =>
        isFraction(token) && unitAt(tokens, at + 1) === undefined && !data.knows(token.word)
          ? [{ tokens: [token], own: textOf(data, [own]) }]
          : [],
      );
}

const isFraction = ({ word, values }: Token) => values.length > 0 && /^[2-9]\/[2-9]$/.test(word);

/** «زانوی … استیل»: a material that nothing about the good knows, where no column speaks of materials. */
function otherMaterials(tokens: readonly Token[], data: KindData): OtherKind[] {
  return data.saysMaterial
    ? []
    : tokens.flatMap((token, at) =>
        MATERIALS.has(token.word) && !sameWords(token.word).some(data.knows) && !isForPurpose(tokens, at)
          ? [{ tokens: [token], own: data.text, isMaterial: true }]
          : [],
      );
}

const MARKS = new Set(['نوع', 'تیپ', 'تایپ']);
const LETTER = /^[a-z]$/;

function otherLetters(tokens: readonly Token[], data: KindData): OtherKind[] {
  const { title } = data;
  const [own] = lettersIn(title);
  const known = new Set(data.names.flatMap(lettersIn).map(({ letter }) => letter));
  return own === undefined
    ? []
    : lettersIn(tokens).flatMap(({ letter, at }) =>
        known.has(letter)
          ? []
          : [{ tokens: tokens.slice(at, at + 2), own: textOf(data, title.slice(own.at, own.at + 2)) }],
      );
}

function lettersIn(tokens: readonly Token[]): { letter: string; at: number }[] {
  return tokens.flatMap(({ word }, at) => {
    const letter = tokens[at + 1]?.word ?? '';
    return MARKS.has(word) && LETTER.test(letter) ? [{ letter, at }] : [];
  });
}
