import { readSeedFile } from './vocabulary.ts';

/** Sentences and choices from which items are made. */
export interface ItemTexts {
  /** One sentence about an offer, by what is true of it. */
  readonly product: Readonly<
    Record<'stocked' | 'ordered' | 'inquiry' | 'tiered' | 'local', readonly string[]>
  >;
  readonly serviceOpenings: readonly string[];
  readonly serviceClosings: readonly string[];
  /** Only for services with a price. */
  readonly servicePricedClosings: readonly string[];
  readonly consultingOpenings: readonly string[];
  readonly consultingClosings: readonly string[];
  readonly documentOpenings: readonly string[];
  readonly documentClosings: readonly string[];
  readonly languages: readonly string[];
}

/** Services of one group: their facts, and two titles for each leaf category. */
export interface ServiceGroup {
  readonly group: number;
  readonly sku: string;
  readonly unit: string;
  readonly priceToman: readonly [number, number];
  readonly facts: readonly ServiceFact[];
  readonly leaves: Readonly<Record<string, readonly string[]>>;
}

/** One of several numbers, followed by a unit's symbol or a word, or one of several strings. */
export type ServiceFact =
  | { readonly title: string; readonly texts: readonly string[] }
  | {
      readonly title: string;
      readonly values: readonly number[];
      readonly unit?: string;
      readonly suffix?: string;
    };

export interface ConsultingText {
  readonly categoryId: number;
  readonly title: string;
  readonly unit: string;
  readonly priceToman: readonly [number, number];
}

export interface DocumentText {
  readonly categoryId: number;
  readonly code: string;
  readonly title: string;
  readonly publisher: string;
  readonly pages: number;
}

/** Reads the texts of all items. */
export function readItemTexts() {
  return {
    texts: readSeedFile<ItemTexts>('texts/items.json'),
    services: readSeedFile<readonly ServiceGroup[]>('texts/industrial-services.json'),
    consulting: readSeedFile<readonly ConsultingText[]>('texts/consulting-services.json'),
    documents: readSeedFile<readonly DocumentText[]>('texts/electronic-documents.json'),
  };
}
