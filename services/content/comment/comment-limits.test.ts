import { listCommentTree, MAX_REPLIES } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CommentSite, idsOf, openCommentSite, PAGE } from './comment-site.fixture.ts';

const HOUR_MS = 3_600_000;
let site: CommentSite;

beforeAll(async () => {
  site = await openCommentSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const send = (who: 'buyer' | 'other') =>
  site.ask('POST /pagecomments', { who, payload: { pageId: PAGE, text: 'دیدگاهی از بسیار دیدگاه‌ها' } });

it('lets ten comments of a user wait at once, also when they are sent together', async () => {
  const replies = await Promise.all(Array.from({ length: 14 }, () => send('other')));
  const accepted = replies.filter(({ statusCode }) => statusCode === 201);
  const refused = replies.filter(({ statusCode }) => statusCode !== 201).map((reply) => reply.json());

  expect(accepted).toHaveLength(10);
  expect(refused).toEqual(
    refused.map(() =>
      expect.objectContaining({
        status: 409,
        code: 'too_many_pending',
        title: expect.stringContaining('۱۰ نظر شما در انتظار بررسی است'),
      }),
    ),
  );
  await site.accept(accepted[0]?.json().id);
  expect((await send('other')).statusCode).toBe(201);
});

it('accepts twenty comments of a user in an hour', async () => {
  for (let number = 0; number < 20; number += 1) {
    await site.writeAccepted('دیدگاهی که همان دم پذیرفته می‌شود');
  }
  const refused = await send('buyer');

  expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
  site.clock.advance(HOUR_MS);
  expect((await send('buyer')).statusCode).toBe(201);
});

it('gives the first replies of a thread, counts no others, and gives the reader’s own that waits', async () => {
  const root = await site.writeAccepted('دیدگاهی با بسیار پاسخ');
  await sql`
    insert into content.page_comment (page_id, parent_id, depth, author_name, text, status, created_at)
    select ${PAGE}, ${root}, 2, 'خواننده', 'پاسخ ' || number, 'active', ${site.clock()}
    from generate_series(1, ${MAX_REPLIES + 20}::int) as number`.execute(site.db);
  const own = await site.write('پاسخی پس از همه پاسخ‌ها', { parentId: root });
  const treeOf = (who: 'guest' | 'buyer') =>
    site.answer(listCommentTree, `GET /pagecomments/${PAGE}/active-tree?paging.pageSize=100`, { who });
  const { items, commentsCount } = await treeOf('guest');
  const repliesIn = (threads: typeof items) => threads.find(({ id }) => id === root)?.children ?? [];

  expect(repliesIn(items).map(({ text }) => text)).toEqual(
    Array.from({ length: MAX_REPLIES }, (_, place) => `پاسخ ${place + 1}`),
  );
  expect(idsOf(items)).toHaveLength(commentsCount);
  const mine = repliesIn((await treeOf('buyer')).items);
  expect([mine.length, mine.at(-1)?.id]).toEqual([MAX_REPLIES, own.id]);
});
