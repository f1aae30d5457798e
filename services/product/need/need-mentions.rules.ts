import { isCountNoun } from '../understanding/beside.rules.ts';
import type { Mention } from '../understanding/mentions.rules.ts';
import { fewNumbers } from '../understanding/understand.rules.ts';
import { markExclusions } from './exclusion.rules.ts';
import { withKilo } from './kilo.rules.ts';

/** Sets right what a search does not mind: which number a word between two belongs to, dashes, and names with a number. */
export function settleMentions(mentions: readonly Mention[]): Mention[] {
  const settled: Mention[] = [];
  for (const own of markExclusions(mentions)) {
    const before = settled.at(-1);
    const mention = withKilo(own, before);
    const joined =
      before === undefined ? undefined : (handOver(before, mention) ?? joinRange(before, mention));
    settled.splice(joined === undefined ? settled.length : -1, 1, ...(joined ?? [asNumber(mention)]));
  }
  return settled;
}

/** «۷۰۱۸ قطر ۳٫۲۵», «۶۲۰۴ لقی C3»: the column's word belongs to what follows. */
function handOver(before: Mention, mention: Mention): Mention[] | undefined {
  const word = hintBehind(before);
  const isNext =
    mention.at === before.at + before.tokens.length && !/[،؛]/.test(mention.tokens[0]?.before ?? '');
  const amount = before.amount;
  if (
    word === undefined ||
    isCountNoun(word.word) ||
    amount === undefined ||
    !isNext ||
    !(mention.kind === 'amount' || mention.kind === 'key')
  ) {
    return;
  }
  const left = { ...before, tokens: before.tokens.slice(0, -1), amount: { ...amount, hint: undefined } };
  const own =
    mention.amount === undefined
      ? {}
      : { amount: { ...mention.amount, hint: mention.amount.hint ?? word.stem } };
  return [left, { ...mention, at: mention.at - 1, tokens: [word, ...mention.tokens], ...own }];
}

/** Each of them is compared with each variant of each good that the need may speak of. Real needs have twenty at most. */
export const MAX_MENTIONS = 40;
const MAX_NUMBERS = 20;

/** What a need is read by: its first mentions, links between them left out of the count, and the first numbers. */
export function firstMentions(mentions: readonly Mention[]): {
  readonly mentions: readonly Mention[];
  /** Where in the text the first of the others begins. */
  readonly unread: number | undefined;
} {
  const telling = mentions.filter(({ kind }) => kind !== 'link' && kind !== 'intent');
  const next = telling[MAX_MENTIONS];
  const first = next === undefined ? mentions : mentions.slice(0, mentions.indexOf(next));
  return { mentions: fewNumbers(first, MAX_NUMBERS), unread: next?.tokens[0]?.from };
}

/** The column's word that stands behind a number without a unit. */
function hintBehind({ kind, tokens, amount }: Mention) {
  const word = kind === 'amount' && tokens.length > 1 ? tokens.at(-1) : undefined;
  return word?.values.length === 0 && amount?.unit === undefined && amount?.hint === word.stem
    ? word
    : undefined;
}

/** «۴-۲۰ میلی‌آمپر». */
function joinRange(before: Mention, mention: Mention): Mention[] | undefined {
  const isDashed = /^[-–]$/.test(mention.tokens[0]?.before ?? '');
  const [from, to] = [before.amount, mention.amount];
  if (
    !isDashed ||
    from === undefined ||
    to === undefined ||
    from.unit !== undefined ||
    before.tokens.filter(({ values }) => values.length > 0).length > 1 ||
    before.tokens.at(-1)?.values.length === 0
  ) {
    return;
  }
  const amount = { ...to, hint: to.hint ?? from.hint, values: from.values, to: Math.max(...to.values) };
  return [{ ...mention, at: before.at, tokens: [...before.tokens, ...mention.tokens], keys: [], amount }];
}

/** «Zone 1», «گواهی 3.1»: a number behind a Latin word that nothing in the catalogue has, or a document's, belongs to it. */
export function joinUnknownWords(
  mentions: readonly Mention[],
  isKnown: (word: string) => boolean,
): Mention[] {
  const joined: Mention[] = [];
  for (const mention of mentions) {
    const before = joined.at(-1);
    const isUnknown =
      before?.kind === 'word' &&
      before.tokens.every(({ word }) => DOCUMENTS.has(word) || isForeign(word, isKnown));
    if (before !== undefined && isUnknown && isBareBehind(before, mention)) {
      const tokens = [...before.tokens, ...mention.tokens];
      const keys = [tokens.map(({ word }) => word).join('')];
      joined.splice(-1, 1, { ...before, kind: 'key', tokens, keys });
    } else {
      joined.push(mention);
    }
  }
  return joined;
}

/** Papers that come with a good. */
export const DOCUMENTS: ReadonlySet<string> = new Set([
  'گواهی',
  'گواهینامه',
  'سرتیفیکیت',
  'certificate',
  'cert',
]);

const isBareBehind = (before: Mention, { kind, amount, at, tokens }: Mention) =>
  kind === 'amount' &&
  amount?.unit === undefined &&
  at === before.at + before.tokens.length &&
  tokens.length === 1;

const isForeign = (word: string, isKnown: (word: string) => boolean) =>
  /^[a-z]{3,}$/.test(word) && !SAYS_SIZE.has(word) && !isKnown(word);
const SAYS_SIZE = new Set(['size', 'model', 'type', 'mfi', 'dia', 'len', 'class', 'sch', 'rpm', 'grade']);

/** «تیرآهن ۱۸» is a name with a number. */
function asNumber(mention: Mention): Mention {
  const [word, number] = mention.tokens;
  const isApart =
    mention.kind === 'key' &&
    mention.tokens.length === 2 &&
    number?.gap === 'space' &&
    number.values.length > 0;
  return isApart && word !== undefined && !/^[a-z]+$/.test(word.word) && mention.amount === undefined
    ? { ...mention, amount: { values: number.values, unit: undefined, hint: undefined } }
    : mention;
}
