import {
  getContentTypeBreadcrumb,
  getContentTypeTree,
  listContentLabels,
  listPagesByContentType,
  listPagesByLabel,
  listPublicContents,
} from '@bazaar/contracts/content';
import { getActiveCategory, getCategoryBreadcrumb } from '@bazaar/contracts/product';
import { preloadAllFamilies } from '@bazaar/drawing';
import { given, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenArticle, givenList, givenTypes } from '../../common/page/content.fixture.ts';
import { blockTypes, headOf } from '../../common/page/head-of.fixture.ts';
import remote from '../../remote.ts';

beforeAll(preloadAllFamilies);

const articles = [givenArticle(1, 'انتخاب پمپ'), givenArticle(2, 'انتخاب کابل', ['کابل'])];
const KNOWN: Readonly<Record<number, string>> = { 1: 'راهنمای خرید', 100: 'قوانین' };
const path = given(getContentTypeBreadcrumb, ({ params: { id } }) =>
  KNOWN[id] === undefined ? problem(404) : [{ id, title: KNOWN[id] }],
);
const labels = given(listContentLabels, [
  { title: 'پمپ', pagesCount: 7 },
  { title: 'کابل', pagesCount: 1 },
]);
const types = given(getContentTypeTree, givenTypes);

describe('/contents and /contents/:contentTypeId', () => {
  it('lists the articles of a type beside types and labels', async () => {
    const { host } = await renderAt(remote, '/contents/1', {
      handlers: [types, labels, path, given(listPagesByContentType, givenList(articles, { totalCount: 20 }))],
    });

    expect(screen.getByRole('heading', { level: 1, name: 'راهنمای خرید' })).toBeTruthy();
    const list = screen.getByRole('list', { name: 'فهرست مطالب' });
    expect(within(list).getAllByRole('article')).toHaveLength(2);
    const nav = screen.getByRole('navigation', { name: 'دسته مطالب' });
    expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('راهنمای خرید ۲۰');
    expect(within(nav).queryByText('قوانین')).toBeNull();
    expect(screen.getByRole('link', { name: /^پمپ\s?۷$/ }).getAttribute('href')).toBe(
      encodeURI('/contents/label/پمپ'),
    );
    expect(host.calls[1]?.input).toMatchObject({ query: { contentTypeId: 1, paging: { pageSize: 12 } } });
  });

  it('treats one segment as a type and more as an article', async () => {
    const { router } = await renderAt(remote, '/contents/1', {
      handlers: [types, labels, path, given(listPagesByContentType, givenList(articles))],
    });

    expect(router.state.matches.at(-1)?.route.id).toBe('mf-content:/contents/:contentTypeId');
  });

  it('lists all types at /contents', async () => {
    const { host } = await renderAt(remote, '/contents', {
      handlers: [types, labels, path, given(listPagesByContentType, givenList(articles))],
    });

    expect(screen.getByRole('link', { name: 'همه مطالب ۲۰' }).getAttribute('aria-current')).toBe('page');
    expect(host.calls[1]?.input).not.toHaveProperty('query.contentTypeId');
  });

  it('requests the page in the address, and links to the previous and next one', async () => {
    const { host } = await renderAt(remote, '/contents/1?page=2', {
      handlers: [
        types,
        labels,
        path,
        given(listPagesByContentType, ({ query }) =>
          givenList(articles, { totalCount: 30, pageNumber: query.paging.pageNumber }),
        ),
      ],
    });

    expect(host.calls[1]?.input).toMatchObject({ query: { paging: { pageNumber: 2 } } });
    expect(screen.getByRole('link', { name: 'صفحه قبل' }).getAttribute('href')).toBe('/contents/1');
    expect(screen.getByRole('link', { name: 'صفحه بعد' }).getAttribute('href')).toBe('/contents/1?page=3');
    const head = await headOf(host, '/contents/:contentTypeId', { id: 1, page: 2 });
    expect(head).toMatchObject({ title: 'راهنمای خرید، صفحه ۲', canonicalPath: '/contents/1?page=2' });
    expect(blockTypes(head)).toEqual(['ItemList', 'BreadcrumbList']);
    // The positions are those of the whole list.
    expect(head?.jsonLd?.[0]).toMatchObject({ itemListElement: [{ position: 13 }, { position: 14 }] });
  });

  it('shows a message when a type has no articles, and is kept out of the index', async () => {
    const { host } = await renderAt(remote, '/contents/100', {
      handlers: [types, labels, path, given(listPagesByContentType, givenList([]))],
    });

    expect(screen.getByRole('heading', { name: 'هنوز مطلبی در این دسته منتشر نشده است' })).toBeTruthy();
    expect(await headOf(host, '/contents/:contentTypeId', { id: 100, page: 1 })).toMatchObject({
      robots: 'noindex,follow',
    });
  });

  it.each(['/contents/7', '/contents/1?page=9'])('has no page at %s', async (address) => {
    await renderAt(remote, address, {
      handlers: [types, labels, path, given(listPagesByContentType, givenList(articles))],
    });

    expect(screen.getByRole('alert').textContent).toMatch(/^404/);
  });

  it('is 404 for a type that is not a number', async () => {
    await renderAt(remote, '/contents/abc');

    expect(screen.getByRole('alert').textContent).toBe('404 Page Not Found');
  });
});

