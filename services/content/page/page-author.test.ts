import type { RichText } from '@bazaar/contracts';
import { createPage, getPage, previewPage, publishPage, updatePage } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_SUPPLIER } from '../../seed/demo-users.ts';
import { type ContentSite, openContentSite } from '../content-site.fixture.ts';
import { faultsOf, HOSTILE_HTML } from './hostile-html.fixture.ts';

const NOWHERE = 2_000_000_000;
const writing = {
  contentTypeId: 1,
  categoryId: 2021,
  title: 'انتخاب آب‌بند مکانیکی',
  summary: 'پیش از خرید آب‌بند مکانیکی چه بپرسیم.',
  html: '<h2>جنس</h2><p onclick="x()">سیلیکون کارباید <b>سخت</b> است.</p><script>alert(1)</script>',
  labels: ['آب‌بند', 'آببند', '<b>پمپ</b>'],
};
let site: ContentSite;

beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const write = (changes: object = {}) =>
  site.answer(createPage, 'POST /pages', { who: 'supplier', payload: { ...writing, ...changes } });

async function documentsOf(id: number): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title from product.search_document where kind = 'content' and ref_id = ${id}`.execute(site.db);
  return rows.map(({ title }) => title);
}

describe('POST pages', () => {
  it('stores a clean draft of the author’s supplier', async () => {
    const page = await write();

    expect(page).toMatchObject({
      publishedAt: null,
      rowVersion: 1,
      slug: 'انتخاب-آب-بند-مکانیکی',
      authorName: DEMO_SUPPLIER.name,
      supplier: { id: DEMO_SUPPLIER.supplierId },
      category: { id: 2021 },
      labels: ['آب‌بند', 'پمپ'],
      body: [
        { tag: 'h2', id: 'جنس', children: ['جنس'] },
        { tag: 'p', children: ['سیلیکون کارباید ', { tag: 'strong', children: ['سخت'] }, ' است.'] },
      ],
    });
    expect(page.id).toBeGreaterThan(1_000);
  });

  it('creates one draft for repeated requests with one key', async () => {
    const headers = { 'idempotency-key': '4f8f0c35-6a0f-4a43-8b36-0d8c8e5f0a11' };
    const send = (payload: object) => site.ask('POST /pages', { who: 'supplier', payload, headers });
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(writing)));
    const other = await send({ ...writing, title: 'چیز دیگری' });

    expect(replies.every((reply) => reply.json().id === replies[0]?.json().id)).toBe(true);
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_mismatch']);
  });

  it('stores nothing outside the allow-list, whatever is sent', async () => {
    for (let from = 0; from < HOSTILE_HTML.length; from += 20) {
      await write({ html: `<p>متن</p>${HOSTILE_HTML.slice(from, from + 20).join('<p>میان</p>')}` });
    }
    const { rows } = await sql<{ body: RichText }>`
      select body from content.page where author_id = ${DEMO_SUPPLIER.id}`.execute(site.db);

    expect(rows.length).toBeGreaterThan(HOSTILE_HTML.length / 20);
    expect(rows.flatMap(({ body }) => faultsOf(body))).toEqual([]);
  });

  it.each([
    [{ html: '<p>   </p><script>var text = 1</script>' }, 'html'],
    [{ title: '<b></b><i></i>' }, 'title'],
    [{ title: '؟؟؟؟؟؟' }, 'title'],
    [{ summary: '<p></p><p></p>' }, 'summary'],
    [{ contentTypeId: 999 }, 'contentTypeId'],
    [{ contentTypeId: 100 }, 'contentTypeId'],
    [{ categoryId: NOWHERE }, 'categoryId'],
    [{ labels: Array.from({ length: 9 }, () => 'برچسب') }, 'labels'],
    [{ supplierId: 2 }, 'supplierId'],
  ])('answers 400 for %j and names the field', async (changes, field) => {
    const reply = await site.ask('POST /pages', { who: 'supplier', payload: { ...writing, ...changes } });

    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([400, [field]]);
  });

  it('is only for suppliers', async () => {
    expect(await site.refusal('POST /pages', { who: 'buyer', payload: writing })).toBe('403 forbidden');
    expect(await site.refusal('POST /pages', { payload: writing })).toBe('401 unauthorized');
  });
});

describe('GET pages/:id/preview', () => {
  it('shows a draft to its author, and to no other user', async () => {
    const { id } = await write();

    expect((await site.answer(previewPage, `GET /pages/${id}/preview`, { who: 'supplier' })).title).toBe(
      writing.title,
    );
    for (const who of ['buyer', 'operator'] as const) {
      expect(await site.refusal(`GET /pages/${id}/preview`, { who })).toBe('404 not_found');
    }
    expect(await site.refusal(`GET /pages/${id}/preview`)).toBe('401 unauthorized');
    expect(await site.refusal(`GET /pages/${id}/by-platform`, { who: 'supplier' })).toBe('404 not_found');
    expect(await documentsOf(id)).toEqual([]);
  });
});

describe('PUT pages/:id', () => {
  it('replaces a page once for one version', async () => {
    const { id, rowVersion } = await write();
    const payload = { ...writing, title: 'عنوان تازه برای مطلب', labels: [] };
    const put = () => site.ask(`PUT /pages/${id}`, { who: 'supplier', payload, version: rowVersion });
    const replies = await Promise.all([put(), put(), put()]);

    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412, 412]);
    const page = await site.answer(previewPage, `GET /pages/${id}/preview`, { who: 'supplier' });
    expect(page).toMatchObject({ title: payload.title, rowVersion: 2, labels: [], publishedAt: null });
  });

  it('returns 428 without a version, 412 for an old one, 404 to others, 403 without the role', async () => {
    const { id } = await write();
    const put = { who: 'supplier', payload: writing } as const;

    expect(await site.refusal(`PUT /pages/${id}`, put)).toBe('428 version_required');
    expect(await site.refusal(`PUT /pages/${id}`, { ...put, version: 7 })).toBe('412 stale_version');
    expect(await site.refusal('PUT /pages/1', { ...put, version: 1 })).toBe('404 not_found');
    expect(await site.refusal(`PUT /pages/${id}`, { ...put, who: 'buyer', version: 1 })).toBe(
      '403 forbidden',
    );
    expect(await site.refusal(`PUT /pages/${id}`, { ...put, version: 1, payload: {} })).toBe(
      '400 validation',
    );
  });

  it('returns 403 when the author now acts for another supplier', async () => {
    const { id } = await write();
    await sql`update content.page set supplier_id = 2 where id = ${id}`.execute(site.db);

    expect(await site.refusal(`PUT /pages/${id}`, { who: 'supplier', payload: writing, version: 1 })).toBe(
      '403 forbidden',
    );
    expect(await site.refusal(`POST /pages/${id}/publish`, { who: 'supplier' })).toBe('403 forbidden');
  });
});

describe('POST pages/:id/publish', () => {
  it('makes a draft public and searchable; returns 409 the second time', async () => {
    const { id } = await write({ title: 'مطلبی که منتشر می‌شود' });
    const published = await site.answer(publishPage, `POST /pages/${id}/publish`, { who: 'supplier' });
    const again = await site.ask(`POST /pages/${id}/publish`, { who: 'supplier' });

    expect(published).toMatchObject({ id, rowVersion: 2, publishedAt: site.clock().toISOString() });
    expect((await site.answer(getPage, `GET /pages/${id}/by-platform`)).title).toBe('مطلبی که منتشر می‌شود');
    expect(await documentsOf(id)).toEqual(['مطلبی که منتشر می‌شود']);
    expect([again.statusCode, again.json().code, again.json().data]).toEqual([
      409,
      'invalid_transition',
      { currentStatus: 'published' },
    ]);
  });

  it('updates the search document of a published page that is changed', async () => {
    const { id } = await write();
    await site.answer(publishPage, `POST /pages/${id}/publish`, { who: 'supplier' });
    const payload = { ...writing, title: 'نام دیگری برای همان' };
    await site.answer(updatePage, `PUT /pages/${id}`, { who: 'supplier', payload, version: 2 });

    expect(await documentsOf(id)).toEqual(['نام دیگری برای همان']);
  });

  it('returns 404 for another author’s page and 403 without the role', async () => {
    expect(await site.refusal('POST /pages/1/publish', { who: 'supplier' })).toBe('404 not_found');
    expect(await site.refusal('POST /pages/201/publish', { who: 'buyer' })).toBe('403 forbidden');
  });
});
