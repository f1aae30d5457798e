import { readTokens, type Token } from '../understanding/tokens.rules.ts';
import { type Unit, unitAt } from '../understanding/units.rules.ts';
import { gluedNumber } from './glued-number.rules.ts';
import { isPiece } from './quantity.rules.ts';
import { writtenNumber } from './written-numbers.rules.ts';

interface Written {
  /** Place of the token behind it. */
  readonly end: number;
  /** What stands at its beginning, and at its end. */
  readonly first: string;
  readonly last: string;
}

interface Spoken {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Whether the catalogue has such a number as a word: `7018`. */
  readonly isKnown: (word: string) => boolean;
}

const READERS = [glued, withPart, smallerUnit, quarter, codeInPairs, strengthClass, thread, adjustable];

/**
 * Writes what is spoken in several words as a table has it, each in exactly the place of its words: «یک اینچ و ربع» is
 * 1.25 inches, «سه متر و بیست سانت» 3.2 metres, «هزاروچهارصد» 1400, «هفتاد هجده» 7018.
 */
export function writeSpoken(text: string, most: number, isKnown: Spoken['isKnown']): string {
  const tokens = readTokens(text, most);
  let written = text;
  for (let at = 0; at < tokens.length; at += 1) {
    const found = READERS.map((read) => read({ text, tokens, isKnown }, at)).find((one) => one !== undefined);
    const [from, to] = [tokens[at]?.from ?? 0, tokens[(found?.end ?? 0) - 1]?.to ?? 0];
    const room = to - from - (found?.last.length ?? 0);
    if (found !== undefined && found.first.length + Math.sign(found.last.length) <= room) {
      written = written.slice(0, from) + found.first.padEnd(room) + found.last + written.slice(to);
      at = found.end - 1;
    }
  }
  return written;
}

/** «هزاروچهارصد», «دوهزار». */
function glued({ tokens }: Spoken, at: number): Written | undefined {
  const value = gluedNumber(tokens[at]?.word ?? '');
  return value === undefined ? undefined : { end: at + 1, first: String(value), last: '' };
}

interface Measured {
  readonly value: number;
  readonly unit: Unit;
  /** Places of the unit and of the token behind it. */
  readonly from: number;
  readonly end: number;
}

/** The delivery time has its own halves. */
const TIME = /^(?:ساعت|روز|هفته|ماه|سال|دقیقه|ثانیه)/;

function measureAt(tokens: readonly Token[], at: number): Measured | undefined {
  const number = writtenNumber(tokens, at);
  const unit = number === undefined ? undefined : unitAt(tokens, number.end);
  return number === undefined || unit === undefined || TIME.test(tokens[number.end]?.word ?? '')
    ? undefined
    : { value: number.value, unit: unit.unit, from: number.end, end: number.end + unit.size };
}

const measured = ({ text, tokens }: Spoken, { value, from, end }: Measured) => ({
  first: String(Number(value.toFixed(4))),
  last: text.slice(tokens[from]?.from, tokens[end - 1]?.to),
});

const PARTS = new Map(Object.entries({ نیم: 0.5, ربع: 0.25 }));

/** «یک اینچ و ربع», «یه تن و نیم»; a unit behind makes the part an amount of its own. */
function withPart(spoken: Spoken, at: number): Written | undefined {
  const { tokens } = spoken;
  const whole = measureAt(tokens, at);
  const end = (whole?.end ?? 0) + 2;
  const part = PARTS.get(tokens[end - 1]?.word ?? '');
  return whole === undefined ||
    part === undefined ||
    tokens[end - 2]?.word !== 'و' ||
    unitAt(tokens, end) !== undefined
    ? undefined
    : { ...measured(spoken, { ...whole, value: whole.value + part }), end };
}

