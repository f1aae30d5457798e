import { compileSpellings, type Spelling } from './letters.rules.ts';
import { compileNames, type Names, wordsOf } from './names.rules.ts';
import { type Column, compileTable, type SizeTable, type TableData } from './size-table.rules.ts';
import { joinWords, readTokens, stemOf } from './tokens.rules.ts';

/** A family by its own title. */
export interface Member {
  readonly id: number;
  readonly title: string;
}

/** A family of goods; several series that differ in their titles only are one. */
export interface FamilyData {
  readonly id: number;
  readonly title: string;
  readonly synonyms: readonly string[];
  readonly standards: readonly string[];
  readonly categoryId: number;
  /** What it is used for. */
  readonly applications: readonly string[];
  readonly description: string;
  readonly table: TableData;
  /** The other series. */
  readonly series?: readonly Member[];
}

export interface CategoryData {
  readonly id: number;
  readonly title: string;
  readonly parentId: number | null;
  readonly categoryType: string;
}

/** What is known of the catalogue, as plain data. */
export interface KnowledgeData {
  readonly families: readonly FamilyData[];
  readonly categories: readonly CategoryData[];
  readonly cities: readonly string[];
}

export interface Family {
  readonly id: number;
  /** The other series, with the words that only their titles have. */
  readonly series: readonly Member[];
  readonly seriesWords: ReadonlySet<string>;
  readonly categoryId: number;
  /** Of the category above. */
  readonly groupId: number | null;
  readonly names: Names;
  readonly categoryNames: Names | undefined;
  readonly table: SizeTable;
  /** Codes of its standards, joined: `din931`. */
  readonly standards: ReadonlySet<string>;
  /** Words of its applications. */
  readonly uses: ReadonlySet<string>;
  /** Words of its description. */
  readonly about: ReadonlySet<string>;
}

export interface Category {
  readonly id: number;
  readonly parentId: number | null;
  readonly categoryType: string;
  readonly names: Names;
}

/** The catalogue as terms are compared with it. */
export interface Knowledge {
  readonly families: readonly Family[];
  /** By id, those of the series too. */
  readonly familyOf: ReadonlyMap<number, Family>;
  readonly categories: readonly Category[];
  /** Families and categories by each word of their names. */
  readonly familiesByWord: ReadonlyMap<string, readonly Family[]>;
  readonly categoriesByWord: ReadonlyMap<string, readonly Category[]>;
  /** Whole names, joined. */
  readonly phrases: ReadonlySet<string>;
  /** How many names of goods begin with a word. */
  readonly heads: ReadonlyMap<string, number>;
  /** Families by each word of their size tables: values, sizes, parts of codes. */
  readonly familiesByValue: ReadonlyMap<string, readonly Family[]>;
  /** Words of applications and descriptions. */
  readonly uses: ReadonlySet<string>;
  /** Words of the titles of columns, with what the columns measure. */
  readonly hints: ReadonlyMap<string, ReadonlySet<string>>;
  /** Those of columns with numbers. */
  readonly numberHints: ReadonlySet<string>;
  readonly cities: ReadonlySet<string>;
  /** Words of names that a slip may have meant, by their length. */
  readonly spellings: ReadonlyMap<number, readonly Spelling[]>;
}

/** Prepares the data; names and size tables that several families share are prepared once. */
export function compileKnowledge({ families, categories, cities }: KnowledgeData): Knowledge {
  const known = new Map(categories.map((category) => [category.id, compileCategory(category)]));
  const compiled = compileFamilies(families, known);
  const all = [...known.values()];
  const goods = all.filter(({ categoryType }) => categoryType === 'Product');
  const names = [...compiled.map((family) => family.names), ...goods.map((category) => category.names)];
  const familiesByWord = indexBy(compiled, familyWords);
  const categoriesByWord = indexBy(all, (category) => category.names.words.keys());
  return {
    ...{ families: compiled, categories: all, familiesByWord, categoriesByWord },
    familyOf: new Map(
      compiled.flatMap((family) =>
        [family.id, ...family.series.map(({ id }) => id)].map((id) => [id, family]),
      ),
    ),
    spellings: compileSpellings([...familiesByWord.keys(), ...categoriesByWord.keys()]),
    phrases: new Set(
      [...names, ...all.map((category) => category.names)].flatMap(({ phrases }) => [...phrases.keys()]),
    ),
    heads: countHeads(new Set(names)),
    familiesByValue: indexBy(compiled, (family) => [...family.table.words, ...family.standards]),
    ...collectHints([...new Set(compiled.map(({ table }) => table))], countHeads(new Set(names))),
    uses: new Set(compiled.flatMap(({ uses, about }) => [...uses, ...about])),
    cities: new Set(cities.flatMap(cityKeys)),
  };
}

