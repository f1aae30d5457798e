import type { Knowledge } from '../understanding/knowledge.rules.ts';
import { isEnding, joinWords, readTokens } from '../understanding/tokens.rules.ts';
import { isHintedBy, type ReadMention, type WishOption } from './column-worth.rules.ts';
import type { NeedColumn, NeedFamily, NeedFamilyData } from './need-family.types.ts';
import { SPELLED } from './words-of-need.rules.ts';

/** What the columns of one property say anywhere in the catalogue, each value joined: `epdm`, «پلیپروپیلن». */
export type Rivals = ReadonlyMap<number, ReadonlySet<string>>;

/** A use, a message or a weight is told of many things, and asks for none by itself. */
const TELLING_NOTHING = /کاربرد|مصرف|پیام|وزن|سطح صدا|پوشش‌دهی/;
const LETTER = /\p{L}/u;
const NOTHING = new Set(['دارد', 'ندارد']);

/** Collects the values of each property of texts, over all goods that have it. */
export function collectRivals({ families }: Knowledge, data: ReadonlyMap<number, NeedFamilyData>): Rivals {
  const columns = families.flatMap(({ id, table }) =>
    table.columns.flatMap(({ kind, title }, place) => {
      const property = data.get(id)?.columns[place]?.propertyId;
      const isText = kind !== 'number' && !TELLING_NOTHING.test(title);
      return property === undefined || !isText ? [] : [{ property, table, place }];
    }),
  );
  return new Map(
    [...Map.groupBy(columns, ({ property }) => property)].map(([property, same]) => [
      property,
      wordsOf(same.flatMap(({ table, place }) => table.variants.map(({ values }) => values[place]))),
    ]),
  );
}

/** What a property may say besides what the goods have: of each line, one excludes the others. */
const CONTRARY = [
  ['no', 'nc'],
  ['npn', 'pnp'],
  ['ac', 'dc'],
];

function wordsOf(values: readonly unknown[]): Set<string> {
  const known = new Set<string>();
  for (const value of new Set(values)) {
    addWhole(known, value);
  }
  const others = CONTRARY.filter((line) => line.some((word) => known.has(word))).flat();
  return new Set([...known, ...others]);
}

/** The value, and what stands before its parenthesis, its comma or the number of a material. */
function addWhole(known: Set<string>, value: unknown): void {
  const text = typeof value === 'string' ? value : '';
  for (const part of [text, text.replace(/[(،].*$/, ''), text.replace(/^(\S+)\s[۰-۹0-9]+$/, '$1')]) {
    const key = joinWords(readTokens(part).filter((token) => !isEnding(token)));
    if (LETTER.test(key) && key.length > 1 && !NOTHING.has(key)) {
      known.add(key);
    }
  }
}

/** «شیر توپی پلی‌پروپیلن»: a value that this column has with other goods only. */
export function rivalOptions(read: ReadMention, need: NeedFamily): WishOption[] {
  const { mention, spellings } = read;
  const isStated = (mention.kind === 'word' || mention.kind === 'key') && !mention.isExcluded;
  if (!isStated || read.isForPurpose || read.without !== null) {
    return [];
  }
  const own = mention.tokens.map(({ word }) => word);
  const keys = [...new Set([...mention.keys, ...spellings, ...own])]
    .map((key) => SPELLED.get(key) ?? key)
    .filter((key) => LETTER.test(key));
  return need.columns.flatMap((column, place) => {
    const isSaid = keys.some((key) => column.rivals.has(key) && isMeant(key, { read, need, column, place }));
    return isSaid ? [{ ...nothingOf(column), column: place, worth: WORTH - place * STEP }] : [];
  });
}

const WORTH = 0.2;
const STEP = 0.004;

interface Said {
  readonly read: ReadMention;
  readonly need: NeedFamily;
  readonly column: NeedColumn;
  readonly place: number;
}

/** A word that its descriptions use too asks for something only beside the column's own word. */
function isMeant(key: string, { read, need, column, place }: Said): boolean {
  const isCode = /^[a-z0-9./]+$/.test(key);
  return isCode || !need.talk.has(key) || isHintedBy(read, { own: column, column: place });
}

const nothingOf = ({ texts }: NeedColumn) => ({
  keeps: texts.map(() => false),
  numbers: texts.map(() => null),
  wanted: null,
});