/** «سه متر و بیست سانت»: less than one of the first unit, in a unit of the same quantity. */
function smallerUnit(spoken: Spoken, at: number): Written | undefined {
  const { tokens } = spoken;
  const whole = measureAt(tokens, at);
  const rest = tokens[whole?.end ?? 0]?.word === 'و' ? measureAt(tokens, (whole?.end ?? 0) + 1) : undefined;
  if (whole === undefined || rest === undefined) {
    return;
  }
  const [part] = whole.unit.meanings.flatMap(({ quantity, factor }) => {
    const same = rest.unit.meanings.find((meaning) => meaning.quantity === quantity);
    return same === undefined ? [] : [(rest.value * same.factor) / factor];
  });
  return part === undefined || part >= 1 || rest.value < 1
    ? undefined
    : { ...measured(spoken, { ...whole, value: whole.value + part }), end: rest.end };
}

/** «سه و ربع», and «ربع اینچ». */
function quarter({ tokens }: Spoken, at: number): Written | undefined {
  if (tokens[at]?.word === 'ربع' && /^اینچ/.test(tokens[at + 1]?.word ?? '')) {
    return { end: at + 1, first: '1/4', last: '' };
  }
  const number = writtenNumber(tokens, at);
  const isQuarter = tokens[number?.end ?? 0]?.word === 'و' && tokens[(number?.end ?? 0) + 1]?.word === 'ربع';
  return number === undefined || !isQuarter
    ? undefined
    : { end: number.end + 2, first: String(number.value + 0.25), last: '' };
}

const TENS = { min: 20, max: 99 };
const MIN_SECOND = 10;

/** «هفتاد هجده»: a code of four digits is spoken in pairs. */
function codeInPairs({ tokens, isKnown }: Spoken, at: number): Written | undefined {
  const [one, other] = [spelledAt(tokens, at), spelledAt(tokens, at + 1)];
  const isPair =
    one !== undefined &&
    other !== undefined &&
    one >= TENS.min &&
    one <= TENS.max &&
    other >= MIN_SECOND &&
    other <= TENS.max;
  return isPair && isKnown(`${one}${other}`) ? { end: at + 2, first: `${one}${other}`, last: '' } : undefined;
}

/** One number word that no «و» continues. */
function spelledAt(tokens: readonly Token[], at: number): number | undefined {
  const number = tokens[at]?.values.length === 0 ? writtenNumber(tokens, at) : undefined;
  return number?.end === at + 1 && tokens[at - 1]?.word !== 'و' ? number.value : undefined;
}

const BOLTS = new Set(['پیچ', 'مهره', 'بولت', 'استدبولت', 'خشکه']);
const CLASSES = new Set(['8.8', '10.9', '12.9']);

/** «پیچ … هشت هشت» is of strength class 8.8. */
function strengthClass({ tokens }: Spoken, at: number): Written | undefined {
  const [one, other] = [spelledAt(tokens, at), spelledAt(tokens, at + 1)];
  const isBolt = tokens.slice(0, at).some(({ word }) => BOLTS.has(word));
  const isCounted = unitAt(tokens, at + 2) !== undefined || isPiece(tokens[at + 2]?.word ?? '');
  return isBolt && !isCounted && CLASSES.has(`${one}.${other}`)
    ? { end: at + 2, first: `${one}.${other}`, last: '' }
    : undefined;
}

/** «ام۱۶» is `M16`. */
function thread({ tokens }: Spoken, at: number): Written | undefined {
  const [letter, size] = [tokens[at], tokens[at + 1]];
  const isSize = letter?.word === 'ام' && (size?.values.length ?? 0) > 0 && /^\s*$/.test(size?.before ?? '');
  return isSize ? { end: at + 2, first: `M${size?.word}`, last: '' } : undefined;
}

/** «دورش کم و زیاد بشه» asks for what tables call «تنظیم». */
function adjustable({ tokens }: Spoken, at: number): Written | undefined {
  const isSaid = ['کم', 'و', 'زیاد'].every((word, place) => tokens[at + place]?.word === word);
  return isSaid ? { end: at + 3, first: 'تنظیم', last: '' } : undefined;
}