/** Whether some name, size table, column or use in the catalogue has a word. */
export function isKnownWord(word: string, knowledge: Knowledge): boolean {
  const { familiesByWord, categoriesByWord, familiesByValue, hints, uses } = knowledge;
  return [familiesByWord, categoriesByWord, familiesByValue, hints, uses].some((known) => known.has(word));
}

function compileCategory({ title, ...category }: CategoryData): Category {
  return { ...category, names: compileNames({ title, synonyms: partsOf(title) }) };
}

const MAX_DESCRIPTION = 200;

/** «میلگرد و تیرآهن» names two things; «صنعتی» tells nothing apart. */
function partsOf(title: string): string[] {
  const parts = [title, ...title.split(/\s+و\s+/)];
  const plain = parts.map((part) => part.replace(/\s+صنعتی$/, ''));
  return [...new Set([...plain, ...parts])].filter((part) => part !== title);
}

function compileFamilies(families: readonly FamilyData[], known: ReadonlyMap<number, Category>): Family[] {
  const tables = new Map<TableData, SizeTable>();
  return families.map(
    ({ id, title, synonyms, standards, categoryId, applications, description, table, series = [] }) => {
      const category = known.get(categoryId);
      const own = compileNames({ title, synonyms });
      const names =
        series.length === 0
          ? own
          : compileNames({ title, synonyms: [...synonyms, ...series.map((other) => other.title)] });
      return {
        ...{
          id,
          categoryId,
          groupId: category?.parentId ?? null,
          categoryNames: category?.names,
          series,
          names,
        },
        seriesWords: new Set(
          series.length === 0 ? [] : [...names.words.keys()].filter((word) => !own.words.has(word)),
        ),
        table: recall(tables, table, () => compileTable(table)),
        standards: new Set(standards.flatMap(standardKeys)),
        uses: new Set(applications.flatMap((text) => [...wordsOf(readTokens(text))])),
        about: new Set(wordsOf(readTokens(description, MAX_DESCRIPTION))),
      };
    },
  );
}

function recall<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** «DIN 1025-5» is found as `din10255` and as `din1025`. */
function standardKeys(standard: string): string[] {
  const tokens = readTokens(standard);
  const number = tokens.findIndex(({ values }) => values.length > 0);
  return number < 0
    ? [joinWords(tokens)]
    : [
        joinWords(tokens.slice(0, number + 1)),
        joinWords(tokens),
        `${tokens[0]?.word}${tokens[number]?.word}`,
      ];
}

function familyWords({ names, categoryNames }: Family): Iterable<string> {
  return new Set([...names.words.keys(), ...names.phrases.keys(), ...(categoryNames?.words.keys() ?? [])]);
}

function indexBy<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => Iterable<string>,
): Map<string, Item[]> {
  const index = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const found = index.get(key);
      if (found === undefined) {
        index.set(key, [item]);
      } else {
        found.push(item);
      }
    }
  }
  return index;
}

/** A word that begins the name of a good, such as «شیر», is no hint. */
function collectHints(tables: readonly SizeTable[], heads: ReadonlyMap<string, number>) {
  const columns = tables.flatMap((table) => table.columns);
  const hints = new Map<string, Set<string>>();
  const told = columns.filter(({ kind }) => kind !== 'text');
  for (const [hint, quantity] of told.flatMap(quantitiesOfHints)) {
    const known = hints.get(hint) ?? new Set();
    hints.set(hint, quantity === undefined ? known : known.add(quantity));
  }
  const numbers = columns.filter(({ kind }) => kind === 'number').flatMap((column) => [...column.hints]);
  return {
    hints: new Map([...hints].filter(([hint]) => !heads.has(hint))),
    numberHints: new Set(numbers.filter((hint) => !heads.has(hint))),
  };
}

const quantitiesOfHints = ({ hints, quantities }: Column) =>
  [...hints].flatMap((hint) => [undefined, ...quantities].map((quantity) => [hint, quantity] as const));

function countHeads(names: ReadonlySet<Names>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { heads } of names) {
    for (const [head, strength] of heads) {
      counts.set(head, (counts.get(head) ?? 0) + strength);
    }
  }
  return counts;
}

function cityKeys(city: string): string[] {
  const tokens = readTokens(city);
  return [joinWords(tokens), tokens.map(({ word }) => stemOf(word)).join('')];
}
