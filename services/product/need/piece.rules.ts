import type { Knowledge } from '../understanding/knowledge.rules.ts';
import { NUMBER_WORDS } from '../understanding/number-words.rules.ts';
import { joinWords, type Token } from '../understanding/tokens.rules.ts';
import type { FoundGood } from './good.rules.ts';
import type { Quantity } from './quantity.rules.ts';

interface Place {
  readonly from: number;
  readonly to: number;
}

const MAX_NAME = 4;
const isNumber = (word: string) => word === 'تک' || NUMBER_WORDS.has(word);

/** The places of names with a word that may be a number: «پی ال سی» has no thirty in it. */
export function namesWithNumbers(tokens: readonly Token[], { phrases }: Pick<Knowledge, 'phrases'>): Place[] {
  return tokens.flatMap((_, at) => {
    for (let size = MAX_NAME; size > 1; size -= 1) {
      const part = tokens.slice(at, at + size);
      const isName = part.every(({ word }) => word !== '') && phrases.has(joinWords(part));
      if (isName && part.some(({ word, values }) => values.length === 0 && isNumber(word))) {
        return [{ from: part[0]?.from ?? 0, to: part.at(-1)?.to ?? 0 }];
      }
    }
    return [];
  });
}

/**
 * The amounts of pieces, likeliest first. Of «میلگرد ۲۵ شاخه ۱۲ متری، ۲۲ تن», the first number is the size and what
 * follows the form.
 */
export function piecesIn(quantities: readonly Quantity[], tokens: readonly Token[]): Quantity[] {
  return quantities.filter(
    (own) => own.dimension === null && (quantities.length === 1 || !isForm(own, tokens)),
  );
}

/** Whether the piece belongs to the length or the weight behind it, and its number to the word before it. */
function isForm({ from, to }: Quantity, tokens: readonly Token[]): boolean {
  const first = tokens.findIndex((token) => token.from === from);
  const next = tokens.findIndex((token) => token.from >= to);
  const [number, unit] = [tokens[next], tokens[next + 1]];
  const isBehindWord = first > 0 && !/[،؛.\n]/.test(tokens[first]?.before ?? '');
  const isMeasured =
    (number?.values.length ?? 0) > 0 && /^(?:متری|کیلویی|لیتری|کیلوگرمی|تنی)$/.test(unit?.word ?? '');
  return isBehindWord && isMeasured && !/[،؛.\n]/.test(number?.before ?? '');
}

interface Tried {
  readonly piece: Quantity | null;
  readonly named: { readonly good: FoundGood | null };
}

/** Each try reads the whole need; who counts more parts of a good than these names no quantity. */
const MAX_TRIED = 3;

/** The first of the pieces that is no part of the good, read without it. */
export function withPiece<Read extends Tried>(
  pieces: readonly Quantity[],
  tokens: readonly Token[],
  read: (piece: Quantity | null) => Read,
): Read {
  const [first = null, ...others] = pieces.slice(0, MAX_TRIED);
  const tried = read(first);
  return first !== null && countsPart(first, tokens, tried.named.good)
    ? withPiece(others, tokens, read)
    : tried;
}

/** «دو حلقه» of a panel that is made with so many, and «۱۶ تا ورودی» of a controller. */
function countsPart(
  { unit, unitFrom, to }: Quantity,
  tokens: readonly Token[],
  good: FoundGood | null,
): boolean {
  const { columns = [], saleUnit = '' } = good?.need.data ?? {};
  const [counter, next] = [unitFrom, to].map((place) => tokens.find(({ from }) => from >= place));
  const isBroken = /[،؛.\n]/.test(next?.before ?? '');
  if (counter?.word === 'تا' && !isBroken && good?.need.family.table.hints.has(next?.stem ?? '') === true) {
    return true;
  }
  return saleUnit !== unit && columns.some(({ title }) => title.startsWith(`تعداد ${unit}`));
}
