import { likeComment } from '@bazaar/contracts/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommentSite, openCommentSite } from './comment-site.fixture.ts';

let site: CommentSite;

beforeAll(async () => {
  site = await openCommentSite();
});
afterAll(() => site[Symbol.asyncDispose]());

describe('POST pagecomments/:id/like', () => {
  it('leads to the wanted state, however often it is sent', async () => {
    const id = await site.writeAccepted('دیدگاهی که دو بار خواسته می‌شود');
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
    const id = await site.writeAccepted('دیدگاهی که پسندیده می‌شود');
    const like = (who: 'buyer' | 'other') =>
      site.answer(likeComment, `POST /pagecomments/${id}/like`, { who });

    expect(await like('buyer')).toEqual({ liked: true, likes: 1 });
    expect(await like('other')).toEqual({ liked: true, likes: 2 });
    const mine = (await site.tree('buyer')).items.find((item) => item.id === id);
    expect([mine?.likedByMe, mine?.likes]).toEqual([true, 2]);
    expect(await like('buyer')).toEqual({ liked: false, likes: 1 });
  });

  it('returns 404 for a pending comment and 401 without a session', async () => {
    const { id } = await site.write('دیدگاهی که هنوز دیده نمی‌شود');

    expect(await site.refusal(`POST /pagecomments/${id}/like`, { who: 'buyer' })).toBe('404 not_found');
    expect(await site.refusal(`POST /pagecomments/${id}/like`)).toBe('401 unauthorized');
  });
});
