import type { Family } from '../understanding/knowledge.rules.ts';
import type { Column } from '../understanding/size-table.rules.ts';
import type { KindData } from './other-kind.rules.ts';

/** What a need has to know of a family beyond what a search does. */
export interface NeedFamilyData {
  readonly id: number;
  readonly title: string;
  /** The title and the synonyms. */
  readonly names: readonly string[];
  readonly saleUnit: string;
  /** Descriptions, uses, standards: words that say nothing foreign about it. */
  readonly texts: readonly string[];
  readonly standards: readonly string[];
  /** One for each column of the size table. */
  readonly columns: readonly {
    readonly propertyId: number;
    readonly title: string;
    readonly symbol: string | null;
  }[];
}

/** A value of a column of texts, prepared for comparing. */
export interface TextValue {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  /** The words as they are written. */
  readonly written: readonly string[];
  readonly sizes: ReadonlySet<string>;
  /** «۶۵ کیلوآمپر» in base units. */
  readonly amounts: readonly { readonly quantity: string; readonly base: number }[];
  /** «۱۶۰ تا ۲۱۰ میلی‌متر» in base units, and without a unit. */
  readonly ranges: readonly {
    readonly quantity: string | null;
    readonly from: number;
    readonly to: number;
  }[];
  /** Numbers with the letters before them: `class` 150 of `Class 150`. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Sizes of pipe threads in inches: 0.5 of `G1/2`, `½ NPT`. */
  readonly threads: readonly number[];
  /** What it counts: «دوردیفه». */
  readonly counts: ReadonlyMap<string, number>;
  /** Whole pieces that are written together. */
  readonly runs: ReadonlySet<string>;
  /** What it says beside numbers and units. */
  readonly telling: readonly string[];
}

export interface NeedColumn {
  readonly column: Column;
  readonly propertyId: number;
  readonly title: string;
  readonly symbol: string | null;
  /** One for each variant; null where it has none or the column holds numbers. */
  readonly texts: readonly (TextValue | null)[];
  /** The letters before the numbers of its texts. */
  readonly prefixes: ReadonlySet<string>;
  /** The words of its title that are none of the good's name. */
  readonly telling: ReadonlySet<string>;
  /** What the same property says of any good. */
  readonly rivals: ReadonlySet<string>;
}

export interface NeedFamily {
  readonly family: Family;
  readonly data: NeedFamilyData;
  readonly columns: readonly NeedColumn[];
  readonly talk: ReadonlySet<string>;
  /** Of how many words each name consists, by the name joined; «سنگ‌شکن» is one. */
  readonly nameSizes: ReadonlyMap<string, number>;
  /** Numbers of the title with the word before them: «تیپ ۲», `C30`. */
  readonly titleNumbers: ReadonlyMap<string, number>;
  /** Numbers of the title with the word behind them: «۹۰ درجه». */
  readonly titleAmounts: ReadonlyMap<string, number>;
  /** What tells its kind from others. */
  readonly kind: KindData;
}
