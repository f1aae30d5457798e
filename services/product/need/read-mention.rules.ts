import { isCounted } from '../understanding/beside.rules.ts';
import type { Query } from '../understanding/fit.rules.ts';
import type { Mention } from '../understanding/mentions.rules.ts';
import type { ReadMention } from './column-worth.rules.ts';
import { ANY_SIZE } from './number-options.rules.ts';
import { countsIn } from './other-kind.rules.ts';
import { isForPurpose } from './purpose.rules.ts';

interface At {
  readonly mention: Mention;
  readonly at: number;
}

/** A mention with what stands around it in a need. */
export function readAt({ mentions, spellings, tokens }: Query, { mention, at }: At): ReadMention {
  const beside = besideOf({ mentions, tokens }, { mention, at });
  const hint = mention.amount?.hint;
  const own = new Set(mention.tokens.flatMap(({ word, stem }) => [word, stem]));
  const stems = beside.flatMap((one) => one.tokens.map(({ stem }) => stem));
  const inside = mention.tokens.filter(({ values }) => values.length === 0).map(({ stem }) => stem);
  const joined = hint === undefined ? [] : [hint];
  return {
    mention,
    hints: new Set([...stems, ...inside, ...joined].flatMap(hintWords)),
    said: new Set([...saidBefore(mentions, { mention, at }), ...joined].flatMap(hintWords)),
    isForPurpose: isForPurpose(tokens, mention.at),
    isDenied: isDenied(tokens, mention),
    spellings: mention.tokens.flatMap((_, place) => spellings[mention.at + place] ?? []),
    joined: mention.tokens.flatMap((_, place) =>
      (spellings[mention.at + place] ?? []).filter((key) => key.length > 1 && !own.has(key)),
    ),
    without: betweenWithout(tokens, mention.at),
    count: countsIn(tokens).find(({ said }) => mention.tokens.some((token) => said.includes(token))),
  };
}

const DENYING = new Set(['ندارد', 'نداره', 'نداشته']);

/** «دریچه تهویه ندارد». */
function isDenied(tokens: Query['tokens'], { at, tokens: own }: Mention): boolean {
  const behind = tokens.slice(at + own.length, at + own.length + MAX_BETWEEN);
  const end = behind.findIndex(({ before }) => /[،؛.\n]/.test(before));
  return (end < 0 ? behind : behind.slice(0, end)).some(({ word }) => DENYING.has(word));
}

const MAX_SAID = 3;

/** The words directly before a number: «قطر پیستون ۱۶۰». */
function saidBefore(mentions: readonly Mention[], { mention, at }: At): string[] {
  const words: string[] = [];
  let next = mention;
  for (const before of mentions.slice(Math.max(0, at - MAX_SAID), at).toReversed()) {
    const isJoined = before.at + before.tokens.length === next.at && !isApart(next);
    const isOther = before.kind !== 'word' || isCounted(before, mentions[mentions.indexOf(before) - 1]);
    if (mention.kind === 'word' || isOther || !isJoined) {
      break;
    }
    words.push(...before.tokens.map(({ stem }) => stem));
    next = before;
  }
  return words;
}

const isApart = ({ tokens }: Mention) => /[،؛.:()\n]/.test(tokens[0]?.before ?? '');

const MAX_BETWEEN = 2;

/** «بدون تهویه», «بدون دریچه تهویه». */
function betweenWithout(tokens: Query['tokens'], at: number): string[] | null {
  const between: string[] = [];
  for (let place = at - 1; place >= 0 && between.length < MAX_BETWEEN; place -= 1) {
    const token = tokens[place];
    if (token === undefined || /[،؛.\n]/.test(tokens[place + 1]?.before ?? '')) {
      return null;
    }
    if (token.word === 'بدون') {
      return between;
    }
    between.push(token.stem);
  }
  return null;
}

/** Words directly before, up to two, and directly behind. */
function besideOf({ mentions, tokens }: Pick<Query, 'mentions' | 'tokens'>, { mention, at }: At): Mention[] {
  const [before, further, behind] = [mentions[at - 1], mentions[at - 2], mentions[at + 1]];
  const endOf = (one: Mention) => one.at + one.tokens.length;
  const isNear = before !== undefined && endOf(before) >= mention.at - 1;
  const isFurther = isNear && further !== undefined && before.kind === 'word' && endOf(further) >= before.at;
  const isBehind =
    behind !== undefined && behind.at === endOf(mention) && !/[،؛]/.test(behind.tokens[0]?.before ?? '');
  // «سایز ۵ بسته‌ای»: the number has its word already.
  const isNamed = [tokens[mention.at], tokens[mention.at - 1]].some((token) =>
    ANY_SIZE.has(token?.word ?? ''),
  );
  const found = [
    ...(isNear ? [before] : []),
    ...(isFurther ? [further] : []),
    ...(isBehind && !isNamed ? [behind] : []),
  ];
  return found.filter(({ kind }) => kind === 'word');
}

/** What a trade calls a column otherwise. */
const HINTS = new Map<string, readonly string[]>(
  Object.entries({
    ...{
      mfi: ['مذاب'],
      دانسیته: ['چگالی'],
      شدت: ['جریان'],
      اسکجول: ['رده'],
      کارباید: [],
      سایز: ['سایز', 'اسمی', 'اندازه'],
    },
    ...{
      پل: ['پل', 'قطب'],
      ورودی: ['ورودی'],
      خروجی: ['خروجی', 'سیگنال'],
      متریال: ['متریال', 'جنس'],
      جنس: ['جنس', 'متریال'],
      دهنه: ['دهانه'],
      کلفتی: ['ضخامت'],
      شفت: ['شفت', 'محور'],
      لوپ: ['حلقه'],
    },
  }),
);
const hintWords = (word: string) => [word, ...(HINTS.get(word) ?? [])];
