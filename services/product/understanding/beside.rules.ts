import type { Knowledge } from './knowledge.rules.ts';
import { NUMBER_WORDS } from './number-words.rules.ts';
import { isPoles, polesAmount } from './numbers.rules.ts';
import type { Amount, Mention } from './reading.rules.ts';
import { joinStems } from './tokens.rules.ts';

const BOUNDS = new Map<string, 'min' | 'max'>(
  Object.entries({
    ...{ حداقل: 'min', بالای: 'min', بالاتر: 'min', بیشتر: 'min', کمینه: 'min' },
    ...{ حداکثر: 'max', زیر: 'max', کمتر: 'max', بیشینه: 'max', تا: 'max' },
  } as const),
);

/** A number takes the word of a column's title before or behind it: «هد ۳۰», «۱۰ طبقه»; and a bound or «قطب». */
export function joinHints(mentions: readonly Mention[], { hints }: Knowledge): Mention[] {
  const joined: Mention[] = [];
  for (let at = 0; at < mentions.length; at += 1) {
    const mention = mentions[at] as Mention;
    const read =
      mention.kind === 'amount' ? besideAmount(mention, around(at, { mentions, joined, hints })) : undefined;
    if (read?.takesBefore === true) {
      joined.pop();
    }
    joined.push(read?.mention ?? mention);
    at += read?.takesAfter === true ? 1 : 0;
  }
  return joined;
}

interface Joining {
  readonly mentions: readonly Mention[];
  readonly joined: readonly Mention[];
  readonly hints: Knowledge['hints'];
}

/** What stands beside a number, unless a comma parts them or the word belongs to another number. */
function around(at: number, { mentions, joined, hints }: Joining): Beside {
  const [before, after] = [joined.at(-1), mentions[at + 1]];
  const isOther = isApart(mentions[at]) || isCounted(before, joined.at(-2));
  return {
    before: isOther ? undefined : before,
    after: isApart(after) ? undefined : after,
    next: mentions[at + 2],
    last: mentions[at + 3],
    hints,
  };
}

/** What a comma parts says nothing of a number. */
const isApart = (mention: Mention | undefined) => /[،؛\n]/.test(mention?.tokens[0]?.before ?? '');

/** What a number before it counts. */
const COUNTED = new Set(
  'جزیی فاز پل طبقه لایه ستون محور ردیف رشته بوبین لبه پر دنده صفحه حلقه لوپ سیلندر'.split(' '),
);

/** Whether a number may count such: «بوبین». */
export const isCountNoun = (word: string) => COUNTED.has(word);

/** «دو بوبین ۱/۴», «دو محور ۴۰۰ میل»: the word belongs to the number before it. */
export function isCounted(noun: Mention | undefined, number: Mention | undefined): boolean {
  const word = number?.tokens[0]?.word ?? '';
  const counts = (number?.amount?.values.length ?? 0) > 0 || word === 'تک' || NUMBER_WORDS.has(word);
  return noun?.kind === 'word' && COUNTED.has(noun.tokens[0]?.word ?? '') && counts;
}

interface Beside {
  readonly before: Mention | undefined;
  readonly after: Mention | undefined;
  /** What follows `after`, to which that may belong: «۱۰۵۰ ضخامت ۲». */
  readonly next: Mention | undefined;
  /** What follows that; «۲ حلقه ۵۰۰ آدرس» has a word behind each number. */
  readonly last: Mention | undefined;
  readonly hints: Knowledge['hints'];
}

interface Joined {
  readonly mention: Mention;
  readonly takesBefore: boolean;
  readonly takesAfter: boolean;
}

function besideAmount(mention: Mention, beside: Beside): Joined | undefined {
  const { after } = beside;
  const { amount } = mention;
  if (amount === undefined) {
    return;
  }
  const [behind] = after?.tokens ?? [];
  const [poles = 0] = amount.values;
  return amount.unit === undefined &&
    after !== undefined &&
    behind !== undefined &&
    isPoles(behind) &&
    poles > 0
    ? {
        mention: {
          ...{ ...mention, keys: [], amount: polesAmount(poles) },
          tokens: [...mention.tokens, ...after.tokens],
        },
        ...{ takesBefore: false, takesAfter: true },
      }
    : hinted({ ...mention, amount }, beside);
}

function hinted(mention: Mention & { amount: Amount }, beside: Beside): Joined {
  const { amount } = mention;
  const { before, bound, own } = readBefore(amount, beside);
  const behind =
    own === undefined && amount.unit === undefined && !isMarked(beside)
      ? readBehind(amount, beside)
      : undefined;
  const last = behind === undefined ? undefined : beside.after;
  const tokens = [...(before?.tokens ?? []), ...mention.tokens, ...(last?.tokens ?? [])];
  const hint = amount.hint ?? own ?? behind;
  return {
    mention: {
      ...{ ...mention, at: before?.at ?? mention.at, tokens },
      amount: { ...amount, hint, ...(bound !== undefined && { bound }) },
    },
    ...{ takesBefore: before !== undefined, takesAfter: last !== undefined },
  };
}

/** What the mention before the number says of it, and the mention itself if it says anything. */
function readBefore(amount: Amount, { before, hints }: Beside) {
  // The bound of another number is its own.
  const bound = before?.amount === undefined ? BOUNDS.get(before?.tokens[0]?.word ?? '') : undefined;
  const own = hintOf(amount, before, hints);
  return { bound, own, before: (own ?? bound) === undefined ? undefined : before };
}

function readBehind(amount: Amount, { after, next, last, hints }: Beside): string | undefined {
  const isOfNext =
    !COUNTED.has(after?.tokens[0]?.word ?? '') &&
    next?.amount !== undefined &&
    next.kind === 'amount' &&
    hintOf(next.amount, last, hints) === undefined;
  return isOfNext ? undefined : hintOf(amount, after, hints);
}

/** «تیپ ۵ کیسه»: the number belongs to the word before it. */
const MARKS = new Set(['تیپ', 'گرید', 'مدل', 'کلاس', 'رده', 'سایز', 'اندازه']);
const isMarked = ({ before }: Beside) => MARKS.has(before?.tokens.at(-1)?.word ?? '');

/** A column's word that is no name of a good; with a unit, of a column that measures such. */
function hintOf(
  { unit }: Amount,
  mention: Mention | undefined,
  hints: Knowledge['hints'],
): string | undefined {
  const stem = mention?.kind === 'word' || mention?.kind === 'link' ? joinStems(mention.tokens) : '';
  const quantities = hints.get(stem);
  const isMeant = unit === undefined || unit.meanings.some(({ quantity }) => quantities?.has(quantity));
  return quantities !== undefined && isMeant ? stem : undefined;
}
