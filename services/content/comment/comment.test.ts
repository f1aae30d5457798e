import { addComment, listCommentTree, moderateComment } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommentSite, idsOf, NOWHERE, openCommentSite, PAGE } from './comment-site.fixture.ts';

let site: CommentSite;

beforeAll(async () => {
  site = await openCommentSite();
});
afterAll(() => site[Symbol.asyncDispose]());

describe('POST pagecomments', () => {
  it('stores plain text that only its author sees until it is accepted', async () => {
    const comment = await site.write('<b>بسیار</b> خواندنی بود &amp; کامل<script>alert(1)</script>\u202E');

    expect(comment).toMatchObject({
      text: 'بسیار خواندنی بود & کامل',
      status: 'pending',
      isMine: true,
      likes: 0,
      parentId: null,
    });
    expect(idsOf((await site.tree('buyer')).items)).toContain(comment.id);
    expect(idsOf((await site.tree('guest')).items)).not.toContain(comment.id);
    expect(idsOf((await site.tree('other')).items)).not.toContain(comment.id);

    await site.accept(comment.id);
    const seen = (await site.tree('other')).items.find(({ id }) => id === comment.id);
    expect(seen).toMatchObject({ isMine: false, status: 'active' });
  });

  it('adds one comment for one idempotency key', async () => {
    const headers = { 'idempotency-key': '0a3c1f0e-5f0e-4c58-9a53-8e0a5d8f8f10' };
    const payload = { pageId: PAGE, text: 'این دیدگاه یک بار فرستاده می‌شود.' };
    const send = (body: object) => site.ask('POST /pagecomments', { who: 'buyer', payload: body, headers });
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(payload)));
    const other = await send({ ...payload, text: 'متن دیگری با همان کلید.' });
    const { rows } = await sql`
      select from content.page_comment where text = ${payload.text}`.execute(site.db);

    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 201));
    expect(replies.map((reply) => reply.json())).toEqual(replies.map(() => replies[0]?.json()));
    expect(rows).toHaveLength(1);
    expect(other.statusCode).toBe(422);
  });

  it('places a reply to the third level beside the comment that it answers', async () => {
    const first = await site.writeAccepted('نخستین سطح از این گفت‌وگو');
    const second = await site.writeAccepted('سطح دوم از این گفت‌وگو', first);
    const third = await site.writeAccepted('سطح سوم از این گفت‌وگو', second);
    const fourth = await site.write('پاسخی به سطح سوم گفت‌وگو', { parentId: third });

    expect(fourth.parentId).toBe(second);
    const thread = (await site.tree('buyer')).items.find(({ id }) => id === first);
    expect(thread?.children[0]?.children.map(({ id }) => id)).toEqual([third, fourth.id]);
  });

  it.each([
    [{ pageId: PAGE, text: '<b></b><i></i><u></u>' }, '400 validation'],
    [{ pageId: PAGE, text: 'کوتاه' }, '400 validation'],
    [{ pageId: PAGE, text: 'ا'.repeat(2_001) }, '400 validation'],
    [{ pageId: PAGE, text: 'متن درست و کامل', status: 'active' }, '400 validation'],
    [{ pageId: NOWHERE, text: 'متن درست و کامل' }, '404 not_found'],
    [{ pageId: 201, text: 'متن درست و کامل' }, '404 not_found'],
    [{ pageId: PAGE, text: 'متن درست و کامل', parentId: NOWHERE }, '404 not_found'],
    // Comment 1 belongs to another article.
    [{ pageId: PAGE, text: 'متن درست و کامل', parentId: 1 }, '404 not_found'],
  ])('responds to %j with %s', async (payload, refusal) => {
    expect(await site.refusal('POST /pagecomments', { who: 'buyer', payload })).toBe(refusal);
  });

  it('returns 404 for a reply to a pending comment, and 409 when comments are closed', async () => {
    const { id } = await site.write('دیدگاهی که هنوز پذیرفته نیست');
    const reply = { pageId: PAGE, text: 'پاسخ به دیدگاه پذیرفته‌نشده', parentId: id };
    expect(await site.refusal('POST /pagecomments', { who: 'other', payload: reply })).toBe('404 not_found');

    await sql`update content.page set comments_open = false where id = 39`.execute(site.db);
    const closed = { pageId: 39, text: 'دیدگاه برای مطلب بسته' };
    expect(await site.refusal('POST /pagecomments', { who: 'buyer', payload: closed })).toBe(
      '409 comments_closed',
    );
  });
});

