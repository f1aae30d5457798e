import { listMyComments, removeComment, updateComment } from '@bazaar/contracts/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommentSite, openCommentSite } from './comment-site.fixture.ts';

let site: CommentSite;

beforeAll(async () => {
  site = await openCommentSite();
});
afterAll(() => site[Symbol.asyncDispose]());

describe('PUT pagecomments/:id', () => {
  it('changes the text of the user’s own pending comment', async () => {
    const { id } = await site.write('متنی که یک واژه‌اش نادرست است');
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
    const id = await site.writeAccepted('دیدگاهی که دیگر تغییر نمی‌کند');
    const reply = await site.ask(`PUT /pagecomments/${id}`, {
      who: 'buyer',
      payload: { text: 'تغییری پس از پذیرش دیدگاه' },
    });

    expect([reply.statusCode, reply.json().data]).toEqual([409, { currentStatus: 'active' }]);
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
    const { id } = await site.write('دیدگاهی که پس گرفته می‌شود');

    expect(await site.refusal(`DELETE /pagecomments/${id}`, { who: 'other' })).toBe('404 not_found');
    expect(await site.answer(removeComment, `DELETE /pagecomments/${id}`, { who: 'buyer' })).toEqual({ id });
    expect(await site.refusal(`DELETE /pagecomments/${id}`, { who: 'buyer' })).toBe('404 not_found');
  });

  it('returns 409 with the status for a comment that was decided', async () => {
    const id = await site.writeAccepted('دیدگاهی که پذیرفته شده است');
    const reply = await site.ask(`DELETE /pagecomments/${id}`, { who: 'buyer' });

    expect([reply.statusCode, reply.json().code, reply.json().data]).toEqual([
      409,
      'invalid_transition',
      { currentStatus: 'active' },
    ]);
  });
});
