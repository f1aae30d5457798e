import type { Token } from '../understanding/tokens.rules.ts';
import { unitAt } from '../understanding/units.rules.ts';
import { LINK_WORDS, sameWords } from '../understanding/words.rules.ts';
import type { NeedFamily, TextValue } from './need-family.types.ts';
import { SPELLED } from './words-of-need.rules.ts';

interface Chosen {
  /** Places of the variants that keep most. */
  readonly variants: readonly number[];
  /** Columns of texts by which they were chosen. */
  readonly columns: readonly number[];
  /** Of the whole need. */
  readonly tokens: readonly Token[];
}

/**
 * «رانش» is the value that is written so before «مکش و رانش», and `4-20 mA` before `4-20 mA + HART`: of the variants that
 * keep equally much, those are meant whose values say nothing that was not asked for.
 */
export function wholeValues({ variants, columns, tokens }: Chosen, need: NeedFamily): readonly number[] {
  const asked = new Set(
    tokens.flatMap(({ word, stem }) => [word, stem, SPELLED.get(word) ?? word].flatMap(sameWords)),
  );
  return columns.reduce((left, column) => {
    const texts = need.columns[column]?.texts ?? [];
    const whole = left.filter((variant) => isAsked(texts[variant] ?? null, asked));
    return whole.length > 0 ? whole : closest(left, { texts, tokens });
  }, variants);
}

interface Compared {
  readonly texts: readonly (TextValue | null)[];
  readonly tokens: readonly Token[];
}

/** «پایه رله‌دار» is written so in «دوسیمه، پایه رله‌دار» and not in «خروجی رله»: of several, those with the longest run. */
function closest(variants: readonly number[], { texts, tokens }: Compared): readonly number[] {
  const runs = new Map(
    variants.map((variant) => [variant, longestRun(texts[variant] ?? null, tokens)] as const),
  );
  const most = Math.max(...runs.values());
  return most > 1 ? variants.filter((variant) => runs.get(variant) === most) : variants;
}

function longestRun(text: TextValue | null, tokens: readonly Token[]): number {
  let run = 0;
  let longest = 0;
  for (const { word, before } of tokens) {
    const isCut = /[،؛.\n]/.test(before);
    const isIn = text?.telling.includes(word) === true;
    run = isIn ? (isCut ? 0 : run) + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function isAsked(text: TextValue | null, asked: ReadonlySet<string>): boolean {
  return (
    text?.telling.every((word) => asked.has(word) || [...asked].some((one) => isForm(one, word))) === true
  );
}

const MIN_STEM = 3;
/** «رله‌ای» of «رله», «تانکری» of «تانکر». */
const isForm = (asked: string, word: string) =>
  word.length >= MIN_STEM && asked.startsWith(word) && /^(?:ی|ای)$/.test(asked.slice(word.length));

const WITHOUT = 'بدون';

/** The words and numbers of a value that are no amount and no link. */
export function tellingWords(tokens: readonly Token[]): string[] {
  const measured = new Set<Token>();
  tokens.forEach(({ values }, at) => {
    const size = values.length === 0 ? 0 : (unitAt(tokens, at + 1)?.size ?? 0);
    const from = isRange(tokens, at) ? at - 1 : at;
    for (const token of size === 0 ? [] : tokens.slice(from, at + 1 + size)) {
      measured.add(token);
    }
  });
  return tokens
    .filter((token) => !measured.has(token))
    .map(({ word }) => word)
    .filter((word) => word === WITHOUT || !LINK_WORDS.has(word));
}

/** The end of `4-20 mA`. */
const isRange = (tokens: readonly Token[], at: number) =>
  (tokens[at - 1]?.values.length ?? 0) > 0 && /^[-–]$/.test(tokens[at]?.before ?? '');
