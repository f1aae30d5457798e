import { foldFa, slugFa } from '@bazaar/locale';
import { sql } from 'kysely';
import type { Database } from '../../kit/database.ts';
import type { ContentSeed } from './content-seed.ts';
import { parseRichText, readingMinutes } from './rich-text-source.rules.ts';
import { fieldOf, readSources, type SourceFile } from './source-files.ts';
import type { Vocabulary } from './vocabulary.ts';

const DAY_MS = 86_400_000;
/** Static pages that are articles too belong here; it is no type of the vocabulary. */
const RULES_TYPE = { id: 100, title: 'قوانین و مقررات' } as const;
const AUTHOR = 'تحریریه بازار';
const SEARCH_WEIGHT = 20;

interface NewPage {
  readonly id: number;
  readonly contentTypeId: number | null;
  readonly uniqueName: string | null;
  readonly isListed: boolean;
  readonly title: string;
  readonly slug: string;
  readonly summary: string;
  readonly source: string;
  readonly labels: readonly string[];
  readonly family: string;
  readonly publishedAt: Date;
}

/** Writes the types, the articles that are written, and the static pages. */
export async function seedPages(db: Database, vocabulary: Vocabulary, { now }: ContentSeed): Promise<void> {
  const types = [...new Set(vocabulary.contents.map(({ contentType }) => contentType))];
  for (const [index, title] of [...types, RULES_TYPE.title].entries()) {
    const id = title === RULES_TYPE.title ? RULES_TYPE.id : index + 1;
    await sql`
      insert into content.content_type (id, title, ordinal) values (${id}, ${title}, ${index})`.execute(db);
  }
  for (const source of await readSources(new URL('./articles/', import.meta.url))) {
    const page = articleOf(source, { vocabulary, types, now });
    await insertPage(db, page);
    await addToSearch(db, page);
  }
  for (const source of await readSources(new URL('./static-pages/', import.meta.url))) {
    await insertPage(db, staticPageOf(source, now));
  }
}

interface ArticleContext {
  readonly vocabulary: Vocabulary;
  readonly types: readonly string[];
  readonly now: Date;
}

function articleOf(source: SourceFile, { vocabulary, types, now }: ArticleContext): NewPage {
  const id = Number(fieldOf(source, 'number'));
  const entry = vocabulary.contents[id - 1];
  if (entry === undefined) {
    throw new Error(`The vocabulary has no content number ${id}.`);
  }
  return {
    id,
    contentTypeId: types.indexOf(entry.contentType) + 1,
    uniqueName: null,
    isListed: true,
    title: entry.title,
    slug: slugFa(entry.title),
    summary: fieldOf(source, 'summary'),
    source: source.body,
    labels: entry.labels,
    family: fieldOf(source, 'drawing'),
    publishedAt: new Date(now.getTime() - Number(fieldOf(source, 'days-ago')) * DAY_MS),
  };
}

function staticPageOf(source: SourceFile, now: Date): NewPage {
  const uniqueName = fieldOf(source, 'unique-name');
  return {
    id: Number(fieldOf(source, 'number')),
    contentTypeId: source.fields.article === 'yes' ? RULES_TYPE.id : null,
    uniqueName,
    isListed: false,
    title: fieldOf(source, 'title'),
    // The specification's footer links to /contents/{id}/policy.
    slug: uniqueName.split('/').at(-1) ?? uniqueName,
    summary: fieldOf(source, 'summary'),
    source: source.body,
    labels: [],
    family: 'doc',
    publishedAt: new Date(now.getTime() - 90 * DAY_MS),
  };
}

async function insertPage(db: Database, page: NewPage): Promise<void> {
  await sql`
    insert into content.page (id, content_type_id, unique_name, is_listed, title, slug, summary, body, labels,
      label_keys, reading_minutes, author_name, drawing, published_at, updated_at)
    values (${page.id}, ${page.contentTypeId}, ${page.uniqueName}, ${page.isListed}, ${page.title}, ${page.slug},
      ${page.summary}, ${JSON.stringify(parseRichText(page.source))}, ${page.labels}, ${page.labels.map(foldFa)},
      ${readingMinutes(page.source)}, ${AUTHOR}, ${drawingOf(page)}, ${page.publishedAt},
      ${page.publishedAt})`.execute(db);
}

async function addToSearch(db: Database, page: NewPage): Promise<void> {
  await sql`
    select product.upsert_search_document('content', ${page.id}, 'content', null, ${page.title}, ${page.slug},
      ${page.summary}, ${drawingOf(page)}::jsonb, ${SEARCH_WEIGHT})`.execute(db);
}

function drawingOf({ family, id }: NewPage): string {
  return JSON.stringify({ family, seed: id, dimensionMm: null, code: null });
}
