import { readFile } from 'node:fs/promises';

/** The parts of the seed's vocabulary that the content service uses. */
export interface Vocabulary {
  readonly categoryTypes: readonly {
    readonly code: string;
    readonly title: string;
    readonly categories: readonly CategoryNode[];
  }[];
  readonly contents: readonly {
    readonly contentType: string;
    readonly title: string;
    readonly labels: string[];
  }[];
  readonly faq: readonly { readonly category: string; readonly question: string; readonly answer: string }[];
  readonly helpItems: readonly { readonly uniqueId: string; readonly title: string }[];
  readonly advertisements: readonly {
    readonly title: string;
    readonly body: string;
    /** Toman; 0 means that the price is negotiable. */
    readonly price: number;
    readonly categoryId: number;
  }[];
  readonly provinces: readonly {
    readonly areaCode: string;
    readonly cities: readonly string[];
  }[];
}

interface CategoryNode {
  readonly id: number;
  readonly title: string;
  readonly children?: readonly CategoryNode[];
}

/** Reads the vocabulary. */
export async function readVocabulary(): Promise<Vocabulary> {
  const file = new URL('../../seed/vocabulary.json', import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as Vocabulary;
}

/** Titles of all categories by id. */
export function categoryTitles({ categoryTypes }: Vocabulary): ReadonlyMap<number, string> {
  const groups = categoryTypes.flatMap(({ categories }) => categories);
  return new Map(
    groups.flatMap((group) => [group, ...(group.children ?? [])]).map(({ id, title }) => [id, title]),
  );
}
