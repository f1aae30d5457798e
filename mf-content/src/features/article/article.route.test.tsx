import {
  countVisit,
  getPage,
  getPageByUniqueName,
  getPageLike,
  likePage,
  listCommentTree,
  listPageSubjects,
  listPagesByLabel,
  merchantHasContent,
  previewPage,
} from '@bazaar/contracts/content';
import { preloadAllFamilies } from '@bazaar/drawing';
import { createFakeHost, given, problem, renderAt } from '@bazaar/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  givenArticle,
  givenBody,
  givenFullArticle,
  givenList,
  givenSubjects,
  givenTree,
} from '../../common/page/content.fixture.ts';
import { blockTypes, headOf } from '../../common/page/head-of.fixture.ts';
import remote from '../../remote.ts';

// What stands below the text comes on demand, and would suspend in the middle of a test.
beforeAll(() => Promise.all([preloadAllFamilies(), import('./below.ts')]));

/** What replaces a fallback waits for the transition that draws the sections below the text. */
const LATE = { timeout: 10_000 };

const article = givenFullArticle(10, 'کاویتاسیون در پمپ', ['پمپ', 'نگهداری']);
const ADDRESS = '/contents/10/کاویتاسیون-در-پمپ';

const around = [
  given(listPageSubjects, givenSubjects),
  given(listCommentTree, givenTree([])),
  given(listPagesByLabel, givenList([givenArticle(1, 'انتخاب پمپ')])),
];
const handlers = [given(getPage, article), ...around];

beforeEach(() => sessionStorage.clear());

