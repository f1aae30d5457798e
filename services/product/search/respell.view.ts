import type { SearchCorrection } from '@bazaar/contracts/product';
import { wrongKeyboard, wrongKeyboardLatin } from '@bazaar/locale';
import type { Database } from '../../kit/database/database.ts';
import type { Knowledge } from '../understanding/knowledge.rules.ts';
import type { Mention } from '../understanding/reading.rules.ts';
import { keepsFound, leastLack, unknownWords, wordsLike } from '../understanding/respell.rules.ts';
import { type Understanding, understand } from '../understanding/understand.rules.ts';
import { meaningsOf, type Term } from './spelling.rules.ts';
import { selectKnownWords } from './spelling.sql.ts';

interface Typed {
  readonly term: string;
  readonly understood: Understanding;
  readonly knowledge: Knowledge;
}

/** The words of names all count alike. */
const FREQUENCY = 10;

/**
 * What the term was meant to be, when that names goods or categories better than what was typed; null otherwise. It is
 * applied unless some text has the typed words.
 */
export async function respellTerm(db: Database, typed: Typed): Promise<SearchCorrection | null> {
  const { term, understood, knowledge } = typed;
  const unknown = unknownWords(understood, knowledge);
  if (unknown.length === 0) {
    return null;
  }
  const translated = leastLack(understood) === Number.POSITIVE_INFINITY ? translate(term, knowledge) : null;
  if (translated !== null) {
    return { term: translated, kind: 'keyboard', isApplied: true };
  }
  // From the end, so that the places of the others stay.
  const respelled = unknown.reduceRight((text, mention) => replaceWord(text, { mention, typed }), term);
  if (!isBetter(respelled, { typed, slips: unknown.length })) {
    return null;
  }
  const words = unknown.flatMap(({ tokens }) => tokens.map(({ word }) => word));
  const known = await selectKnownWords(db, words);
  return { term: respelled, kind: 'spelling', isApplied: words.some((word) => !known.has(word)) };
}

/** Whether more of the respelled term is kept; when nothing was, all of it, or some word that was not respelled. */
function isBetter(respelled: string, { typed, slips }: { typed: Typed; slips: number }): boolean {
  const { term, understood, knowledge } = typed;
  const before = leastLack(understood);
  const after = respelled === term ? understood : understand(respelled, knowledge);
  const least = leastLack(after);
  if (!keepsFound(understood, after)) {
    return false;
  }
  const isFirst = before === Number.POSITIVE_INFINITY;
  return least < before && (!isFirst || least === 0 || slips < understood.query.mentions.length);
}

/** The same keys on the other keyboard, when that is a good's or a category's name. */
function translate(term: string, knowledge: Knowledge): string | null {
  const texts = [wrongKeyboard(term), wrongKeyboardLatin(term)].filter(
    (text) => text !== null && WORDS.test(text),
  );
  return (
    texts.find((text): text is string => text !== null && leastLack(understand(text, knowledge)) < 1) ?? null
  );
}

/** The keys of punctuation give no letters, so a text that has any was not meant. */
const WORDS = /^[\p{L}\p{N}\s]+$/u;

interface Replacing {
  readonly mention: Mention;
  readonly typed: Typed;
}

function replaceWord(text: string, { mention, typed }: Replacing): string {
  const [token] = mention.tokens;
  if (token === undefined) {
    return text;
  }
  const isLast = mention === typed.understood.mentions.at(-1);
  const terms = wordsLike(mention, typed.knowledge).map(
    (word): Term => ({ word, shown: word, df: FREQUENCY }),
  );
  const [meant] = meaningsOf({ word: token.word, isPrefix: isLast }, terms);
  return meant === undefined ? text : text.slice(0, token.from) + meant + text.slice(token.to);
}
