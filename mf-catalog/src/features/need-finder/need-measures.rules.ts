import type { MeasurementUnit } from '@bazaar/contracts/product';
import { foldFaSpaced } from '@bazaar/locale';
import { keyOf, type Piece, type Span } from './need-words.rules.ts';

/** A number in a need with the words that qualify it. */
export interface Measure extends Span {
  value: number;
  /** The upper bound in «۸ تا ۱۶». */
  upper: number | null;
  /** Set for a single bound, as in «دست‌کم ۸» and «حداکثر ۱۶». */
  bound: 'min' | 'max' | null;
  unit: MeasurementUnit | null;
  /** The sale unit of a count: «عدد», «شاخه». */
  saleUnit: string | null;
}

const MAX_UNIT_LENGTH = 5;
const TO = new Set(['تا', 'الی']);
const JOINERS = new Set(['بر', 'در']);
const MIN_PHRASES = new Set(['حداقل', 'دستکم', 'کمینه', 'بالای', 'بیشاز', 'بیشتراز']);
const MAX_PHRASES = new Set(['حداکثر', 'بیشینه', 'زیر', 'کمتراز', 'تا']);
const THOUSAND = 'هزار';
/** The colloquial counter word: «۲۰ تا». */
const PIECE_COUNTER = 'تا';

const SALE_UNITS: ReadonlyMap<string, string> = new Map(
  [
    'عدد',
    'دستگاه',
    'شاخه',
    'جفت',
    'بسته',
    'کارتن',
    'رول',
    'حلقه',
    'قطعه',
    'ست',
    'ورق',
    'کیسه',
    'بشکه',
    'کیلوگرم',
    'تن',
    'متر',
    'لیتر',
    'مترمکعب',
    'مترمربع',
  ].map((title) => [keyOf(title), title]),
);

/** Other spellings of a unit, besides its name and symbol. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  hp: ['اسب', 'اسببخار'],
  C: ['درجه', 'سانتیگراد', 'درجهسانتیگراد', 'درجهسلسیوس'],
  kg: ['کیلو'],
  cm: ['سانت', 'سانتی'],
  mm: ['میل', 'میلی'],
  rpm: ['دور'],
  pct: ['درصد', '%'],
  kVA: ['کاوا', 'کیلوولتآمپر'],
};

type UnitTable = ReadonlyMap<string, MeasurementUnit>;

/** Units by all their names. */
export function unitTable(units: readonly MeasurementUnit[]): UnitTable {
  const table = new Map<string, MeasurementUnit>();
  for (const unit of units) {
    const names = [unit.code, unit.symbol, titleWithoutJoiners(unit.title)].map(keyOf);
    for (const name of [...names, ...(ALIASES[unit.code] ?? []).map(keyOf)]) {
      if (name !== '' && !table.has(name)) {
        table.set(name, unit);
      }
    }
  }
  return table;
}

/** «مترمکعب بر ساعت» is also written «متر مکعب در ساعت» and «مترمکعب/ساعت». */
function titleWithoutJoiners(title: string): string {
  return foldFaSpaced(title)
    .split(' ')
    .filter((word) => !JOINERS.has(word))
    .join('');
}

/** Every number with a unit or a count, in text order. */
export function measuresOf(pieces: readonly Piece[], table: UnitTable): Measure[] {
  const measures: Measure[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const measure = pieces[at]?.kind === 'number' ? measureAt(pieces, at, table) : null;
    if (measure !== null) {
      measures.push(measure);
      at = measure.end - 1;
    }
  }
  return measures;
}

function measureAt(pieces: readonly Piece[], at: number, table: UnitTable): Measure | null {
  const first = numberAt(pieces, at);
  const last = isTo(pieces[first.end]) ? numberAt(pieces, first.end + 1) : null;
  const hasUpper = last !== null && last.end > first.end + 1;
  const end = hasUpper ? last.end : first.end;
  const { unit, end: unitEnd } = unitAt(pieces, end, table);
  const saleUnit = saleUnitAt(pieces, { start: end, end: unitEnd });
  if (unit === null && saleUnit === null) {
    return null;
  }
  const { bound, length } = hasUpper ? NO_BOUND : boundBefore(pieces, at);
  return {
    start: at - length,
    end: Math.max(unitEnd, saleUnit === null ? end : end + 1),
    ...ordered(first.value, hasUpper ? last.value : null),
    bound,
    unit,
    saleUnit,
  };
}

function ordered(value: number, upper: number | null): Pick<Measure, 'value' | 'upper'> {
  return upper !== null && upper < value ? { value: upper, upper: value } : { value, upper };
}

/** The number at a position, including a following «هزار»; `end` equals the start when there is none. */
function numberAt(pieces: readonly Piece[], at: number): { value: number; end: number } {
  const piece = pieces[at];
  if (piece?.kind !== 'number') {
    return { value: 0, end: at };
  }
  return pieces[at + 1]?.key === THOUSAND
    ? { value: piece.value * 1000, end: at + 2 }
    : { value: piece.value, end: at + 1 };
}

function isTo(piece: Piece | undefined): boolean {
  return piece !== undefined && (piece.kind === 'to' || TO.has(piece.key));
}

function unitAt(pieces: readonly Piece[], start: number, table: UnitTable) {
  let key = '';
  let found: { unit: MeasurementUnit | null; end: number } = { unit: null, end: start };
  for (let at = start; at < start + MAX_UNIT_LENGTH; at += 1) {
    const piece = pieces[at];
    if (piece?.kind !== 'word') {
      break;
    }
    key += at > start && JOINERS.has(piece.key) ? '' : piece.key;
    const unit = table.get(key);
    if (unit !== undefined) {
      found = { unit, end: at + 1 };
    }
  }
  return found;
}

/** The sale unit of a count; a unit of several words such as «متر بر ثانیه» is not one. */
function saleUnitAt(pieces: readonly Piece[], unit: Span): string | null {
  const key = pieces
    .slice(unit.start, Math.max(unit.end, unit.start + 1))
    .map((piece) => piece.key)
    .join('');
  return key === PIECE_COUNTER ? (SALE_UNITS.get('عدد') ?? null) : (SALE_UNITS.get(key) ?? null);
}

interface Bound {
  bound: Measure['bound'];
  /** Number of words that express the bound. */
  length: number;
}

const NO_BOUND: Bound = { bound: null, length: 0 };

function boundBefore(pieces: readonly Piece[], at: number): Bound {
  const one = pieces[at - 1]?.key ?? '';
  const two = (pieces[at - 2]?.key ?? '') + one;
  for (const [bound, words] of [
    ['min', MIN_PHRASES],
    ['max', MAX_PHRASES],
  ] as const) {
    if (words.has(two)) {
      return { bound, length: 2 };
    }
    if (words.has(one)) {
      return { bound, length: 1 };
    }
  }
  return NO_BOUND;
}