describe('GET pagecomments/:id/active-tree', () => {
  it('returns the seed’s active comments, with replies in their place', async () => {
    const { items, totalCount, commentsCount, commentsOpen } = await site.answer(
      listCommentTree,
      'GET /pagecomments/1/active-tree?paging.pageSize=100',
    );

    expect(items).toHaveLength(totalCount);
    expect(idsOf(items)).toHaveLength(commentsCount);
    expect(commentsOpen).toBe(true);
    expect(items.some(({ children }) => children.length > 0)).toBe(true);
  });

  it('sorts by likes or by time, and pages over the first level', async () => {
    const likes = (await site.tree('guest', '&sort=mostLiked')).items.map((item) => item.likes);
    const times = (await site.tree()).items.map(
      ({ createdAt, id }) => `${createdAt} ${String(id).padStart(9, '0')}`,
    );
    const second = await site.answer(
      listCommentTree,
      `GET /pagecomments/${PAGE}/active-tree?paging.pageSize=1&paging.pageNumber=2`,
    );

    expect(likes).toEqual(likes.toSorted((one, other) => other - one));
    expect(times).toEqual(times.toSorted().toReversed());
    expect(second.items.map(({ id }) => id)).toEqual([(await site.tree()).items[1]?.id]);
  });

  it('hides the replies to a rejected comment, and does not count them either', async () => {
    const before = await site.tree('guest');
    const root = await site.writeAccepted('دیدگاهی که بعد رد می‌شود');
    const reply = await site.writeAccepted('پاسخ به دیدگاه ردشده', root);
    const answer = await site.writeAccepted('پاسخ به پاسخ دیدگاه ردشده', reply);
    expect((await site.tree('guest')).commentsCount).toBe(before.commentsCount + 3);
    await site.answer(moderateComment, `POST /pagecomments/${root}/moderate`, {
      who: 'operator',
      payload: { status: 'rejected', reason: 'نام یک فرد در متن آمده است.', rowVersion: 1 },
    });

    const ids = idsOf((await site.tree('buyer')).items);
    const after = await site.tree('guest');
    expect(ids.filter((id) => id === root || id === reply || id === answer)).toEqual([]);
    expect(after.commentsCount).toBe(before.commentsCount);
    expect(idsOf(after.items)).toHaveLength(after.commentsCount);
  });

  it('puts the caller’s pending comments first, and does not count them', async () => {
    const before = await site.tree('buyer');
    const { id } = await site.write('دیدگاهی که نخست دیده می‌شود');
    await site.writeAccepted('دیدگاهی تازه‌تر از آن که پذیرفته شده است');
    const after = await site.tree('buyer');

    expect(after.items.findIndex((item) => item.id === id)).toBe(0);
    expect(after.commentsCount).toBe(before.commentsCount + 1);
  });

  it('answers 404 for an article that is not published', async () => {
    expect(await site.refusal(`GET /pagecomments/${NOWHERE}/active-tree`)).toBe('404 not_found');
    expect(await site.refusal('GET /pagecomments/201/active-tree')).toBe('404 not_found');
    expect(await site.refusal(`GET /pagecomments/${PAGE}/active-tree?sort=oldest`)).toBe('400 validation');
  });
});

describe('who wrote a comment', () => {
  it('is told for the author of the article and for another supplier, and not for a reader', async () => {
    const { items } = await site.answer(
      listCommentTree,
      'GET /pagecomments/10/active-tree?paging.pageSize=100',
    );
    const all = items.flatMap((root) => [
      root,
      ...root.children.flatMap((reply) => [reply, ...reply.children]),
    ]);

    expect(all.filter(({ writer }) => writer !== null).map(({ writer }) => writer?.kind)).toEqual(
      expect.arrayContaining(['author', 'supplier']),
    );
    expect(all.find(({ writer }) => writer?.kind === 'supplier')?.writer?.supplier).toMatchObject({ id: 81 });
    expect(all.some(({ writer }) => writer === null)).toBe(true);
  });

  it('follows from the session: a user of a supplier writes for it', async () => {
    const comment = await site.answer(addComment, 'POST /pagecomments', {
      who: 'supplier',
      payload: { pageId: PAGE, text: 'پاسخ یک تأمین‌کننده به خوانندگان' },
    });

    expect(comment.writer).toMatchObject({ kind: 'supplier', supplier: { id: 81 } });
  });
});
