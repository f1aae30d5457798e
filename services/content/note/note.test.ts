import {
  addNote,
  getNote,
  listNotes,
  listNotesByObject,
  removeNote,
  updateNote,
} from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentSite, openContentSite } from '../content-site.fixture.ts';

const NOWHERE = 2_000_000_000;
const note = {
  objectType: 'Content',
  objectId: 1,
  title: 'برای جلسه',
  text: 'جدول را ببینم.',
  pinned: false,
};
let site: ContentSite;

beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const add = (changes: object = {}, who: 'buyer' | 'other' = 'other') =>
  site.answer(addNote, 'POST /notes', { who, payload: { ...note, ...changes } });

describe('POST notes', () => {
  it('stores a note with the card of its object, and normalizes its text', async () => {
    const added = await add({ title: ' يادداشت\u202E\n تازه ', text: 'الف < ب و <b>' });

    expect(added).toMatchObject({
      title: 'یادداشت تازه',
      text: 'الف < ب و <b>',
      rowVersion: 1,
      object: { title: 'چگونه پمپ سانتریفیوژ مناسب را انتخاب کنیم؟' },
    });
  });

  it('adds one comment for one idempotency key', async () => {
    const headers = { 'idempotency-key': 'c0f9f3a0-92a5-4f60-8b0c-0d9ab2b1a001' };
    const payload = { ...note, title: 'یک بار برای همیشه' };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => site.ask('POST /notes', { who: 'other', payload, headers })),
    );
    const { rows } = await sql`select from content.note where title = ${payload.title}`.execute(site.db);

    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(rows).toHaveLength(1);
    const changed = { who: 'other', payload: { ...payload, text: '' }, headers } as const;
    expect(await site.refusal('POST /notes', changed)).toBe('422 idempotency_mismatch');
  });

  it.each([
    [{ objectId: NOWHERE }, '404 not_found'],
    [{ objectType: 'User' }, '400 validation'],
    [{ title: '' }, '400 validation'],
    [{ title: '\u200F\u202E' }, '400 validation'],
    [{ text: 'ا'.repeat(4_001) }, '400 validation'],
    [{ userId: 1 }, '400 validation'],
  ])('responds to %j with %s', async (changes, refusal) => {
    const payload = { ...note, ...changes };

    expect(await site.refusal('POST /notes', { who: 'other', payload })).toBe(refusal);
  });
});

describe('GET, PUT and DELETE notes/:id', () => {
  it('shows and changes the user’s own note, and counts its version', async () => {
    const { id } = await add();
    const payload = { title: 'عنوان تازه', text: '', pinned: true };
    const put = () => site.ask(`PUT /notes/${id}`, { who: 'other', payload, version: 1 });
    const replies = await Promise.all([put(), put(), put()]);

    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412, 412]);
    expect(await site.answer(getNote, `GET /notes/${id}`, { who: 'other' })).toMatchObject({
      ...payload,
      rowVersion: 2,
    });
    const again = await site.answer(updateNote, `PUT /notes/${id}`, { who: 'other', payload, version: 2 });
    expect(again.rowVersion).toBe(3);
  });

  it('removes the user’s own note, once', async () => {
    const { id } = await add();
    const { totalCount } = await site.answer(listNotes, 'GET /notes/byuser', { who: 'other' });

    expect(await site.answer(removeNote, `DELETE /notes/${id}`, { who: 'other' })).toEqual({
      totalCount: totalCount - 1,
    });
    expect(await site.refusal(`DELETE /notes/${id}`, { who: 'other' })).toBe('404 not_found');
  });

  it('returns 404 for another user’s note as for a missing one, and leaves it unchanged', async () => {
    const { id } = await add();
    const payload = { title: 'نوشته دیگری' };

    for (const target of [id, NOWHERE]) {
      expect(await site.refusal(`GET /notes/${target}`, { who: 'buyer' })).toBe('404 not_found');
      expect(await site.refusal(`PUT /notes/${target}`, { who: 'buyer', payload, version: 1 })).toBe(
        '404 not_found',
      );
      expect(await site.refusal(`DELETE /notes/${target}`, { who: 'buyer' })).toBe('404 not_found');
    }
    expect((await site.answer(getNote, `GET /notes/${id}`, { who: 'other' })).title).toBe(note.title);
  });

  it('answers 428 without a version and 400 for an invalid note', async () => {
    const { id } = await add();

    expect(await site.refusal(`PUT /notes/${id}`, { who: 'other', payload: { title: 'ب' } })).toBe(
      '428 version_required',
    );
    expect(await site.refusal(`PUT /notes/${id}`, { who: 'other', payload: {}, version: 1 })).toBe(
      '400 validation',
    );
    expect(await site.refusal('GET /notes/abc', { who: 'other' })).toBe('400 validation');
  });
});

describe('lists of notes', () => {
  it('byuser returns the eight notes of the seed, pinned ones first, then the latest', async () => {
    const { items, totalCount } = await site.answer(listNotes, 'GET /notes/byuser', { who: 'buyer' });
    const pinned = items.map((item) => item.pinned);

    expect(totalCount).toBe(8);
    expect(pinned).toEqual(pinned.toSorted((one, other) => Number(other) - Number(one)));
    expect(items.every(({ object }) => object !== null)).toBe(true);
  });

  it('byuser filters by type and by words, in any spelling', async () => {
    const of = (query: string) => site.answer(listNotes, `GET /notes/byuser?${query}`, { who: 'buyer' });

    expect((await of('objectType=Supplier')).totalCount).toBe(2);
    expect((await of(`term=${encodeURIComponent('شرايط پرداخت')}`)).items.map(({ title }) => title)).toEqual([
      'شرایط پرداخت',
    ]);
    expect((await of(`term=${encodeURIComponent('شرایط')}&objectType=Content`)).totalCount).toBe(0);
  });

  it('by-object-id returns the user’s own notes on one object', async () => {
    await add({ objectId: 5 });
    await add({ objectId: 5, title: 'مهم', pinned: true });
    await add({ objectId: 5, title: 'از دیگری' }, 'buyer');
    const on = await site.answer(listNotesByObject, 'GET /notes/by-object-id?objectType=Content&objectId=5', {
      who: 'other',
    });

    expect(on.map(({ title }) => title)).toEqual(['مهم', 'برای جلسه']);
    expect(await site.refusal('GET /notes/by-object-id?objectType=Content', { who: 'other' })).toBe(
      '400 validation',
    );
  });
});
