import type { Knowledge } from './knowledge.rules.ts';
import { isPoles, polesAmount } from './numbers.rules.ts';
import type { Amount, Mention } from './reading.rules.ts';
import { joinStems } from './tokens.rules.ts';

const BOUNDS: Readonly<Record<string, 'min' | 'max'>> = {
  ...{ حداقل: 'min', بالای: 'min', بالاتر: 'min', بیشتر: 'min', کمینه: 'min' },
  ...{ حداکثر: 'max', زیر: 'max', کمتر: 'max', بیشینه: 'max', تا: 'max' },
};

/** A number takes the word of a column's title before or behind it: «هد ۳۰», «۱۰ طبقه»; and a bound or «قطب». */
export function joinHints(mentions: readonly Mention[], { hints }: Knowledge): Mention[] {
  const joined: Mention[] = [];
  for (let at = 0; at < mentions.length; at += 1) {
    const [mention, before, after] = [mentions[at] as Mention, joined.at(-1), mentions[at + 1]];
    const read =
      mention.kind === 'amount'
        ? besideAmount(mention, { before, after, hints, next: mentions[at + 2] })
        : undefined;
    if (read?.takesBefore === true) {
      joined.pop();
    }
    joined.push(read?.mention ?? mention);
    at += read?.takesAfter === true ? 1 : 0;
  }
  return joined;
}

interface Beside {
  readonly before: Mention | undefined;
  readonly after: Mention | undefined;
  /** What follows `after`, to which that may belong: «۱۰۵۰ ضخامت ۲». */
  readonly next: Mention | undefined;
  readonly hints: ReadonlySet<string>;
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
  return amount.unit === undefined && after !== undefined && behind !== undefined && isPoles(behind)
    ? {
        mention: {
          ...{ ...mention, keys: [], amount: polesAmount(amount.values[0] ?? 0) },
          tokens: [...mention.tokens, ...after.tokens],
        },
        ...{ takesBefore: false, takesAfter: true },
      }
    : hinted({ ...mention, amount }, beside);
}

function hinted(mention: Mention & { amount: Amount }, { before, after, next, hints }: Beside): Joined {
  const { amount } = mention;
  const bound = before === undefined ? undefined : BOUNDS[before.tokens[0]?.word ?? ''];
  const own = hintOf(before, hints);
  const mayFollow = own === undefined && amount.unit === undefined && next?.kind !== 'amount';
  const behind = mayFollow ? hintOf(after, hints) : undefined;
  const first = (own ?? bound) === undefined ? undefined : before;
  const last = behind === undefined ? undefined : after;
  const tokens = [...(first?.tokens ?? []), ...mention.tokens, ...(last?.tokens ?? [])];
  const read = { ...amount, hint: amount.hint ?? own ?? behind, ...(bound !== undefined && { bound }) };
  return {
    mention: { ...mention, at: first?.at ?? mention.at, tokens, amount: read },
    ...{ takesBefore: first !== undefined, takesAfter: last !== undefined },
  };
}

/** A column's word that is no name of a good. */
function hintOf(mention: Mention | undefined, hints: ReadonlySet<string>): string | undefined {
  const stem = mention?.kind === 'word' || mention?.kind === 'link' ? joinStems(mention.tokens) : '';
  return hints.has(stem) ? stem : undefined;
}
