import { readFileSync } from 'node:fs';
import type { CategoryType } from '@bazaar/contracts/product';

export interface VocabularyLeaf {
  readonly id: number;
  readonly title: string;
}

export interface VocabularyGroup extends VocabularyLeaf {
  readonly children: readonly VocabularyLeaf[];
}

export interface VocabularyUnit {
  readonly code: string;
  readonly title: string;
  readonly symbol: string;
  readonly factorToBase: number;
  readonly offsetToBase: number;
}

export interface VocabularyQuantity {
  readonly code: string;
  readonly title: string;
  readonly baseUnit: string;
  readonly units: readonly VocabularyUnit[];
}

/** A property of products; numbers may have a quantity. */
export interface VocabularyProperty {
  readonly title: string;
  readonly kind: 'number' | 'enum' | 'text' | 'boolean';
  readonly quantity?: string | null;
  readonly defaultUnit?: string | null;
  /** The choices of an enum in their order; others follow as they occur. */
  readonly values?: readonly string[];
}

/** A base product; everything else about it is in its file of `families/`. */
export interface VocabularyBaseProduct {
  readonly id: number;
  readonly categoryId: number;
}

export interface Vocabulary {
  readonly categoryTypes: readonly {
    readonly code: CategoryType;
    readonly ordinal: number;
    readonly title: string;
    readonly categories: readonly VocabularyGroup[];
  }[];
  readonly supplierNaming: Readonly<
    Record<'stems' | 'suffixes' | 'capabilities' | 'certificates', readonly string[]>
  >;
  readonly measurement: readonly VocabularyQuantity[];
  readonly properties: Readonly<Record<string, VocabularyProperty>>;
  readonly baseProducts: readonly VocabularyBaseProduct[];
  readonly consultingServices: readonly {
    readonly title: string;
    readonly unit: string;
    readonly priceMin: number;
    readonly priceMax: number;
    readonly categoryId: number;
  }[];
  readonly standards: readonly {
    readonly code: string;
    readonly title: string;
    readonly publisher: string;
    readonly pages: number;
    readonly categoryId: number;
  }[];
  readonly provinces: readonly {
    readonly title: string;
    readonly areaCode: string;
    readonly cities: readonly string[];
  }[];
}

/** Reads a JSON file of this folder. */
export function readSeedFile<Content>(name: string): Content {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Content;
}

/** The vocabulary from which all demo data is made. */
export function readVocabulary(): Vocabulary {
  const file = readSeedFile<Vocabulary>('vocabulary.json');
  return {
    ...file,
    properties: { ...file.properties, ...readSeedFile<Vocabulary['properties']>('properties.json') },
  };
}

/** A leaf category that was withdrawn: it exists for visitors with an old link, but no list names it. */
interface WithdrawnCategory extends VocabularyLeaf {
  readonly parentId: number;
  readonly categoryType: CategoryType;
}

/** The leaf categories that were withdrawn. */
export function readWithdrawnCategories(): readonly WithdrawnCategory[] {
  return readSeedFile('texts/withdrawn-categories.json');
}

/** The group of a leaf category: 2021 is in 2020. */
export function groupOf(categoryId: number): number {
  return categoryId - (categoryId % 10);
}
