import type { ColumnPlace, ReadMention } from './column-worth.rules.ts';
import type { TextValue } from './need-family.types.ts';
import { HAVING } from './words-of-need.rules.ts';

const [HAS, HAS_NOT] = ['دارد', 'ندارد'];

type Keeps = readonly boolean[];

interface Compared {
  readonly place: ColumnPlace;
  /** Whether a value has what is mentioned. */
  readonly has: (text: TextValue) => boolean;
}

/**
 * The variants that a word keeps by refusing something: «غیر از رله‌ای», «بدون فویل», «بدون دریچه تهویه». Nothing when
 * this column knows nothing of what is refused; undefined when the word refuses nothing.
 */
export function keptByRefusal(read: ReadMention, { place, has }: Compared): Keeps | null | undefined {
  const { texts } = place.own;
  const others = () =>
    keptBy(
      texts,
      (text) => !has(text),
      texts.some((text) => text !== null && has(text)),
    );
  if (read.mention.isExcluded === true) {
    return others() ?? lacking(read, place);
  }
  if (read.mention.kind !== 'word' || !isWithout(read, place)) {
    return;
  }
  const isDirect = read.without?.length === 0;
  const lacks = (text: TextValue) => saysWithout(read, text);
  const isElsewhere = texts.some((text) => text !== null && !lacks(text) && has(text));
  const literal = keptBy(
    texts,
    (text) => lacks(text) || (isElsewhere && !has(text)),
    texts.some((text) => text !== null && lacks(text)),
  );
  if (isDirect && literal !== null) {
    return literal;
  }
  return lacking(read, place) ?? (isHint(read, place) ? null : others());
}

/** «دریچه‌دار نباشد» of a column that only says whether there is one. */
const lacking = (read: ReadMention, place: ColumnPlace) =>
  read.mention.kind === 'word' && isHint(read, place)
    ? keptBy(place.own.texts, ({ text }) => text === HAS_NOT)
    : null;

/** «با دریچه تهویه» of a column that only says whether there is one. */
export function keptByHaving(
  read: ReadMention,
  place: ColumnPlace,
  columns: readonly ColumnPlace['own'][],
): Keeps | null {
  const { texts } = place.own;
  const isYesOrNo = texts.every((text) => text === null || text.text === HAS || text.text === HAS_NOT);
  const isOnly = columns.every((own) => own === place.own || !isHint(read, { own }));
  const wanted = read.isDenied ? HAS_NOT : HAS;
  return read.mention.kind === 'word' && isYesOrNo && isOnly && isHint(read, place)
    ? keptBy(texts, ({ text }) => text === wanted)
    : null;
}

const isHint = ({ mention }: ReadMention, { own }: Pick<ColumnPlace, 'own'>) =>
  mention.tokens.some(({ stem, word }) => own.column.hints.has(HAVING.get(word) ?? stem));

/** «بدون» speaks of this column when it stands before the word, or before other words of the column's title. */
const isWithout = ({ without }: ReadMention, { own }: ColumnPlace) =>
  without?.every((stem) => own.column.hints.has(stem)) === true;

const saysWithout = ({ mention }: ReadMention, { words }: TextValue) =>
  [...mention.keys, ...mention.tokens.map(({ word }) => word)].some((key) => words.has(`بدون${key}`));

function keptBy(
  texts: readonly (TextValue | null)[],
  fits: (text: TextValue) => boolean,
  isMeant = true,
): Keeps | null {
  const keeps = texts.map((text) => text !== null && fits(text));
  return isMeant && keeps.includes(true) ? keeps : null;
}
