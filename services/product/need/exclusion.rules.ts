import { isCountNoun } from '../understanding/beside.rules.ts';
import type { Mention } from '../understanding/mentions.rules.ts';
import { NUMBER_WORDS } from '../understanding/number-words.rules.ts';

/** What a buyer says before a thing that is not wanted; the words of each in their order. */
const BEFORE = [['غیر', 'از'], ['بغیر', 'از'], ['غیراز'], ['جز'], ['بجز'], ['نه']];
/** What a buyer says behind it, in one word: «نباشد», «نمی‌خوایم», «نفرستید». */
const REFUSING =
  /^(?:نباش(?:د|ه|ن|ند|ید|ین)|نمیخ(?:واه|وا|ا)(?:م|یم|د|ه|ن|ند|ید|ین)ا?|نفرست(?:ید|ین|ن|ند|ی)?|ند(?:ه?ید|ین)|نیا(?:و?ر)(?:ید|ین)|نمیپذیریم)$/;
/** And in several. */
const REFUSALS = [
  ['قابل', 'قبول', 'نیست'],
  ['مورد', 'قبول', 'نیست'],
  ['قبول', 'نیست'],
  ['قبول', 'نداریم'],
  ['قبول', 'نمیکنیم'],
  ['پذیرفته', 'نیست'],
  ['مجاز', 'نیست'],
];
const NAMING = new Set<Mention['kind']>(['word', 'key', 'amount', 'size']);
/** Between what is refused and the verb: «چدنی رو نمی‌خوام». */
const PARTICLES = new Set(['را', 'رو', 'هم']);
const WITHOUT = 'بدون';

const wordOf = (mention: Mention | undefined) => mention?.tokens[0]?.word ?? '';
const isApart = (mention: Mention | undefined) => /[،؛.()\n]/.test(mention?.tokens[0]?.before ?? '');

/** Joins «غیر از …», «نه …», «… نباشد» and «… قبول نیست» to what they speak of, and marks it as not wanted. */
export function markExclusions(mentions: readonly Mention[]): Mention[] {
  const marked: Mention[] = [];
  for (let at = 0; at < mentions.length; ) {
    const ahead = refusedAhead(mentions, at);
    const behind = sizeBehind(mentions, at);
    const isRefused =
      ahead === undefined && behind > 0 && refuseLast(marked, mentions.slice(at, at + behind));
    if (!isRefused) {
      marked.push(ahead?.refused ?? (mentions[at] as Mention));
    }
    at += isRefused ? behind : (ahead?.size ?? 1);
  }
  return marked;
}

/** What «غیر از» or «نه» refuses at a place, and how many mentions that is; undefined when they are not there. */
function refusedAhead(
  mentions: readonly Mention[],
  at: number,
): { refused: Mention; size: number } | undefined {
  const said = BEFORE.find((words) => isSaid(mentions, at, words));
  if (said === undefined || (wordOf(mentions[at]) === NINE && isNine(mentions, at))) {
    return;
  }
  const { refused, count } = valueAt(mentions, at + said.length);
  const size = said.length + count;
  return refused === undefined || !NAMING.has(refused.kind)
    ? undefined
    : { refused: joined(mentions.slice(at, at + size), refused), size };
}

/** A value, of several words when it says «بدون» or counts: «نه بدون فویل», «نه چهار پل». */
function valueAt(mentions: readonly Mention[], at: number): { refused: Mention | undefined; count: number } {
  const [first, next] = mentions.slice(at, at + 2);
  if (next === undefined || isApart(next)) {
    return { refused: first, count: 1 };
  }
  if (wordOf(first) === WITHOUT) {
    return { refused: withoutValue(next), count: 2 };
  }
  return isCounted(first, next) ? { refused: next, count: 2 } : { refused: first, count: 1 };
}

const isSaid = (mentions: readonly Mention[], at: number, words: readonly string[]) =>
  words.every((word, place) => {
    const mention = mentions[at + place];
    return mention?.tokens.length === 1 && wordOf(mention) === word && (place === 0 || !isApart(mention));
  });

