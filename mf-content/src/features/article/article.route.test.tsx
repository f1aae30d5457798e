import { countVisit, getPage, listPagesByLabel } from '@bazaar/contracts/content';
import { preloadAllFamilies } from '@bazaar/drawing';
import { createFakeHost, given, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { givenArticle, givenFullArticle, givenList } from '../../common/page/content.fixture.ts';
import { blockTypes, headOf } from '../../common/page/head-of.fixture.ts';
import remote from '../../remote.ts';

beforeAll(preloadAllFamilies);

const article = givenFullArticle(10, 'کاویتاسیون در پمپ', ['پمپ', 'نگهداری']);
const ADDRESS = '/contents/10/کاویتاسیون-در-پمپ';

const handlers = [
  given(getPage, article),
  given(listPagesByLabel, givenList([givenArticle(1, 'انتخاب پمپ')])),
];

describe('/contents/:pageId/*', () => {
  it('shows the article with its author, date, reading time, labels and text', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    expect(screen.getByRole('heading', { level: 1, name: 'کاویتاسیون در پمپ' })).toBeTruthy();
    expect(screen.getByText('نرگس یزدانی')).toBeTruthy();
    expect(screen.getAllByText('۲۵ آبان ۱۴۰۵')[0]?.getAttribute('datetime')).toBe('2026-11-16T08:00:00Z');
    expect(screen.getByText(/۷ دقیقه مطالعه/)).toBeTruthy();
    expect(screen.getByRole('img', { name: /طرح فنی/ })).toBeTruthy();
    const label = screen.getByRole('link', { name: 'نگهداری' });
    expect(decodeURI(label.getAttribute('href') ?? '')).toBe('/contents/label/نگهداری');
  });

  it('links to its headings, and prints', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    const contents = screen.getByRole('navigation', { name: 'در این مطلب' });
    expect(within(contents).getByRole('link', { name: 'چاره' }).getAttribute('href')).toBe('#چاره');
    const printed: string[] = [];
    window.print = () => void printed.push('print');
    await userEvent.click(screen.getByRole('button', { name: 'چاپ' }));
    expect(printed).toEqual(['print']);
  });

  it('counts a visit once the browser is idle', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
    const { host } = await renderAt(remote, ADDRESS, {
      handlers: [...handlers, given(countVisit, { count: 1 })],
    });

    for (const act of idle) {
      act();
    }

    await vi.waitFor(() =>
      expect(host.calls.find(({ endpoint }) => endpoint === countVisit)?.input?.body).toEqual({
        objectType: 'Content',
        objectId: 10,
      }),
    );
    vi.unstubAllGlobals();
  });

  it('lists other articles with its first label', async () => {
    const { host } = await renderAt(remote, ADDRESS, { handlers });

    const related = await screen.findByRole('region', { name: 'مطالب مرتبط' });
    expect(await within(related).findByRole('link', { name: 'انتخاب پمپ' })).toBeTruthy();
    expect(host.calls.at(-1)?.input).toMatchObject({ query: { label: 'پمپ', exceptId: 10 } });
  });

  it('shows the failure of related articles in their place, with a retry', async () => {
    const host = createFakeHost({
      handlers: [given(getPage, article), given(listPagesByLabel, problem(503))],
    });
    // React logs every error that a boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderAt(remote, ADDRESS, { host });
    const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();

    host.give(given(listPagesByLabel, givenList([givenArticle(1, 'انتخاب پمپ')])));
    await userEvent.click(retry);

    expect(await screen.findByRole('link', { name: 'انتخاب پمپ' })).toBeTruthy();
  });

  it('requests no related articles when it has no label', async () => {
    const bare = givenFullArticle(10, 'کاویتاسیون در پمپ', []);
    const { host } = await renderAt(remote, ADDRESS, { handlers: [given(getPage, bare)] });

    expect(host.calls).toHaveLength(1);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('redirects another slug to the canonical address', async () => {
    const { router } = await renderAt(remote, '/contents/10/نامی-دیگر?from=mail', { handlers });

    expect(decodeURI(router.state.location.pathname)).toBe(ADDRESS);
    expect(router.state.location.search).toBe('?from=mail');
  });

  it.each(['/contents/abc/x', '/contents/0/x'])('has no page at %s', async (address) => {
    await renderAt(remote, address);

    expect(screen.getByRole('alert').textContent).toBe('404 Page Not Found');
  });

  it("passes on the service's 404", async () => {
    await renderAt(remote, '/contents/99/x', { handlers: [given(getPage, problem(404))] });

    expect(screen.getByRole('alert').textContent).toMatch(/^404/);
  });

  it('has structured data for search engines', async () => {
    const { host } = await renderAt(remote, ADDRESS, { handlers });

    const head = await headOf(host, '/contents/:pageId/*', { id: article.id, now: '2026-11-20T08:00:00Z' });

    expect(head).toMatchObject({
      title: 'کاویتاسیون در پمپ',
      canonicalPath: encodeURI(ADDRESS),
      openGraphType: 'article',
    });
    expect(blockTypes(head)).toEqual(['Article', 'BreadcrumbList']);
    expect(head?.jsonLd?.[0]).toMatchObject({
      headline: 'کاویتاسیون در پمپ',
      datePublished: '2026-11-16T08:00:00Z',
      author: { name: 'نرگس یزدانی' },
      publisher: { name: 'بازار صنعت' },
    });
  });
});
