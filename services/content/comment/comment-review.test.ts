import { getReviewAccess, updateComment } from '@bazaar/contracts/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommentSite, NOWHERE, openCommentSite, PAGE } from './comment-site.fixture.ts';

let site: CommentSite;

beforeAll(async () => {
  site = await openCommentSite();
});
afterAll(() => site[Symbol.asyncDispose]());

describe('the queue of comments that wait', () => {
  it('is offered to operators alone', async () => {
    const access = (who: 'buyer' | 'operator') =>
      site.answer(getReviewAccess, 'GET /pagecomments/review-access', { who });

    expect(await access('buyer')).toEqual({
      mayReview: false,
      waiting: 0,
      reported: 0,
      advertisements: 0,
      letters: 0,
      companies: 0,
    });
    expect(await access('operator')).toMatchObject({ mayReview: true });
    expect((await access('operator')).waiting).toBeGreaterThan(0);
    expect(await site.refusal('GET /pagecomments/waiting', { who: 'buyer' })).toBe('403 forbidden');
  });

  it('has the oldest first, each with its article and what it answers, until it is decided', async () => {
    const root = await site.writeAccepted('دیدگاهی که پاسخ می‌گیرد');
    const { id } = await site.write('پاسخی که در صف می‌ماند', { parentId: root });
    const { items, totalCount } = await site.queue();
    const times = items.map(({ createdAt }) => createdAt);

    expect(items).toHaveLength(totalCount);
    expect(times).toEqual(times.toSorted());
    expect(items.find((item) => item.id === id)).toMatchObject({
      page: { id: PAGE },
      answered: { id: root, text: 'دیدگاهی که پاسخ می‌گیرد' },
    });

    await site.accept(id);
    expect((await site.queue()).items.some((item) => item.id === id)).toBe(false);
  });
});

describe('POST pagecomments/:id/moderate', () => {
  it('is only for operators', async () => {
    const payload = { status: 'active', rowVersion: 1 };

    expect(await site.refusal('POST /pagecomments/1/moderate', { who: 'buyer', payload })).toBe(
      '403 forbidden',
    );
    expect(await site.refusal('POST /pagecomments/1/moderate', { who: 'supplier', payload })).toBe(
      '403 forbidden',
    );
  });

  it('accepts one of two simultaneous decisions', async () => {
    const { id } = await site.write('دو کارشناس هم‌زمان می‌پذیرند');
    const decide = () =>
      site.ask(`POST /pagecomments/${id}/moderate`, {
        who: 'operator',
        payload: { status: 'active', rowVersion: 1 },
      });
    const replies = await Promise.all([decide(), decide(), decide()]);

    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  it('returns 404 for a missing comment and 400 for a status that is not a decision', async () => {
    const decide = (id: number, status: string) =>
      site.refusal(`POST /pagecomments/${id}/moderate`, {
        who: 'operator',
        payload: { status, rowVersion: 1 },
      });

    expect(await decide(NOWHERE, 'active')).toBe('404 not_found');
    expect(await decide(1, 'pending')).toBe('400 validation');
    expect(
      await site.refusal('POST /pagecomments/1/moderate', {
        who: 'operator',
        payload: { status: 'rejected' },
      }),
    ).toBe('400 validation');
  });

  it('is about the text that was read: another one is not published, nor rejected', async () => {
    const { id } = await site.write('متنی که کارشناس خوانده است');
    const read = async () => (await site.queue()).items.find((item) => item.id === id);
    const decide = (status: string, rowVersion: number | undefined) =>
      site.ask(`POST /pagecomments/${id}/moderate`, { who: 'operator', payload: { status, rowVersion } });
    const before = await read();
    const rewrite = (text: string) =>
      site.answer(updateComment, `PUT /pagecomments/${id}`, { who: 'buyer', payload: { text } });
    await rewrite('متنی که کارشناس نخوانده است');

    for (const status of ['active', 'rejected']) {
      const refused = await decide(status, before?.rowVersion);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'comment_changed']);
    }
    const after = await read();
    expect([after?.status, after?.text]).toEqual(['pending', 'متنی که کارشناس نخوانده است']);
    await rewrite('متنی که کارشناس نخوانده است');
    expect((await decide('active', after?.rowVersion)).statusCode).toBe(200);
  });
});
