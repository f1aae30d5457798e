import { readdir } from 'node:fs/promises';
import { Problem } from '@bazaar/contracts';
import {
  ContentPage,
  getContentTypeTree,
  listPagesByContentType,
  listPagesByLabel,
  StaticPage,
} from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedAuth } from '../../auth/seed.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seedContent } from '../seed/seed-content.ts';

const PAGES = '/content/api/v1/pages';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  await seedAuth(test.db, { now: test.clock() });
  await seedContent(test.db, { now: test.clock(), seed: 1 });
});
afterAll(() => test[Symbol.asyncDispose]());

async function ofType(query: string) {
  const reply = await test.app.inject(`${PAGES}/by-content-type/by-platform${query}`);
  return listPagesByContentType.response.parse(reply.json());
}

async function ofLabel(label: string, rest = '') {
  const reply = await test.app.inject(
    `${PAGES}/by-label/by-platform?label=${encodeURIComponent(label)}${rest}`,
  );
  return listPagesByLabel.response.parse(reply.json());
}

describe('GET pages/:id/by-platform', () => {
  it('returns an article with its text, whose headings have unique ids', async () => {
    const page = ContentPage.parse((await test.app.inject(`${PAGES}/1/by-platform`)).json());

    expect(page).toMatchObject({ contentType: { title: 'راهنمای خرید' }, labels: ['پمپ', 'راهنمای خرید'] });
    const ids = page.body.flatMap((node) => (typeof node === 'object' && node.id ? [node.id] : []));
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('returns the terms, which are also a static page', async () => {
    const page = ContentPage.parse((await test.app.inject(`${PAGES}/104/by-platform`)).json());

    expect([page.slug, page.title]).toEqual(['policy', 'قوانین و مقررات']);
  });

  it.each([
    ['999999', 404],
    ['101', 404],
    ['abc', 400],
    ['0', 400],
    ['99999999999', 400],
  ])('responds to page %s with %i', async (id, status) => {
    const reply = await test.app.inject(`${PAGES}/${id}/by-platform`);

    expect([reply.statusCode, Problem.parse(reply.json()).status]).toEqual([status, status]);
  });

  it('returns 404 for a draft and for an article that is not published yet', async () => {
    await sql`update content.page set published_at = null where id = 2`.execute(test.db);
    await sql`update content.page set published_at = ${test.clock()}::timestamptz + interval '1 day' where id = 3`.execute(
      test.db,
    );

    const replies = await Promise.all([2, 3].map((id) => test.app.inject(`${PAGES}/${id}/by-platform`)));
    const listed = (await ofType('?paging.pageSize=100')).items.map(({ id }) => Number(id));
    await sql`update content.page set published_at = updated_at where id in (2, 3)`.execute(test.db);

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(listed.filter((id) => id === 2 || id === 3)).toEqual([]);
  });
});

describe('GET pages/by-content-type', () => {
  it('lists every written article, newest first, without static pages', async () => {
    const folders = ['articles', 'announcements'].map((name) => new URL(`../seed/${name}/`, import.meta.url));
    const files = (await Promise.all(folders.map((folder) => readdir(folder)))).flat();
    const { items, totalCount } = await ofType('?paging.pageSize=100');

    expect(totalCount).toBe(files.length);
    expect(items.map(({ publishedAt }) => publishedAt)).toEqual(
      items
        .map(({ publishedAt }) => publishedAt)
        .toSorted()
        .toReversed(),
    );
    expect(items.some(({ id }) => id > 100 && id < 111)).toBe(false);
  });

  it('filters by the type and returns the requested page', async () => {
    const guides = await ofType('?contentTypeId=1&paging.pageSize=4');
    const rest = await ofType('?contentTypeId=1&paging.pageSize=4&paging.pageNumber=2');

    expect(new Set(guides.items.map(({ contentType }) => Number(contentType.id)))).toEqual(new Set([1]));
    expect(
      guides.items.map(({ id }) => id).filter((id) => rest.items.some((item) => item.id === id)),
    ).toEqual([]);
    expect(guides.totalCount).toBe(rest.totalCount);
    expect(await ofType('?contentTypeId=77')).toMatchObject({ items: [], totalCount: 0 });
  });

  it('returns 400 for an unknown query parameter', async () => {
    const reply = await test.app.inject(`${PAGES}/by-content-type/by-platform?typeId=1`);

    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([400, ['typeId']]);
  });
});

describe('GET pages/by-label', () => {
  it('finds a label in any spelling, without the page that is being read', async () => {
    const all = await ofLabel('پمپ');

    expect(all.totalCount).toBe(2);
    expect(await ofLabel('پمپ', '&exceptId=1')).toMatchObject({ totalCount: 1 });
    expect((await ofLabel('راهنماي خريد')).totalCount).toBe((await ofLabel('راهنمای خرید')).totalCount);
    expect((await ofLabel('برچسب ناشناس')).totalCount).toBe(0);
  });

  it('returns 400 without a label', async () => {
    expect((await test.app.inject(`${PAGES}/by-label/by-platform`)).statusCode).toBe(400);
  });
});

describe('GET pages/by-uniquepagename', () => {
  it.each([
    'aboutus',
    'contactus',
    'privacy',
    'policy',
    'guides/first-order',
    'comment-rules',
    'policy-header',
  ])('returns %s', async (name) => {
    const reply = await test.app.inject(
      `${PAGES}/by-uniquepagename?uniquePageName=${encodeURIComponent(name)}`,
    );

    expect(StaticPage.parse(reply.json()).uniquePageName).toBe(name);
  });

  it('returns 404 for an unknown name', async () => {
    const reply = await test.app.inject(`${PAGES}/by-uniquepagename?uniquePageName=guides%2Fnowhere`);

    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  });
});

describe('GET contenttypes/tree', () => {
  it('counts listed articles by type', async () => {
    const tree = getContentTypeTree.response.parse(
      (await test.app.inject('/content/api/v1/contenttypes/tree')).json(),
    );

    const counted = tree.reduce((sum, { pagesCount }) => sum + pagesCount, 0);
    expect(counted).toBe((await ofType('')).totalCount);
    expect(tree[0]).toMatchObject({ title: 'راهنمای خرید', children: [] });
  });
});
