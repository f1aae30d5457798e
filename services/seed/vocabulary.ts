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

/** A property of products; numbers may have a quantity, enums have `values`. */
export interface VocabularyProperty {
  readonly title: string;
  readonly kind: 'number' | 'enum';
  readonly quantity?: string | null;
  readonly defaultUnit?: string | null;
}

/** What one product allows for a property: a range, or some of the options. */
export type PropertyWindow =
  | { readonly min: number; readonly max: number }
  | { readonly values: readonly string[] };

export interface VocabularyBaseProduct {
  readonly id: number;
  readonly title: string;
  readonly categoryId: number;
  readonly topCategoryId: number;
  readonly saleUnit: string;
  /** In toman. */
  readonly priceMin: number;
  readonly priceMax: number;
  readonly minOrder: number;
  readonly properties: Readonly<Record<string, PropertyWindow>>;
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
  return readSeedFile<Vocabulary>('vocabulary.json');
}

/** The group of a leaf category: 2021 is in 2020. */
export function groupOf(categoryId: number): number {
  return categoryId - (categoryId % 10);
}
