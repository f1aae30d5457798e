import { isolate } from './bidi.ts';
import { toPersianDigits } from './digits.ts';
import { keepValues } from './keep-values.ts';

/** A part of a text: one that reads from left to right as a whole, or the Persian words between two of them. */
export interface Run {
  text: string;
  isLatin: boolean;
  /** Its place in the text. */
  at: number;
}

const LETTER = 'A-Za-z0-9°²³µΩ%';
const BETWEEN = ` .,/×+:_&#½¼¾⅛⅜⅝⅞'"″–-`;
/** «DN80 × PN16», «EN 10204-3.1», «6203-2RS (C3)»; a bracket belongs to it only together with its other half. */
const LATIN = String.raw`[A-Za-z0-9](?:[${BETWEEN}]*[${LETTER}])*(?:[½¼¾⅛⅜⅝⅞"″]| ?\([${LETTER}${BETWEEN}]*\))*`;
/** Figures that a sign joins to one measure or ratio: «۸×۲۲×۷», «۳×۳۵+۱۶», «۱:۲۵», «۱½». */
const FIGURES = `[۰-۹]+(?:[.٫][۰-۹]+)?(?:[×+:/–-][۰-۹]+(?:[.٫][۰-۹]+)?)+|[۰-۹]+[½¼¾⅛⅜⅝⅞]`;
const LEFT_TO_RIGHT = new RegExp(`${LATIN}|${FIGURES}`, 'g');

const MAX_TEXTS = 2_000;

/** The runs of a text in their order. Those of the latest texts are kept, because pages name the same things. */
export const splitRuns: (text: string) => readonly Run[] = keepValues(MAX_TEXTS, findRuns);

function findRuns(text: string): readonly Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: run, index } of text.matchAll(LEFT_TO_RIGHT)) {
    if (index > end) {
      runs.push({ text: text.slice(end, index), isLatin: false, at: end });
    }
    runs.push({ text: run, isLatin: true, at: index });
    end = index + run.length;
  }
  if (end < text.length) {
    runs.push({ text: text.slice(end), isLatin: false, at: end });
  }
  return runs;
}

/**
 * A text whose Latin runs cannot turn about, for places without elements: document titles, `aria-label`, `title`.
 * A text without Persian is one run, and stays as it is.
 */
export function isolateRuns(text: string): string {
  const runs = splitRuns(spellRanges(text));
  return runs.length < 2
    ? runs.map((run) => run.text).join('')
    : runs.map((run) => (run.isLatin ? isolate(run.text) : run.text)).join('');
}

const UNIT = '[mkM]?[AVWN]|k?VA|k?Hz|hp|bar|mbar|[kM]?Pa|psi|[°]?[CFK]|[mcµ]?m[²³]?|kg|rpm|[lL]|Ω|%|dB';
/** Two numbers that a hyphen joins before a unit, when they are no part of a code: «4-20 mA». */
const RANGE = new RegExp(
  String.raw`(?<![\w./-])(\d+(?:\.\d+)?) ?[-–] ?(\d+(?:\.\d+)?)(?= (?:${UNIT})(?![\w²³/-]))`,
  'g',
);

/** A technical text with its ranges in words: «4-20 mA» becomes «۴ تا ۲۰ mA». */
export function spellRanges(text: string): string {
  return text.replace(RANGE, (written: string, from: string, to: string) =>
    Number(from) < Number(to) ? `${figure(from)} تا ${figure(to)}` : written,
  );
}

function figure(text: string): string {
  return toPersianDigits(text.replace('.', '٫'));
}
