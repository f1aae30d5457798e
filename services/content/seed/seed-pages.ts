import type { DrawingFamily } from '@bazaar/contracts';
import type { PageType } from '@bazaar/contracts/content';
import { foldFa, slugFa } from '@bazaar/locale';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { DEMO_SUPPLIER } from '../../seed/demo-users.ts';
import { drawingOf } from '../../seed/drawing-choices.ts';
import { createRandom } from '../../seed/random.ts';
import { readingMinutes } from '../page/reading-time.rules.ts';
import { CATEGORY_OF_ARTICLE, findSuppliersOf, SUPPLIER_ARTICLES, type Voice } from './article-places.ts';
import type { ContentSeed } from './content-seed.ts';
import { parseRichText } from './rich-text-source.rules.ts';
import { fieldOf, readSources, type SourceFile } from './source-files.ts';
import type { Vocabulary } from './vocabulary.ts';

const DAY_MS = 86_400_000;
/** The type of static pages that are also articles; the vocabulary does not contain it. */
const RULES_TYPE = { id: 100, title: 'قوانین و مقررات' } as const;
/** The type of the site's own announcements, which the vocabulary does not contain either. */
const ANNOUNCEMENTS_TYPE = { id: 90, title: 'اطلاعیه‌ها' } as const;
const PAGE_TYPES: Readonly<Record<string, PageType>> = {
  'خبر صنعت': 'News',
  'گزارش بازار': 'News',
  مصاحبه: 'Interview',
  'راهنمای سامانه': 'Guide',
  [ANNOUNCEMENTS_TYPE.title]: 'News',
  [RULES_TYPE.title]: 'Static',
};
const AUTHOR = 'تحریریه بازار';
const FIRST_DRAFT_ID = 201;
/** Pages written by users have ids above this one. */
const LAST_SEEDED_ID = 1_000;

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
  readonly family: DrawingFamily;
  readonly publishedAt: Date | null;
  readonly updatedAt: Date;
  readonly categoryId: number | null;
  readonly voice: Voice | null;
  readonly likes: number;
  readonly visits: number;
}

/** Writes the types, the articles, the static pages, and a draft of the demo supplier. */
export async function seedPages(db: Database, vocabulary: Vocabulary, options: ContentSeed): Promise<void> {
  const types = [...new Set(vocabulary.contents.map(({ contentType }) => contentType))];
  const all = [...types.map((title, index) => ({ id: index + 1, title })), ANNOUNCEMENTS_TYPE, RULES_TYPE];
  for (const [index, { id, title }] of all.entries()) {
    await sql`
      insert into content.content_type (id, title, ordinal, page_type)
      values (${id}, ${title}, ${index}, ${PAGE_TYPES[title] ?? 'Article'})`.execute(db);
  }
  const voices = await findSuppliersOf(db, SUPPLIER_ARTICLES);
  for (const source of await readSources(new URL('./articles/', import.meta.url))) {
    await insertPage(db, articleOf(source, { ...options, vocabulary, types, voices }));
  }
  for (const source of await readSources(new URL('./announcements/', import.meta.url))) {
    await insertPage(db, announcementOf(source, options.now));
  }
  for (const source of await readSources(new URL('./static-pages/', import.meta.url))) {
    await insertPage(db, staticPageOf(source, options.now));
  }
  for (const source of await readSources(new URL('./former-pages/', import.meta.url))) {
    await insertFormerPage(db, source, options.now);
  }
  const own = [...voices.values()].find(({ supplierId }) => supplierId === DEMO_SUPPLIER.supplierId);
  for (const [index, source] of (await readSources(new URL('./drafts/', import.meta.url))).entries()) {
    if (own !== undefined) {
      await insertPage(
        db,
        draftOf(source, { id: FIRST_DRAFT_ID + index, types, voice: own, now: options.now }),
      );
    }
  }
  await sql`select setval(pg_get_serial_sequence('content.page', 'id'), ${LAST_SEEDED_ID})`.execute(db);
}

interface ArticleContext extends ContentSeed {
  readonly vocabulary: Vocabulary;
  readonly types: readonly string[];
  readonly voices: ReadonlyMap<number, Voice>;
}

const NOTHING_YET = { uniqueName: null, labels: [], categoryId: null, voice: null, likes: 0, visits: 0 };

