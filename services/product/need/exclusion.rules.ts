import type { Mention } from '../understanding/mentions.rules.ts';
import { NUMBER_WORDS } from '../understanding/number-words.rules.ts';

/** What a buyer says before a thing that is not wanted; the words of each in their order. */
const BEFORE = [['غیر', 'از'], ['بغیر', 'از'], ['غیراز'], ['جز'], ['بجز']];
/** What a buyer says behind it. */
const BEHIND = new Set(['نباشد', 'نباشه', 'نباشند', 'نمیخواهیم', 'نمیخواهم', 'نمیخوایم', 'نمیخوام']);
const NAMING = new Set<Mention['kind']>(['word', 'key', 'amount', 'size']);

const wordOf = (mention: Mention | undefined) => mention?.tokens[0]?.word ?? '';
const isApart = (mention: Mention) => /[،؛.\n]/.test(mention.tokens[0]?.before ?? '');

/** Joins «غیر از …», «به جز …» and «… نباشد» to what they speak of, and marks it as not wanted. */
export function markExclusions(mentions: readonly Mention[]): Mention[] {
  const marked: Mention[] = [];
  for (let at = 0; at < mentions.length; at += 1) {
    const size = sizeBefore(mentions, at);
    const refused = mentions[at + size] as Mention;
    if (size > 0) {
      marked.push(joined(mentions.slice(at, at + size + 1), refused));
      at += size;
    } else {
      addMention(marked, refused);
    }
  }
  return marked;
}

/** Adds a mention; «نباشد» is joined to what stands before it. */
function addMention(marked: Mention[], mention: Mention): void {
  const before = marked.at(-1);
  const refuses = before !== undefined && isBehind(mention, before);
  const parts = refuses && isCounted(marked.at(-2), before) ? 2 : 1;
  const place = refuses ? marked.length - parts : marked.length;
  const own = refuses ? joined([...marked.slice(place), mention], before) : mention;
  marked.splice(place, marked.length - place, own);
}

/** Of how many words «غیر از» is at a place; 0 when it is not there, or nothing follows that it may refuse. */
function sizeBefore(mentions: readonly Mention[], at: number): number {
  const said = BEFORE.find((words) => words.every((word, place) => wordOf(mentions[at + place]) === word));
  const refused = mentions[at + (said?.length ?? 0)];
  return said === undefined || refused === undefined || !NAMING.has(refused.kind) ? 0 : said.length;
}

/** «بیشتر از ۵ نباشد» is a bound, and refuses nothing. */
function isBehind(mention: Mention, before: Mention): boolean {
  return BEHIND.has(wordOf(mention)) && /^(?:word|key)$/.test(before.kind) && !isApart(mention);
}

/** «چهار نقطه نباشد» refuses what is counted with its number. */
const isCounted = (number: Mention | undefined, before: Mention) =>
  NUMBER_WORDS.has(wordOf(number)) && number?.kind === 'word' && !isApart(before);

function joined(parts: readonly Mention[], refused: Mention): Mention {
  const tokens = parts.flatMap((part) => part.tokens);
  return { ...refused, at: parts[0]?.at ?? refused.at, tokens, isExcluded: true };
}
