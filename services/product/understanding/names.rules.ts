import { isEnding, joinStems, joinWords, readTokens, type Token } from './tokens.rules.ts';

/** How good a name is: the title first, then each synonym a little less. */
const TITLE = 1;
const FIRST_SYNONYM = 0.95;
const STEP = 0.01;
const MAX_STEPS = 9;
/** A head of one synonym alone may be another thing: «دریل واگن» is not a drill. */
const WEAK_HEAD = 0.4;

/** The names of a thing, prepared for comparing. */
export interface Names {
  /** Whole names joined, with how good each is. */
  readonly phrases: ReadonlyMap<string, number>;
  /** Words, stems and neighbours written together; 1 when the title has it, less when only synonyms do. */
  readonly words: ReadonlyMap<string, number>;
  /** First words of the names, by which a thing is what it is; 1 when sure. */
  readonly heads: ReadonlyMap<string, number>;
  /** First word of the title. */
  readonly titleHead: string;
  /** Number of words of the title. */
  readonly size: number;
}

interface Written {
  readonly title: string;
  readonly synonyms: readonly string[];
}

/** Prepares the names of a thing. */
export function compileNames({ title, synonyms }: Written): Names {
  const own = readTokens(title);
  const names = {
    phrases: new Map<string, number>(),
    words: new Map<string, number>(),
    heads: new Map<string, number>(),
  };
  [title, ...synonyms].forEach((name, place) => {
    addName(names, { tokens: readTokens(name), place });
  });
  return { ...names, titleHead: own[0]?.stem ?? '', size: own.length };
}

type Growing = Record<'phrases' | 'words' | 'heads', Map<string, number>>;

function addName(
  { phrases, words, heads }: Growing,
  { tokens, place }: { tokens: readonly Token[]; place: number },
): void {
  const isTitle = place === 0;
  for (const key of [joinWords(tokens), joinStems(tokens)]) {
    raise(phrases, key, isTitle ? TITLE : FIRST_SYNONYM - STEP * Math.min(place, MAX_STEPS));
  }
  for (const word of wordsOf(tokens)) {
    raise(words, word, isTitle ? TITLE : FIRST_SYNONYM);
  }
  const strength = tokens.length === 1 || isTitle ? 1 : WEAK_HEAD;
  for (const head of headsOf(tokens)) {
    heads.set(head, Math.min(1, (heads.get(head) ?? 0) + strength));
  }
}

function raise(map: Map<string, number>, key: string, value: number): void {
  if (key !== '' && (map.get(key) ?? 0) < value) {
    map.set(key, value);
  }
}

/** Words, their stems, and neighbours written together: whichever way it is typed, it is found. */
export function wordsOf(tokens: readonly Token[]): Set<string> {
  const words = new Set<string>();
  const main = tokens.filter((token) => !isEnding(token));
  main.forEach((token, at) => {
    const next = main[at + 1];
    words.add(token.word).add(token.stem);
    if (next !== undefined) {
      words.add(token.word + next.word).add(token.word + next.stem);
    }
  });
  return words;
}

function headsOf(tokens: readonly Token[]): string[] {
  const [first, second] = tokens;
  if (first === undefined) {
    return [];
  }
  const joined = second === undefined || second.gap !== 'joint' ? [] : [first.word + second.word];
  return [...new Set([first.word, first.stem, ...joined])];
}