describe('/contents/:pageId/*', () => {
  it('shows the article with its author, date, reading time, labels and text', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    expect(screen.getByRole('heading', { level: 1, name: 'کاویتاسیون در پمپ' })).toBeTruthy();
    await vi.waitFor(() => expect(screen.getAllByText('نرگس یزدانی')).toHaveLength(2), LATE);
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
    const [print] = await screen.findAllByRole('button', { name: 'چاپ' }, LATE);
    await userEvent.click(print as HTMLElement);
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
    expect(host.calls.find(({ endpoint }) => endpoint === listPagesByLabel)?.input).toMatchObject({
      query: { label: 'پمپ', exceptId: 10 },
    });
  });

  it('shows the failure of related articles in their place, with a retry', async () => {
    const host = createFakeHost({
      handlers: [...handlers, given(listPagesByLabel, problem(503))],
    });
    // React logs every error that a boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderAt(remote, ADDRESS, { host });
    const retry = await screen.findByRole('button', { name: 'تلاش دوباره' }, LATE);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    await screen.findByRole('region', { name: /^نظرها/ }, LATE);

    host.give(given(listPagesByLabel, givenList([givenArticle(1, 'انتخاب پمپ')])));
    await userEvent.click(retry);

    expect(await screen.findByRole('link', { name: 'انتخاب پمپ' })).toBeTruthy();
  });

  it('requests no related articles when it has no label', async () => {
    const bare = givenFullArticle(10, 'کاویتاسیون در پمپ', []);
    const { host } = await renderAt(remote, ADDRESS, { handlers: [given(getPage, bare), ...around] });

    expect(host.calls.some(({ endpoint }) => endpoint === listPagesByLabel)).toBe(false);
    expect(screen.queryByRole('region', { name: 'مطالب مرتبط' })).toBeNull();
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
    await renderAt(remote, '/contents/99/x', { handlers: [given(getPage, problem(404)), ...around] });

    expect(screen.getByRole('alert').textContent).toMatch(/^404/);
  });

  it('has structured data for search engines', async () => {
    const { host } = await renderAt(remote, ADDRESS, { handlers });

    const head = await headOf(host, '/contents/:pageId/*', { id: article.id });

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

/** The like buttons; there are two while the bar below the text is out of view. */
const like = () => screen.getAllByRole('button', { name: /^پسندیدن · [۰-۹]+$/ })[0] as HTMLElement;

describe('the like of an article', () => {
  const counted = given(likePage, ({ query }) => ({
    liked: query.liked ?? false,
    likes: query.liked ? 5 : 4,
  }));
  const liked = { ...article, likes: 4 };

  it('leads a visitor to the sign-in, and is sent once on return', async () => {
    const { host } = await renderAt(remote, ADDRESS, {
      handlers: [given(getPage, liked), ...around, given(getPageLike, { liked: false, likes: 4 }), counted],
    });
    await vi.waitFor(like, LATE);
    await userEvent.click(like());
    expect(host.signIns).toEqual([{ loginPerPage: true, reason: 'like' }]);
    expect(like().getAttribute('aria-pressed')).toBe('false');

    await act(async () => host.setSession('signed-in'));

    await vi.waitFor(() => expect(like().textContent).toBe('پسندیدن · ۵'));
    expect(like().getAttribute('aria-pressed')).toBe('true');
    const sent = host.calls.filter(({ endpoint }) => endpoint === likePage);
    expect(sent.map(({ input }) => input?.query)).toEqual([{ liked: true }]);
    await act(async () => host.setSession('signed-out'));
    await act(async () => host.setSession('signed-in'));
    expect(host.calls.filter(({ endpoint }) => endpoint === likePage)).toHaveLength(1);
  });

  it('is not taken back by a read that began before it was stored', async () => {
    const { host } = await renderAt(remote, ADDRESS, {
      handlers: [given(getPage, liked), ...around, counted],
    });
    await vi.waitFor(like, LATE);
    await userEvent.click(like());
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    const read = vi.fn();
    host.give(
      given(getPageLike, async () => {
        read();
        await promise;
        return { liked: false, likes: 4 };
      }),
    );

    await act(async () => host.setSession('signed-in'));
    await vi.waitFor(() => expect(like().getAttribute('aria-pressed')).toBe('true'));
    await vi.waitFor(() => {
      expect(host.calls.some(({ endpoint }) => endpoint === likePage)).toBe(true);
      expect(host.queryClient.isMutating()).toBe(0);
    });
    expect(read).toHaveBeenCalledOnce();
    await act(async () => {
      answer();
      await vi.waitFor(() => expect(host.queryClient.isFetching()).toBe(0));
    });

    expect(like().getAttribute('aria-pressed')).toBe('true');
    expect(like().textContent).toBe('پسندیدن · ۵');
  });

  it('shows at once, and is what the service has stored after a failure', async () => {
    const { host } = await renderAt(remote, ADDRESS, {
      session: 'signed-in',
      handlers: [given(getPage, liked), ...around, given(getPageLike, { liked: true, likes: 4 })],
    });
    await vi.waitFor(() => expect(like().getAttribute('aria-pressed')).toBe('true'), LATE);
    let answer = () => {};
    host.give(
      given(likePage, async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return problem(503);
      }),
    );

    await userEvent.click(like());
    expect(like().textContent).toBe('پسندیدن · ۳');
    expect(like().getAttribute('aria-pressed')).toBe('false');
    answer();

    await vi.waitFor(() => expect(host.notices.at(-1)?.tone).toBe('danger'));
    expect(like().textContent).toBe('پسندیدن · ۴');
  });
});

describe('what an article is about', () => {
  it('is linked below its text: goods to their sizes, suppliers to their pages', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    const section = await screen.findByRole('region', { name: 'کالاها و تأمین‌کنندگان این مطلب' });
    const good = await within(section).findByRole('link', { name: 'پمپ API 610' });
    expect(decodeURI(good.getAttribute('href') ?? '')).toBe('/products/base-product/50011/پمپ');
    expect(section.textContent).toContain('۴ پیشنهاد');
    expect(section.textContent).toContain('۱٬۲۴۰٬۰۰۰٬۰۰۰');
    expect(within(section).getByRole('link', { name: 'صنایع پارس' })).toBeTruthy();
  });

  it.each([
    [{ ...givenSubjects, goods: [] }, 'تأمین‌کنندگان این مطلب'],
    [{ ...givenSubjects, suppliers: [] }, 'کالاهای این مطلب'],
  ])('has a title of its own when one part is missing', async (subjects, title) => {
    await renderAt(remote, ADDRESS, { handlers: [...handlers, given(listPageSubjects, subjects)] });

    expect(await screen.findByRole('region', { name: title })).toBeTruthy();
  });
});

it('an article of a series links to the one before, the one after, and all of them', async () => {
  const pages = [1, 10, 12].map((id) => ({ id, title: `نوشته ${id}`, slug: `نوشته-${id}` }));
  const inSeries = getPage.response.parse({ ...article, series: { title: 'نگهداری پمپ', pages } });
  await renderAt(remote, ADDRESS, { handlers: [given(getPage, inSeries), ...around] });

  const series = await screen.findByRole('region', { name: 'مجموعه «نگهداری پمپ»، نوشته ۲ از ۳' });
  const names = within(series)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['نوشته 1', 'نوشته 12', 'نوشته 1', 'نوشته 12']);
});