const NINE = 'نه';

/** «نه» is nine at the beginning, behind another number, and before what is counted. */
function isNine(mentions: readonly Mention[], at: number): boolean {
  const [before, refused] = [mentions[at - 1], mentions[at + 1]];
  const isNumber = wordOf(before) === 'و' && NUMBER_WORDS.has(wordOf(mentions[at - 2]));
  return (
    before === undefined ||
    isNumber ||
    isApart(refused) ||
    (refused?.kind === 'word' && isCountNoun(wordOf(refused)))
  );
}

/** Of how many words a refusal is that stands behind a thing. */
function sizeBehind(mentions: readonly Mention[], at: number): number {
  const several = REFUSALS.find((words) => isSaid(mentions, at, words))?.length ?? 0;
  return isApart(mentions[at]) ? 0 : several || Number(REFUSING.test(wordOf(mentions[at])));
}

/** Marks what was said last as not wanted; false when the verb refuses nothing: «بیشتر از ۵ نباشد» is a bound. */
function refuseLast(marked: Mention[], verb: readonly Mention[]): boolean {
  const end = marked.length - (PARTICLES.has(wordOf(marked.at(-1))) ? 1 : 0);
  const last = end - (isSuffix(marked[end - 1]) ? 2 : 1);
  const [before, refused] = [marked[last - 1], marked[last]];
  if (refused === undefined || refused.isExcluded === true || !mayBeRefused(refused, before)) {
    return false;
  }
  const isWithout = wordOf(before) === WITHOUT;
  const from = isWithout || isCounted(before, refused) ? last - 1 : last;
  const value = isWithout ? withoutValue(refused) : refused;
  marked.splice(from, marked.length - from, joined([...marked.slice(from), ...verb], value));
  refuseList(marked);
  return true;
}

/** «دریچه‌دار». */
const isSuffix = (mention: Mention | undefined) => wordOf(mention) === 'دار';

/** «بدون روکش نمی‌خوام» and «نه بدون روکش» refuse the value «بدون روکش». */
const withoutValue = (refused: Mention): Mention => ({
  ...refused,
  kind: 'key',
  keys: refused.keys.map((key) => WITHOUT + key),
});

function mayBeRefused({ kind, amount }: Mention, before: Mention | undefined): boolean {
  const isAmount = kind === 'amount' && amount?.bound === undefined && !BOUND.has(wordOf(before));
  return kind === 'word' || kind === 'key' || isAmount;
}

const BOUND = new Set(['از', 'حداقل', 'حداکثر', 'تا', 'زیر', 'بالای']);

/** «چهار نقطه نباشد» refuses what is counted with its number. */
const isCounted = (number: Mention | undefined, before: Mention) =>
  NUMBER_WORDS.has(wordOf(number)) && number?.kind === 'word' && !isApart(before);

/** «…؛ چدنی و برنجی قبول نیست»: both, when a part of the sentence begins with them. */
function refuseList(marked: Mention[]): void {
  const [first, link] = marked.slice(-3);
  const isList = marked.length > 3 && wordOf(link) === 'و' && isApart(first);
  if (isList && first !== undefined && (first.kind === 'word' || first.kind === 'key')) {
    marked.splice(-3, 1, { ...first, isExcluded: true });
  }
}

function joined(parts: readonly Mention[], refused: Mention): Mention {
  const tokens = parts.flatMap((part) => part.tokens);
  return { ...refused, at: parts[0]?.at ?? refused.at, tokens, isExcluded: true };
}

/** The places in a text of what is not wanted. */
export function refusedIn({ mentions }: { readonly mentions: readonly Mention[] }) {
  return mentions
    .filter(({ isExcluded }) => isExcluded === true)
    .map(({ tokens }) => ({ from: tokens[0]?.from ?? 0, to: tokens.at(-1)?.to ?? 0 }));
}