describe('/contents/label/:title', () => {
  it('shows the label in the spelling that the articles use', async () => {
    const { host } = await renderAt(remote, '/contents/label/كابل', {
      handlers: [
        types,
        labels,
        given(listPagesByLabel, givenList([givenArticle(2, 'انتخاب سطح', ['کابل'])])),
      ],
    });

    expect(screen.getByRole('heading', { level: 1, name: 'مطالب با برچسب «کابل»' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^کابل\s?۱$/ }).getAttribute('aria-current')).toBe('true');
    const head = await headOf(host, '/contents/label/:title', { label: 'كابل', page: 1 });
    expect(decodeURI(head?.canonicalPath ?? '')).toBe('/contents/label/کابل');
  });

  it('offers other labels for one that no article has', async () => {
    await renderAt(remote, '/contents/label/هیچ', {
      handlers: [types, labels, given(listPagesByLabel, givenList([]))],
    });

    expect(screen.getByRole('heading', { name: 'مطلبی با این برچسب پیدا نشد' })).toBeTruthy();
    const others = within(screen.getByRole('list', { name: 'برچسب‌ها' })).getAllByRole('link');
    expect(others.map(({ textContent }) => textContent)).toEqual(['پمپ۷', 'کابل۱']);
    expect(others.every((link) => link.getAttribute('aria-current') === null)).toBe(true);
  });

  it('is 404 for a label longer than the service accepts', async () => {
    await renderAt(remote, `/contents/label/${'a'.repeat(81)}`);

    expect(screen.getByRole('alert').textContent).toBe('404 Page Not Found');
  });
});

describe('feeds and the index', () => {
  const all = given(listPagesByContentType, givenList(articles, { totalCount: 2 }));

  it('a list names its feed, and links to it', async () => {
    const { host } = await renderAt(remote, '/contents/1', { handlers: [types, labels, path, all] });

    expect(screen.getByRole('link', { name: 'خوراک این فهرست' }).getAttribute('href')).toBe(
      '/contents/feed.xml?type=1',
    );
    expect((await headOf(host, '/contents/:contentTypeId', { id: 1, page: 1 }))?.feed).toEqual({
      title: 'خوراک راهنمای خرید',
      path: '/contents/feed.xml?type=1',
    });
  });

  it('a list of nearly nothing is kept out of the index', async () => {
    const { host } = await renderAt(remote, '/contents/1', { handlers: [types, labels, path, all] });

    const head = await headOf(host, '/contents/:contentTypeId', { id: 1, page: 1 });
    expect(head?.robots).toBe('noindex,follow');
  });
});

describe('/category/contents/:categoryType/:categoryId/*', () => {
  const category = getActiveCategory.response.parse({
    id: 2021,
    categoryType: 'Product',
    parentId: null,
    title: 'پمپ گریز از مرکز',
    slug: 'پمپ',
    level: 2,
    ordinal: 1,
    isActive: true,
    itemsCount: 30,
    supplierCount: 9,
    drawing: { family: 'pump', seed: 1, dimensionMm: null, code: null },
  });
  const list = listPublicContents.response.parse({
    ...givenList(articles, { totalCount: 2 }),
    items: articles.map((article) => ({
      ...article,
      updatedAt: article.publishedAt,
      authorName: 'تحریریه',
      likes: 0,
      visits: 0,
      supplier: null,
      category: null,
    })),
  });
  const handlers = [
    types,
    labels,
    given(getActiveCategory, category),
    given(getCategoryBreadcrumb, [
      { categoryType: 'Product', category: null, title: 'محصولات' },
      {
        categoryType: 'Product',
        category: { id: 2021, title: category.title, slug: 'پمپ' },
        title: category.title,
      },
    ]),
    given(listPublicContents, list),
  ];
  const ADDRESS = '/category/contents/Product/2021/پمپ';

  it('lists the articles of a category beside its other sections', async () => {
    const { host } = await renderAt(remote, ADDRESS, { handlers });

    expect(screen.getByRole('heading', { level: 1, name: 'مطالب پمپ گریز از مرکز' })).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: 'بخش‌های دسته' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['کالاها۳۰', 'تأمین‌کنندگان۹', 'محتوا۲']);
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, null, 'page']);
    const asked = host.calls.find(({ endpoint }) => endpoint === listPublicContents);
    expect(asked?.input?.query).toMatchObject({ filter: { categoryId: 2021 } });
  });

  it.each(['/category/contents/Product/2021/x', '/category/contents/IndustrialService/2021/پمپ'])(
    'redirects %s to the category’s own address',
    async (address) => {
      const { router } = await renderAt(remote, address, { handlers });

      expect(decodeURI(router.state.location.pathname)).toBe(ADDRESS);
    },
  );

  it.each(['/category/contents/Nothing/2021/x', '/category/contents/Product/abc/x'])(
    'has no page at %s',
    async (address) => {
      await renderAt(remote, address, { handlers });

      expect(screen.getByRole('alert').textContent).toBe('404 Page Not Found');
    },
  );
});