it('isolates the Latin runs of a title and of the table of contents', async () => {
  const body = [
    { tag: 'h2' as const, id: 'a', children: ['NPSH را فراموش نکنید'] },
    { tag: 'h2' as const, id: 'b', children: ['چاره'] },
  ];
  const latin = getPage.response.parse({ ...article, title: 'NPSH چیست', slug: article.slug, body });
  await renderAt(remote, ADDRESS, { handlers: [given(getPage, latin), ...around] });

  const contents = screen.getByRole('navigation', { name: 'در این مطلب' });
  const entry = within(contents).getByRole('link', { name: 'NPSH را فراموش نکنید' });
  expect(entry.querySelector('bdi')?.getAttribute('dir')).toBe('rtl');
  expect(entry.querySelector('bdi bdi[dir="ltr"]')?.textContent).toBe('NPSH');
  const title = screen.getByRole('heading', { level: 1 });
  expect(title.querySelector('bdi bdi[dir="ltr"]')?.textContent).toBe('NPSH');
});

describe('an article of a supplier', () => {
  const supplier = { id: 7, name: 'صنایع پارس', slug: 'پارس' };
  const written = getPage.response.parse({ ...article, supplier });
  const all = [given(getPage, written), ...around, given(merchantHasContent, { hasContent: true, count: 3 })];

  it('names the supplier and what else it has written', async () => {
    await renderAt(remote, ADDRESS, { handlers: all });

    const card = await screen.findByRole('region', { name: 'نویسنده این مطلب' }, LATE);
    expect(within(card).getByRole('link', { name: 'صنایع پارس' })).toBeTruthy();
    const more = await within(card).findByRole('link', { name: '۳ نوشته از این تأمین‌کننده' });
    expect(more.getAttribute('href')).toBe('/supplier/7/content-list');
  });

  it('is shown among those of its supplier, while its own address is canonical', async () => {
    const address = '/contents/10/supplier/7/کاویتاسیون-در-پمپ';
    const { host } = await renderAt(remote, address, { handlers: all });

    const breadcrumb = screen.getByRole('navigation', { name: /مسیر/ });
    expect(within(breadcrumb).getByRole('link', { name: 'صنایع پارس' })).toBeTruthy();
    const head = await headOf(host, '/contents/:pageId/supplier/:supplierId/*', { id: article.id });
    expect(head?.canonicalPath).toBe(encodeURI(ADDRESS));
  });

  it('has no page beside another supplier', async () => {
    await renderAt(remote, '/contents/10/supplier/8/کاویتاسیون-در-پمپ', { handlers: all });

    expect(screen.getByRole('alert').textContent).toBe('404 Page Not Found');
  });
});

it('the terms have texts around them, and nobody likes them or comments on them', async () => {
  const terms = getPage.response.parse({ ...givenFullArticle(1, 'قوانین', []), isListed: false });
  const { host } = await renderAt(remote, '/contents/1/قوانین', {
    handlers: [
      given(getPage, terms),
      given(getPageByUniqueName, ({ query }) => ({
        id: 8,
        uniquePageName: query.uniquePageName,
        title: `متن ${query.uniquePageName}`,
        summary: '',
        body: givenBody,
        updatedAt: '2026-11-18T08:00:00Z',
      })),
    ],
  });

  expect(await screen.findByRole('region', { name: 'متن policy-header' })).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'متن policy-footer' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /پسندید/ })).toBeNull();
  expect(host.calls.some(({ endpoint }) => endpoint === listCommentTree)).toBe(false);
});

it('a draft is shown to its author with a note, without likes and comments', async () => {
  const draft = previewPage.response.parse({ ...article, publishedAt: null, rowVersion: 1 });
  await renderAt(remote, '/contents/10/preview', {
    session: 'signed-in',
    handlers: [given(previewPage, draft)],
  });

  expect(screen.getByText('پیش‌نویس: تنها شما این صفحه را می‌بینید.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'کاویتاسیون در پمپ' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /پسندید/ })).toBeNull();
});
