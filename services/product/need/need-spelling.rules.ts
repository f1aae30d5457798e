import { type Spelling as CompiledWord, nearWords, sameLength } from '../understanding/letters.rules.ts';
import { mayBeSlip } from '../understanding/slips.rules.ts';
import { stemOf, type Token } from '../understanding/tokens.rules.ts';

const MIN_LENGTH = 5;

interface Spelling {
  readonly tokens: readonly Token[];
  readonly words: ReadonlySet<string>;
  /** The same words by their length. */
  readonly spellings: ReadonlyMap<number, readonly CompiledWord[]>;
}

/** Writes a word that nobody knows as the one known word that differs in a single letter; in exactly its place. */
export function correctSpelling(text: string, { tokens, words, spellings }: Spelling): string {
  return tokens.reduce((corrected, token) => {
    const isPlain =
      token.to - token.from === token.word.length &&
      token.values.length === 0 &&
      token.word.length >= MIN_LENGTH;
    const isKnown = words.has(token.word) || words.has(token.stem);
    const right = isPlain && !isKnown ? nearestWord(token.word, { words, spellings }) : undefined;
    return right === undefined
      ? corrected
      : corrected.slice(0, token.from) + right + corrected.slice(token.to);
  }, text);
}

function nearestWord(word: string, { words, spellings }: Omit<Spelling, 'tokens'>): string | undefined {
  for (let at = 1; at < word.length; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at + 1)];
    const swapped = head.slice(0, -1) + word.charAt(at) + word.charAt(at - 1) + tail;
    if (words.has(swapped)) {
      return swapped;
    }
  }
  const near = sameLength(word, spellings).filter(
    (known) => differsInOne(known, word) && mayBeSlip(word, known),
  );
  return near.length === 1 ? near[0] : undefined;
}

function differsInOne(one: string, other: string): boolean {
  let differences = 0;
  for (let at = 0; at < one.length && differences < 2; at += 1) {
    differences += one.charAt(at) === other.charAt(at) ? 0 : 1;
  }
  return differences === 1;
}

/** Of shorter words, one letter more or less is another word. */
const MIN_LONG = 6;

/** A word that nobody knows as the one known word that has a letter more or less: «الکتروموتر». */
export function correctToken(token: Token, { words, spellings }: Omit<Spelling, 'tokens'>): Token {
  const { word, stem, values } = token;
  const isPlain = values.length === 0 && word.length >= MIN_LONG && /^[\u0600-\u06ff]+$/.test(word);
  if (!isPlain || words.has(word) || words.has(stem)) {
    return token;
  }
  const near = nearWords(word, spellings).filter(
    (known) => isOneLonger(known, word) || isOneLonger(word, known),
  );
  const [right, ...others] = [...new Set(near.map(stemOf))];
  return right === undefined || others.length > 0 ? token : { ...token, word: right, stem: right };
}

/** Whether a word is another one with a letter put in. */
function isOneLonger(long: string, short: string): boolean {
  if (long.length !== short.length + 1) {
    return false;
  }
  let at = 0;
  while (at < short.length && long.charAt(at) === short.charAt(at)) {
    at += 1;
  }
  return long.slice(at + 1) === short.slice(at);
}