function articleOf(source: SourceFile, { vocabulary, types, voices, now, seed }: ArticleContext): NewPage {
  const id = Number(fieldOf(source, 'number'));
  const entry = vocabulary.contents[id - 1];
  if (entry === undefined) {
    throw new Error(`The vocabulary has no content number ${id}.`);
  }
  const random = createRandom(`article ${seed} ${id}`);
  const likes = random.whole(3, 160);
  const publishedAt = new Date(now.getTime() - Number(fieldOf(source, 'days-ago')) * DAY_MS);
  return {
    ...NOTHING_YET,
    id,
    contentTypeId: types.indexOf(entry.contentType) + 1,
    isListed: true,
    title: entry.title,
    slug: slugFa(entry.title),
    summary: fieldOf(source, 'summary'),
    source: source.body,
    labels: entry.labels,
    family: drawingOf('article', entry.title),
    publishedAt,
    updatedAt: publishedAt,
    categoryId: CATEGORY_OF_ARTICLE[id] ?? null,
    voice: voices.get(id) ?? null,
    likes,
    visits: likes * random.whole(8, 20) + random.whole(0, 40),
  };
}

function announcementOf(source: SourceFile, now: Date): NewPage {
  const title = fieldOf(source, 'title');
  const publishedAt = new Date(now.getTime() - Number(fieldOf(source, 'days-ago')) * DAY_MS);
  return {
    ...NOTHING_YET,
    id: Number(fieldOf(source, 'number')),
    contentTypeId: ANNOUNCEMENTS_TYPE.id,
    isListed: true,
    title,
    slug: slugFa(title),
    summary: fieldOf(source, 'summary'),
    source: source.body,
    labels: fieldOf(source, 'labels').split('، '),
    family: 'doc',
    publishedAt,
    updatedAt: publishedAt,
  };
}

function staticPageOf(source: SourceFile, now: Date): NewPage {
  const uniqueName = fieldOf(source, 'unique-name');
  const publishedAt = new Date(now.getTime() - 90 * DAY_MS);
  return {
    ...NOTHING_YET,
    id: Number(fieldOf(source, 'number')),
    contentTypeId: source.fields.article === 'yes' ? RULES_TYPE.id : null,
    uniqueName,
    isListed: false,
    title: fieldOf(source, 'title'),
    // The specification's footer links to /contents/{id}/policy.
    slug: uniqueName.split('/').at(-1) ?? uniqueName,
    summary: fieldOf(source, 'summary'),
    source: source.body,
    family: 'doc',
    publishedAt,
    updatedAt: publishedAt,
  };
}

interface DraftContext {
  readonly id: number;
  readonly types: readonly string[];
  readonly voice: Voice;
  readonly now: Date;
}

function draftOf(source: SourceFile, { id, types, voice, now }: DraftContext): NewPage {
  const title = fieldOf(source, 'title');
  return {
    ...NOTHING_YET,
    id,
    contentTypeId: types.indexOf(fieldOf(source, 'content-type')) + 1,
    isListed: true,
    title,
    slug: slugFa(title),
    summary: fieldOf(source, 'summary'),
    source: source.body,
    family: drawingOf('article', title),
    publishedAt: null,
    updatedAt: new Date(now.getTime() - 2 * DAY_MS),
    voice,
  };
}

/** What a static page has read until it was published as it reads now. */
async function insertFormerPage(db: Database, source: SourceFile, now: Date): Promise<void> {
  const updatedAt = new Date(now.getTime() - Number(fieldOf(source, 'days-ago')) * DAY_MS);
  await sql`
    insert into content.page_version (page_id, version, title, summary, body, updated_at)
    select id, ${Number(fieldOf(source, 'version'))}, ${fieldOf(source, 'title')}, ${fieldOf(source, 'summary')},
      ${JSON.stringify(parseRichText(source.body))}, ${updatedAt}
    from content.page where unique_name = ${fieldOf(source, 'unique-name')}`.execute(db);
}

async function insertPage(db: Database, page: NewPage): Promise<void> {
  const drawing = { family: page.family, seed: page.id, dimensionMm: null, code: null };
  await sql`
    insert into content.page (id, content_type_id, unique_name, is_listed, title, slug, summary, body, labels,
      label_keys, reading_minutes, author_name, drawing, published_at, updated_at, category_id, supplier_id, author_id,
      comments_open, likes, visits)
    values (${page.id}, ${page.contentTypeId}, ${page.uniqueName}, ${page.isListed}, ${page.title}, ${page.slug},
      ${page.summary}, ${JSON.stringify(parseRichText(page.source))}, ${page.labels}, ${page.labels.map(foldFa)},
      ${readingMinutes(page.source)}, ${page.voice?.name ?? AUTHOR}, ${JSON.stringify(drawing)}, ${page.publishedAt},
      ${page.updatedAt}, ${page.categoryId}, ${page.voice?.supplierId ?? null}, ${page.voice?.authorId ?? null},
      ${page.uniqueName === null}, ${page.likes}, ${page.visits})`.execute(db);
}
