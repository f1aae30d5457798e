import { readFile } from 'node:fs/promises';
import type { CommentStatus } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { insertRows } from '../../seed/batch-insert.ts';
import { DEMO_BUYER, DEMO_SUPPLIER } from '../../seed/demo-users.ts';
import { createRandom, type Random } from '../../seed/random.ts';
import type { ContentSeed } from './content-seed.ts';

interface CommentText {
  /** Number of the article. */
  readonly article: number;
  readonly author: string;
  readonly text: string;
  /** Index in the list of the comment that it answers. */
  readonly replyTo?: number;
  /** Written for the supplier whose article it is, or for the demo's supplier. */
  readonly voice?: 'author' | 'supplier';
}

interface CommentRow {
  readonly id: number;
  readonly page_id: number;
  readonly parent_id: number | null;
  readonly depth: number;
  readonly user_id: number | null;
  readonly author_name: string;
  readonly supplier_id: number | null;
  readonly text: string;
  readonly status: CommentStatus;
  readonly reason: string | null;
  readonly likes: number;
  readonly created_at: string;
}

const HOUR_MS = 3_600_000;
/** Of the comments without replies, counted from the end: this many are pending, the next ones rejected. */
const PENDING = 5;
const REJECTED = 2;
const REASON = 'در متن نام یک فرد آمده است. لطفاً نظر را بدون نام افراد دوباره ارسال کنید.';

/** Writes readers' comments: most are active, some pending, two rejected; one of each is the demo buyer's. */
export async function seedComments(db: Database, { now, seed }: ContentSeed): Promise<void> {
  const texts = await readComments();
  const articles = await publishedArticles(db);
  const parts = partsOf(texts);
  const random = createRandom(`comments ${seed}`);
  const rows: CommentRow[] = [];
  for (const [index, text] of texts.entries()) {
    const parent = text.replyTo === undefined ? undefined : rows[text.replyTo];
    const from = parent?.created_at ?? articles.get(text.article)?.publishedAt ?? now.toISOString();
    const createdAt = timeBetween(random, from, now);
    const supplierId = supplierOf(text, articles.get(text.article)?.supplierId ?? null);
    const part = { isMine: parts.mine.has(index), status: parts.statuses.get(index) ?? 'active', supplierId };
    rows.push(rowOf(text, { ...part, id: index + 1, parent, createdAt, likes: random.whole(0, 24) }));
  }
  await insertRows(db, {
    table: 'content.page_comment',
    columns: {
      ...{ id: 'integer', page_id: 'integer', parent_id: 'integer', depth: 'integer', user_id: 'integer' },
      ...{
        author_name: 'text',
        supplier_id: 'integer',
        text: 'text',
        status: 'text',
        reason: 'text',
        likes: 'integer',
      },
      created_at: 'timestamptz',
    },
    rows,
  });
  await sql`
    select setval(pg_get_serial_sequence('content.page_comment', 'id'), ${rows.length})`.execute(db);
}

/** Which comments are pending or rejected, and which are the demo buyer's, by their index in the list. */
function partsOf(texts: readonly CommentText[]) {
  const answered = new Set(texts.map(({ replyTo }) => replyTo));
  const lonely = texts.flatMap(({ replyTo }, index) =>
    replyTo === undefined && !answered.has(index) ? [index] : [],
  );
  const statuses = new Map<number, CommentStatus>([
    ...lonely.slice(-PENDING).map((index) => [index, 'pending'] as const),
    ...lonely.slice(-PENDING - REJECTED, -PENDING).map((index) => [index, 'rejected'] as const),
  ]);
  return { statuses, mine: new Set([lonely[0], lonely.at(-1), lonely.at(-PENDING - 1)]) };
}

function supplierOf({ voice }: CommentText, articlesSupplier: number | null): number | null {
  if (voice === undefined) {
    return null;
  }
  return voice === 'author' ? articlesSupplier : DEMO_SUPPLIER.supplierId;
}

interface Placing {
  readonly id: number;
  readonly supplierId: number | null;
  readonly status: CommentStatus;
  readonly isMine: boolean;
  readonly parent: CommentRow | undefined;
  readonly createdAt: string;
  readonly likes: number;
}

function rowOf({ article, author, text }: CommentText, placing: Placing): CommentRow {
  const { id, status, isMine, parent, createdAt, likes, supplierId } = placing;
  return {
    ...{ id, page_id: article, text, status, created_at: createdAt },
    ...{ parent_id: parent?.id ?? null, depth: (parent?.depth ?? 0) + 1 },
    user_id: isMine ? DEMO_BUYER.id : null,
    author_name: isMine ? DEMO_BUYER.name : author,
    supplier_id: supplierId,
    reason: status === 'rejected' ? REASON : null,
    likes: status === 'active' ? likes : 0,
  };
}

/** A time after `from`, more often early than late, and not after now. */
function timeBetween(random: Random, from: string, now: Date): string {
  const start = Date.parse(from);
  const later = start + (now.getTime() - start) * random.next() * 0.5 + HOUR_MS;
  return new Date(Math.min(later, now.getTime())).toISOString();
}

async function readComments(): Promise<CommentText[]> {
  return JSON.parse(await readFile(new URL('./comments.json', import.meta.url), 'utf8')) as CommentText[];
}

interface PublishedArticle {
  readonly id: number;
  readonly publishedAt: string;
  readonly supplierId: number | null;
}

async function publishedArticles(db: Database): Promise<ReadonlyMap<number, PublishedArticle>> {
  const { rows } = await sql<PublishedArticle>`
    select id, published_at as "publishedAt", supplier_id as "supplierId"
    from content.page where published_at is not null`.execute(db);
  return new Map(rows.map((article) => [article.id, article]));
}
