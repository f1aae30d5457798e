import { faNorm } from '@bazaar/locale';

/** A word or a number of a text. `from` and `to` are its place in UTF-16 code units. */
export interface Token {
  /** Folded letters, or digits with a point: `1.5`. */
  readonly word: string;
  /** The word without a plural ending and an ezafe; the same as `word` for a number. */
  readonly stem: string;
  /** What a number may mean: «۱/۲» is a half, and as a careless decimal 1.2; empty for a word. */
  readonly values: readonly number[];
  /** What stands between it and the token before: nothing, a half-space or a sign, or white space. */
  readonly gap: 'none' | 'joint' | 'space';
  /** The signs between it and the token before. */
  readonly before: string;
  readonly from: number;
  readonly to: number;
}

const DIGIT = '0-9۰-۹٠-٩';
const VULGAR = new Map(
  Object.entries({
    ...{ '¼': 0.25, '½': 0.5, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 },
    ...{ '⅛': 0.125, '⅜': 0.375, '⅝': 0.625, '⅞': 0.875 },
  }),
);
const FRACTIONS = [...VULGAR.keys()].join('');
const PIECE = new RegExp(
  `[${DIGIT}]+(?:[.٫,،٬/⁄][${DIGIT}]+)*[${FRACTIONS}]?|[${FRACTIONS}]|[²³]|[\\p{Script=Latin}\\p{Script=Greek}]+|[\\p{L}\\p{M}\\u0640]+`,
  'gu',
);
const NO_SPACE = /^[^\s]*$/u;
/** Denominators of sizes in inches. */
const DENOMINATORS = new Set([2, 3, 4, 8, 16]);
const MAX_TOKENS = 24;
/** More digits are no number that anything has. */
const MAX_DIGITS = 15;

/** The words and numbers of a text, in their order; the first few dozen, or `most`. */
export function readTokens(text: string, most = MAX_TOKENS): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const [raw, from] of piecesOf(text)) {
    const token = readToken(raw, { before: text.slice(end, from), from });
    end = from + raw.length;
    if (token !== undefined) {
      addToken(tokens, token);
    }
    if (tokens.length > most) {
      break;
    }
  }
  return tokens.slice(0, most);
}

function addToken(tokens: Token[], token: Token): void {
  const last = tokens.at(-1);
  const isRest = last !== undefined && isOneWord(last, token);
  tokens.splice(isRest ? -1 : tokens.length, 1, isRest ? joinTokens(last, token) : token);
}

type Piece = readonly [raw: string, from: number];

/** «۱/۲» is one number; «1.5/2.5» and «1/2/3» are several. */
function* piecesOf(text: string): Generator<Piece> {
  for (const { 0: raw, index } of text.matchAll(PIECE)) {
    if (/[/⁄].*[/⁄]|[.٫,،٬].*[/⁄]|[/⁄].*[.٫,،٬]/.test(raw)) {
      for (const part of raw.matchAll(/[^/⁄]+/g)) {
        yield [part[0], index + part.index];
      }
    } else {
      yield* gluedParts(raw, index);
    }
  }
}

const LARGE = 'هزار|میلیون|میلیارد|صد|دویست|سیصد|چهارصد|پانصد|ششصد|هفتصد|هشتصد|نهصد|بیست|پنجاه';
const COUNTED = 'متر|تن|عدد|کیلو|کیلوگرم|لیتر|شاخه|دستگاه|تومان|تومن|ریال|بشکه|کیسه';
const GLUED = new RegExp(`^(${LARGE})(${COUNTED})$`);

/** «هزارتن», «صدمتر»: a number word is often written together with what it counts. */
function* gluedParts(raw: string, from: number): Generator<Piece> {
  const [, number, counted] = GLUED.exec(raw) ?? [];
  if (number === undefined || counted === undefined) {
    yield [raw, from];
  } else {
    yield [number, from];
    yield [counted, from + number.length];
  }
}

/** A verb's prefix and «ضد» are a part of the word behind them, however they are written. */
const PREFIX = /^(?:ن?می|ضد)$/;
const PERSIAN = /^[\u0600-\u06FF]+$/;

function isOneWord(before: Token, token: Token): boolean {
  return PREFIX.test(before.word) && PERSIAN.test(token.word) && /^[\s\u200c]*$/.test(token.before);
}

function joinTokens(before: Token, token: Token): Token {
  const word = before.word + token.word;
  return { ...before, word, stem: before.word + token.stem, to: token.to };
}

interface Place {
  readonly before: string;
  readonly from: number;
}

function readToken(raw: string, { before, from }: Place): Token | undefined {
  const values = numbersOf(raw);
  const word = values.length > 0 ? writeNumber(raw, values) : faNorm(raw).replaceAll(' ', '');
  return word === ''
    ? undefined
    : {
        ...{ word, values, before, from, to: from + raw.length },
        stem: values.length > 0 ? word : stemOf(word),
        gap: gapOf(before),
      };
}

function gapOf(before: string): Token['gap'] {
  if (before === '') {
    return 'none';
  }
  return NO_SPACE.test(before) ? 'joint' : 'space';
}

function numbersOf(raw: string): number[] {
  const vulgar = VULGAR.get(raw.at(-1) ?? '');
  const digits = faNorm(vulgar === undefined ? raw : raw.slice(0, -1));
  if (vulgar !== undefined) {
    return [vulgar + (digits === '' ? 0 : Number.parseFloat(digits))];
  }
  return /^[0-9]/.test(digits) && digits.length <= MAX_DIGITS ? valuesOf(digits) : [];
}

function valuesOf(digits: string): number[] {
  const [whole, part] = digits.split('/').map(decimalOf);
  if (part === undefined) {
    return [whole ?? 0];
  }
  const careless = Number(`${whole}.${part}`);
  return DENOMINATORS.has(part) ? [(whole ?? 0) / part, careless] : [careless];
}

/** «۲۰,۰۰۰» is twenty thousand, and «۱,۵» one and a half. */
function decimalOf(digits: string): number {
  return Number.parseFloat(digits.replace(/[,،](?=[0-9]{3}(?![0-9]))/g, '').replace(/[,،]/g, '.'));
}

/** Digits of an article number keep their zeros: `080408`. */
function writeNumber(raw: string, values: readonly number[]): string {
  const digits = faNorm(raw);
  return /^0[0-9]+$/.test(digits) || /^[0-9]+\/[0-9]+$/.test(digits) ? digits : String(values[0]);
}

const PLURAL = /^(.{2,}?)(?:های?ی?|هایم|هایت|هایش)$/;
const COLLECTIVE = /^(.{2,})(?:الات|جات)$/;
const EZAFE = /^(.{2,}[او])یی?$/;

/** A Persian word without its plural ending and its ezafe. Other words are as they are. */
export function stemOf(word: string): string {
  for (const ending of [PLURAL, COLLECTIVE, EZAFE]) {
    const [, stem] = ending.exec(word) ?? [];
    if (stem !== undefined) {
      return stem;
    }
  }
  return word;
}

/** Endings that are often written apart: «پمپ ها». */
const APART = /^(?:های?ی?|ی)$/;

/** Whether a token only continues the word before it. */
export function isEnding(token: Token): boolean {
  return APART.test(token.word);
}

/** The tokens as one word. */
export function joinWords(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join('');
}

/** The stems of the tokens as one word, endings left out. */
export function joinStems(tokens: readonly Token[]): string {
  return tokens
    .filter((token) => !isEnding(token))
    .map(({ stem }) => stem)
    .join('');
}
