import {
  addComment,
  type CommentThread,
  getReviewAccess,
  likeComment,
  listCommentTree,
  listMyComments,
  listWaitingComments,
  moderateComment,
  removeComment,
  updateComment,
} from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentSite, openContentSite } from '../content-site.fixture.ts';

const NOWHERE = 2_000_000_000;
/** An article that the seed leaves without comments. */
const PAGE = 40;
let site: ContentSite;

beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const write = (text: string, { parentId, pageId = PAGE }: { parentId?: number; pageId?: number } = {}) =>
  site.answer(addComment, 'POST /pagecomments', {
    who: 'buyer',
    payload: { pageId, text, ...(parentId && { parentId }) },
  });
const accept = (id: number) =>
  site.answer(moderateComment, `POST /pagecomments/${id}/moderate`, {
    who: 'operator',
    payload: { status: 'active' },
  });
const tree = (who: 'guest' | 'buyer' | 'other' = 'guest', query = '') =>
  site.answer(listCommentTree, `GET /pagecomments/${PAGE}/active-tree?paging.pageSize=100${query}`, { who });

async function writeAccepted(text: string, parentId?: number): Promise<number> {
  const { id } = await write(text, parentId === undefined ? {} : { parentId });
  await accept(id);
  return id;
}

function idsOf(threads: readonly CommentThread[]): number[] {
  return threads.flatMap(({ id, children }) => [
    id,
    ...children.flatMap((reply) => [reply.id, ...reply.children.map((leaf) => leaf.id)]),
  ]);
}

