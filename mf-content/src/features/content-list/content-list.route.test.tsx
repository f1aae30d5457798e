import { getContentTypeTree, listPagesByContentType, listPagesByLabel } from '@bazaar/contracts/content';
import { preloadAllFamilies } from '@bazaar/drawing';
import { given, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenArticle, givenList, givenTypes } from '../../common/page/content.fixture.ts';
import { blockTypes, headOf } from '../../common/page/head-of.fixture.ts';
import remote from '../../remote.ts';

beforeAll(preloadAllFamilies);

const articles = [givenArticle(1, 'انتخاب پمپ'), givenArticle(2, 'انتخاب کابل', ['کابل'])];
const types = given(getContentTypeTree, givenTypes);

describe('/contents and /contents/:contentTypeId', () => {
  it('lists the articles of a type beside types and labels', async () => {
    const { host } = await renderAt(remote, '/contents/1', {
      handlers: [types, given(listPagesByContentType, givenList(articles, { totalCount: 20 }))],
    });

    expect(screen.getByRole('heading', { level: 1, name: 'راهنمای خرید' })).toBeTruthy();
    const list = screen.getByRole('list', { name: 'فهرست مطالب' });
    expect(within(list).getAllByRole('article')).toHaveLength(2);
    const nav = screen.getByRole('navigation', { name: 'دسته مطالب' });
    expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('راهنمای خرید ۲۰');
    expect(within(nav).queryByText('قوانین')).toBeNull();
    expect(screen.getByRole('link', { name: 'کابل' })).toBeTruthy();
    expect(host.calls[1]?.input).toMatchObject({ query: { contentTypeId: 1, paging: { pageSize: 12 } } });
  });

  it('treats one segment as a type and more as an article', async () => {
    const { router } = await renderAt(remote, '/contents/1', {
      handlers: [types, given(listPagesByContentType, givenList(articles))],
    });

    expect(router.state.matches.at(-1)?.route.id).toBe('mf-content:/contents/:contentTypeId');
  });

  it('lists all types at /contents', async () => {
    const { host } = await renderAt(remote, '/contents', {
      handlers: [types, given(listPagesByContentType, givenList(articles))],
    });

    expect(screen.getByRole('link', { name: 'همه مطالب ۲۰' }).getAttribute('aria-current')).toBe('page');
    expect(host.calls[1]?.input).not.toHaveProperty('query.contentTypeId');
  });

  it('requests the page in the address, and links to the previous and next one', async () => {
    const { host } = await renderAt(remote, '/contents/1?page=2', {
      handlers: [
        types,
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
  });

  it('says so when a type has no articles, and is kept out of the index', async () => {
    const { host } = await renderAt(remote, '/contents/100', {
      handlers: [types, given(listPagesByContentType, givenList([]))],
    });

    expect(screen.getByRole('heading', { name: 'هنوز مطلبی در این دسته منتشر نشده است' })).toBeTruthy();
    expect(await headOf(host, '/contents/:contentTypeId', { id: 100, page: 1 })).toMatchObject({
      robots: 'noindex,follow',
    });
  });

  it.each(['/contents/7', '/contents/1?page=9'])('has no page at %s', async (address) => {
    await renderAt(remote, address, {
      handlers: [types, given(listPagesByContentType, givenList(articles))],
    });

    expect(screen.getByRole('alert').textContent).toBe('404 Page Not Found');
  });

  it('is 404 for a type that is not a number', async () => {
    await renderAt(remote, '/contents/abc');

    expect(screen.getByRole('alert').textContent).toBe('404 Page Not Found');
  });
});

describe('/contents/label/:title', () => {
  const all = given(listPagesByContentType, givenList(articles));

  it('shows the label in the spelling that the articles use', async () => {
    const { host } = await renderAt(remote, '/contents/label/كابل', {
      handlers: [types, all, given(listPagesByLabel, givenList([givenArticle(2, 'انتخاب سطح', ['کابل'])]))],
    });

    expect(screen.getByRole('heading', { level: 1, name: 'مطالب با برچسب «کابل»' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'کابل' }).getAttribute('aria-current')).toBe('true');
    const head = await headOf(host, '/contents/label/:title', { label: 'كابل', page: 1 });
    expect(decodeURI(head?.canonicalPath ?? '')).toBe('/contents/label/کابل');
  });

  it('offers other labels for one that no article has', async () => {
    await renderAt(remote, '/contents/label/هیچ', {
      handlers: [types, all, given(listPagesByLabel, givenList([]))],
    });

    expect(screen.getByRole('heading', { name: 'مطلبی با این برچسب پیدا نشد' })).toBeTruthy();
    const labels = screen.getByRole('list', { name: 'برچسب‌ها' });
    expect(
      within(labels)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['پمپ', 'کابل']);
  });

  it('is 404 for a label longer than the service accepts', async () => {
    await renderAt(remote, `/contents/label/${'a'.repeat(81)}`);

    expect(screen.getByRole('alert').textContent).toBe('404 Page Not Found');
  });
});