describe('POST pagecomments', () => {
  it('stores plain text that only its author sees until it is accepted', async () => {
    const comment = await write('<b>بسیار</b> خواندنی بود &amp; کامل<script>alert(1)</script>\u202E');

    expect(comment).toMatchObject({
      text: 'بسیار خواندنی بود & کامل',
      status: 'pending',
      isMine: true,
      likes: 0,
      parentId: null,
    });
    expect(idsOf((await tree('buyer')).items)).toContain(comment.id);
    expect(idsOf((await tree('guest')).items)).not.toContain(comment.id);
    expect(idsOf((await tree('other')).items)).not.toContain(comment.id);

    await accept(comment.id);
    const seen = (await tree('other')).items.find(({ id }) => id === comment.id);
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
    const first = await writeAccepted('نخستین سطح از این گفت‌وگو');
    const second = await writeAccepted('سطح دوم از این گفت‌وگو', first);
    const third = await writeAccepted('سطح سوم از این گفت‌وگو', second);
    const fourth = await write('پاسخی به سطح سوم گفت‌وگو', { parentId: third });

    expect(fourth.parentId).toBe(second);
    const thread = (await tree('buyer')).items.find(({ id }) => id === first);
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
    const { id } = await write('دیدگاهی که هنوز پذیرفته نیست');
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
    const likes = (await tree('guest', '&sort=mostLiked')).items.map((item) => item.likes);
    const times = (await tree()).items.map(
      ({ createdAt, id }) => `${createdAt} ${String(id).padStart(9, '0')}`,
    );
    const second = await site.answer(
      listCommentTree,
      `GET /pagecomments/${PAGE}/active-tree?paging.pageSize=1&paging.pageNumber=2`,
    );

    expect(likes).toEqual(likes.toSorted((one, other) => other - one));
    expect(times).toEqual(times.toSorted().toReversed());
    expect(second.items.map(({ id }) => id)).toEqual([(await tree()).items[1]?.id]);
  });

  it('hides the replies to a rejected comment', async () => {
    const root = await writeAccepted('دیدگاهی که بعد رد می‌شود');
    const reply = await writeAccepted('پاسخ به دیدگاه ردشده', root);
    await site.answer(moderateComment, `POST /pagecomments/${root}/moderate`, {
      who: 'operator',
      payload: { status: 'rejected', reason: 'نام یک فرد در متن آمده است.' },
    });

    const ids = idsOf((await tree('buyer')).items);
    expect(ids.filter((id) => id === root || id === reply)).toEqual([]);
  });

  it('puts the caller’s pending comments first, and does not count them', async () => {
    const before = await tree('buyer');
    const { id } = await write('دیدگاهی که نخست دیده می‌شود');
    await writeAccepted('دیدگاهی تازه‌تر از آن که پذیرفته شده است');
    const after = await tree('buyer');

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

describe('PUT pagecomments/:id', () => {
  it('changes the text of the user’s own pending comment', async () => {
    const { id } = await write('متنی که یک واژه‌اش نادرست است');
    const change = (who: 'buyer' | 'other', text: string) =>
      site.ask(`PUT /pagecomments/${id}`, { who, payload: { text } });

    expect((await change('other', 'متن دیگری از کسی دیگر')).statusCode).toBe(404);
    expect((await change('buyer', '<b>کم</b>')).statusCode).toBe(400);
    const changed = await site.answer(updateComment, `PUT /pagecomments/${id}`, {
      who: 'buyer',
      payload: { text: 'متنی که درست <i>شده</i> است' },
    });
    expect(changed).toMatchObject({ id, text: 'متنی که درست شده است', status: 'pending', isMine: true });
  });

  it('returns 409 with the status for a comment that was decided', async () => {
    const id = await writeAccepted('دیدگاهی که دیگر تغییر نمی‌کند');
    const reply = await site.ask(`PUT /pagecomments/${id}`, {
      who: 'buyer',
      payload: { text: 'تغییری پس از پذیرش دیدگاه' },
    });

    expect([reply.statusCode, reply.json().data]).toEqual([409, { currentStatus: 'active' }]);
  });
});

describe('the queue of comments that wait', () => {
  it('is offered to operators alone', async () => {
    const access = (who: 'buyer' | 'operator') =>
      site.answer(getReviewAccess, 'GET /pagecomments/review-access', { who });

    expect(await access('buyer')).toEqual({ mayReview: false, waiting: 0 });
    expect(await access('operator')).toMatchObject({ mayReview: true });
    expect((await access('operator')).waiting).toBeGreaterThan(0);
    expect(await site.refusal('GET /pagecomments/waiting', { who: 'buyer' })).toBe('403 forbidden');
  });

  it('has the oldest first, each with its article and what it answers, until it is decided', async () => {
    const root = await writeAccepted('دیدگاهی که پاسخ می‌گیرد');
    const { id } = await write('پاسخی که در صف می‌ماند', { parentId: root });
    const queue = () =>
      site.answer(listWaitingComments, 'GET /pagecomments/waiting?paging.pageSize=100', { who: 'operator' });
    const { items, totalCount } = await queue();
    const times = items.map(({ createdAt }) => createdAt);

    expect(items).toHaveLength(totalCount);
    expect(times).toEqual(times.toSorted());
    expect(items.find((item) => item.id === id)).toMatchObject({
      page: { id: PAGE },
      answered: { id: root, text: 'دیدگاهی که پاسخ می‌گیرد' },
    });

    await accept(id);
    expect((await queue()).items.some((item) => item.id === id)).toBe(false);
  });
});

describe('POST pagecomments/:id/like', () => {
  it('leads to the wanted state, however often it is sent', async () => {
    const id = await writeAccepted('دیدگاهی که دو بار خواسته می‌شود');
    const like = (liked: boolean) =>
      site.answer(likeComment, `POST /pagecomments/${id}/like?liked=${liked}`, { who: 'buyer' });

    expect([await like(true), await like(true)]).toEqual([
      { liked: true, likes: 1 },
      { liked: true, likes: 1 },
    ]);
    expect([await like(false), await like(false)]).toEqual([
      { liked: false, likes: 0 },
      { liked: false, likes: 0 },
    ]);
  });

  it('counts a user once, and removes the like on the second request', async () => {
    const id = await writeAccepted('دیدگاهی که پسندیده می‌شود');
    const like = (who: 'buyer' | 'other') =>
      site.answer(likeComment, `POST /pagecomments/${id}/like`, { who });

    expect(await like('buyer')).toEqual({ liked: true, likes: 1 });
    expect(await like('other')).toEqual({ liked: true, likes: 2 });
    const mine = (await tree('buyer')).items.find((item) => item.id === id);
    expect([mine?.likedByMe, mine?.likes]).toEqual([true, 2]);
    expect(await like('buyer')).toEqual({ liked: false, likes: 1 });
  });

  it('returns 404 for a pending comment and 401 without a session', async () => {
    const { id } = await write('دیدگاهی که هنوز دیده نمی‌شود');

    expect(await site.refusal(`POST /pagecomments/${id}/like`, { who: 'buyer' })).toBe('404 not_found');
    expect(await site.refusal(`POST /pagecomments/${id}/like`)).toBe('401 unauthorized');
  });
});

describe('GET pagecomments/mine', () => {
  it('returns the user’s own comments with status, reason and article', async () => {
    const { items } = await site.answer(listMyComments, 'GET /pagecomments/mine?paging.pageSize=100', {
      who: 'buyer',
    });
    const statuses = new Set(items.map(({ status }) => status));
    const rejected = items.filter(({ status }) => status === 'rejected');

    expect(statuses).toEqual(new Set(['pending', 'active', 'rejected']));
    expect(rejected.every(({ reason }) => reason !== null)).toBe(true);
    expect(items.every(({ isMine, page }) => isMine && page !== null)).toBe(true);
    const others = await site.answer(listMyComments, 'GET /pagecomments/mine', { who: 'other' });
    expect(others).toMatchObject({ items: [], totalCount: 0 });
  });

  it('filters by status', async () => {
    const pending = await site.answer(listMyComments, 'GET /pagecomments/mine?status=pending', {
      who: 'buyer',
    });

    expect(pending.items.every(({ status }) => status === 'pending')).toBe(true);
    expect(pending.totalCount).toBeGreaterThan(0);
    expect(await site.refusal('GET /pagecomments/mine?status=lost', { who: 'buyer' })).toBe('400 validation');
  });
});

describe('DELETE pagecomments/:id', () => {
  it('deletes the user’s own pending comment, once', async () => {
    const { id } = await write('دیدگاهی که پس گرفته می‌شود');

    expect(await site.refusal(`DELETE /pagecomments/${id}`, { who: 'other' })).toBe('404 not_found');
    expect(await site.answer(removeComment, `DELETE /pagecomments/${id}`, { who: 'buyer' })).toEqual({ id });
    expect(await site.refusal(`DELETE /pagecomments/${id}`, { who: 'buyer' })).toBe('404 not_found');
  });

  it('returns 409 with the status for a comment that was decided', async () => {
    const id = await writeAccepted('دیدگاهی که پذیرفته شده است');
    const reply = await site.ask(`DELETE /pagecomments/${id}`, { who: 'buyer' });

    expect([reply.statusCode, reply.json().code, reply.json().data]).toEqual([
      409,
      'invalid_transition',
      { currentStatus: 'active' },
    ]);
  });
});

describe('POST pagecomments/:id/moderate', () => {
  it('is only for operators', async () => {
    const payload = { status: 'active' };

    expect(await site.refusal('POST /pagecomments/1/moderate', { who: 'buyer', payload })).toBe(
      '403 forbidden',
    );
    expect(await site.refusal('POST /pagecomments/1/moderate', { who: 'supplier', payload })).toBe(
      '403 forbidden',
    );
  });

  it('accepts one of two simultaneous decisions', async () => {
    const { id } = await write('دو کارشناس هم‌زمان می‌پذیرند');
    const decide = () =>
      site.ask(`POST /pagecomments/${id}/moderate`, { who: 'operator', payload: { status: 'active' } });
    const replies = await Promise.all([decide(), decide(), decide()]);

    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  it('returns 404 for a missing comment and 400 for a status that is not a decision', async () => {
    const decide = (id: number, status: string) =>
      site.refusal(`POST /pagecomments/${id}/moderate`, { who: 'operator', payload: { status } });

    expect(await decide(NOWHERE, 'active')).toBe('404 not_found');
    expect(await decide(1, 'pending')).toBe('400 validation');
  });
});
