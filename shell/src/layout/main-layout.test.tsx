import { getWebsiteMenus } from '@bazaar/contracts/content';
import {
  type CategoryMenuType,
  getCategoryMenu,
  listSearchResults,
  listSuggestions,
} from '@bazaar/contracts/product';
import { breadcrumbJsonLd, HostProvider } from '@bazaar/host';
import { createFakeHost, given, problem } from '@bazaar/testing';
import { showToast } from '@bazaar/ui/toast';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderShell, shellConfig } from '../pages/render-shell.fixture.tsx';
import { CategoryMenuButton } from './category-menu/category-menu-button.tsx';
import { layoutLoader } from './layout-loader.ts';
import { MainLayout } from './main-layout.tsx';

const menus = given(getWebsiteMenus, [
  { code: 'make', title: 'ساخت و تولید', links: [{ title: 'تراشکاری', href: '/category/7/turning' }] },
]);

const drawing = { family: 'pump', seed: 1, dimensionMm: null, code: null };
const menuType = (categoryType: CategoryMenuType['categoryType'], title: string, id: number) => ({
  categoryType,
  title,
  itemsCount: 9,
  groups: [
    {
      id,
      title: `گروه ${title}`,
      slug: 'group',
      itemsCount: 86,
      drawing,
      children: [{ id: id + 1, title: `برگ ${title}`, slug: 'leaf', itemsCount: 3 }],
    },
  ],
});
const categoryMenu = given(getCategoryMenu, [
  menuType('IndustrialService', 'خدمات', 100),
  menuType('Product', 'کالاها', 200),
] as never);

const noResults = { items: [], totalCount: 0, pageNumber: 1, pageSize: 1, scopeCounts: [], correction: null };

async function open(url = '/one', options: { session?: 'signed-in' | 'signed-out' | 'checking' } = {}) {
  const host = createFakeHost({
    config: shellConfig,
    handlers: [menus, categoryMenu, given(listSuggestions, []), given(listSearchResults, noResults)],
    ...options,
  });
  const page = (title: string, next: string) => (
    <>
      <h1>{title}</h1>
      <Link to={next}>برو</Link>
    </>
  );
  const view = await renderShell(
    [
      {
        Component: MainLayout,
        loader: () => layoutLoader(host),
        children: [
          { path: '/', element: <div data-hero-search>{page('خانه', '/one')}</div> },
          { path: '/one', element: page('یک', '/two') },
          { path: '/two', element: page('دو', '/two?page=2') },
          { path: '/bare', element: <p>بی‌عنوان</p> },
          { path: '/late', element: <LateHeading /> },
          {
            path: '/good',
            loader: () => ({}),
            element: page('کالا', '/one'),
            handle: {
              head: () => ({
                title: 'کالا',
                jsonLd: [
                  breadcrumbJsonLd(
                    [
                      {
                        label: 'بخش',
                        href: `/category/categoryType/${shellConfig.categoryTypes[0]?.categoryType}`,
                      },
                    ],
                    '',
                    '/good',
                  ),
                ],
              }),
            },
          },
          { path: '/category/categoryType/:categoryType', element: page('بخش', '/one') },
        ],
      },
    ],
    { host, url },
  );
  return { ...view, user: userEvent.setup() };
}

/** A page whose heading comes, and is replaced, after the navigation. */
function LateHeading() {
  const [heading, setHeading] = useState('');
  return (
    <>
      {heading === '' ? null : <h1 key={heading}>{heading}</h1>}
      {['نخستین', 'دومین', 'سومین'].map((name) => (
        <button key={name} type="button" onClick={() => setHeading(name)}>
          {name}
        </button>
      ))}
    </>
  );
}

afterEach(() => vi.unstubAllGlobals());

describe('the row of types', () => {
  const row = () => within(screen.getByRole('navigation', { name: 'بخش‌های بازار' }));
  const current = () =>
    row()
      .queryAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
  const [type] = shellConfig.categoryTypes;
  const typePath = `/category/categoryType/${type?.categoryType}`;

  it('marks the section to which the page belongs by its breadcrumb', async () => {
    await open('/good');

    await waitFor(() => expect(current().map((link) => link.getAttribute('href'))).toEqual([typePath]));
    expect(current()[0]?.getAttribute('aria-current')).toBe('true');
  });

  it('marks no section on a page that belongs to none', async () => {
    await open('/one');

    expect(current()).toEqual([]);
  });
});

describe('the layout', () => {
  it('leads with a skip link to the main region', async () => {
    await open();

    const skip = screen.getByRole('link', { name: 'پرش به محتوای اصلی' });
    expect(document.querySelector('a')).toBe(skip);
    expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  });

  it('renders the drawings’ definitions once', async () => {
    await open();

    expect(document.querySelectorAll('#gv')).toHaveLength(1);
  });

  it('moves the focus to the new page’s heading, but not on the first load', async () => {
    const { user } = await open();
    expect(document.activeElement).toBe(document.body);

    await user.click(screen.getByRole('link', { name: 'برو' }));

    await waitFor(() => expect(document.activeElement?.textContent).toBe('دو'));
  });

  it('leaves the focus alone when only the query changes', async () => {
    const { user, router } = await open('/two');
    const link = screen.getByRole('link', { name: 'برو' });

    await user.click(link);

    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    expect(document.activeElement).toBe(link);
  });

  it('moves the focus to the main region of a page without a heading', async () => {
    const { router } = await open();

    await act(() => router.navigate('/bare'));

    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('moves the focus on to a heading that arrives, or is replaced, later', async () => {
    const { user, router } = await open();
    await act(() => router.navigate('/late'));
    expect(document.activeElement).toBe(screen.getByRole('main'));

    for (const heading of ['نخستین', 'دومین']) {
      fireEvent.click(screen.getByRole('button', { name: heading }));
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading })),
      );
    }

    await user.click(screen.getByRole('button', { name: 'سومین' }));
    await screen.findByRole('heading', { name: 'سومین' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'سومین' }));
  });

  it('shows the progress while the next page loads', async () => {
    const next = Promise.withResolvers<null>();
    const { router } = await renderShell(
      [
        {
          Component: MainLayout,
          children: [
            { path: '/', element: <h1>خانه</h1> },
            { path: '/slow', loader: () => next.promise, element: <h1>دیر</h1> },
          ],
        },
      ],
      { handlers: [menus] },
    );
    expect(screen.queryByRole('progressbar')).toBeNull();

    act(() => void router.navigate('/slow'));
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    await act(async () => next.resolve(null));

    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('shows toasts, whose code loads with the first one', async () => {
    await open();

    await act(() => showToast({ title: 'ذخیره شد' }));

    expect(await screen.findByText('ذخیره شد')).toBeTruthy();
  });
});

describe('the footer', () => {
  it('has the four lists of the service, loaded before the page, and the fixed links', async () => {
    const { host } = await open();
    const footer = within(screen.getByRole('contentinfo'));

    expect(footer.getByRole('link', { name: 'تراشکاری' }).getAttribute('href')).toBe('/category/7/turning');
    const addresses = ['درباره ما', 'تماس با ما', 'شرایط استفاده', 'حریم خصوصی'].map((name) =>
      footer.getByRole('link', { name }).getAttribute('href'),
    );
    expect(addresses).toEqual(['/page/aboutus', '/page/contactus', '/contents/1/policy', '/page/privacy']);
    expect(footer.getByText(/شرکت نمونه/)).toBeTruthy();
    expect(host.calls.map(({ name }) => name)).toEqual(['GET content /api/v1/websitemenus/tree']);
  });

  it('renders without its lists when they cannot be fetched', async () => {
    const host = createFakeHost({ config: shellConfig, handlers: [given(getWebsiteMenus, problem(500))] });

    await expect(layoutLoader(host)).resolves.toBeNull();
  });
});

describe('the header', () => {
  it('contains both account links in every document, whatever the session', async () => {
    await open('/one?x=1');
    const corner = within(screen.getByRole('navigation', { name: 'حساب کاربری' }));

    expect(corner.getByText('ورود به پنل').closest('a')?.getAttribute('href')).toBe('/profile');
    const signIn = corner.getByText('ورود').closest('a')?.getAttribute('href') ?? '';
    expect(new URL(signIn, 'http://x').searchParams.get('redirectPath')).toBe('/one?x=1');
    expect(corner.getByText('ثبت کسب‌وکار').getAttribute('href')).toBe('https://supplier.bazaar.example');
    expect(corner.getByText('ثبت‌نام خریدار').getAttribute('href')).toBe('/profile/register');
  });

  it('is busy until the session was read', async () => {
    const { host } = await open('/one', { session: 'checking' });
    const corner = screen.getByRole('navigation', { name: 'حساب کاربری' });
    expect(corner.getAttribute('aria-busy')).toBe('true');

    act(() => host.setSession('signed-in'));

    expect(corner.getAttribute('aria-busy')).toBe('false');
  });

  it('lists the five types, suppliers, articles and videos, help and the need-finder, and marks the current page', async () => {
    const { router } = await open('/two');
    const row = within(screen.getByRole('navigation', { name: 'بخش‌های بازار' }));

    expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/category/categoryType/IndustrialService',
      '/category/categoryType/Product',
      '/category/categoryType/ConsultingService',
      '/category/categoryType/ElectronicDocument',
      '/category/categoryType/IndustrialAdvertisement',
      '/suppliers/Product',
      '/contents',
      '/videos',
      '/help',
      '/newai',
    ]);
    expect(router.state.location.pathname).toBe('/two');
    expect(row.queryByRole('link', { current: 'page' })).toBeNull();
  });

  it('focuses the search on the slash key, but not while the visitor types', async () => {
    const { user } = await open();
    await user.keyboard('/');
    const field = document.activeElement as HTMLInputElement;
    expect(field.name).toBe('key');

    await user.keyboard('a/b');
    expect(field.value).toBe('a/b');
  });

  it('uses the quiet variant of its search on home while the hero search is visible', async () => {
    let report: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
    const observed: Element[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof report) {
          report = callback;
        }
        observe = (element: Element) => observed.push(element);
        disconnect = () => undefined;
      },
    );
    const { router } = await open('/');
    const variant = () => document.querySelector('[data-search-input]')?.getAttribute('data-search-input');
    expect(observed).toEqual([document.querySelector('[data-hero-search]')]);
    expect(variant()).toBe('quiet');

    act(() => report([{ isIntersecting: false }]));
    expect(variant()).toBe('header');
    act(() => report([{ isIntersecting: true }]));
    expect(variant()).toBe('quiet');

    await act(() => router.navigate('/one'));
    expect(variant()).toBe('header');
  });

  it('opens the search of a narrow screen as a row and focuses it', async () => {
    const { user } = await open();
    const toggle = screen.getAllByRole('button', { name: 'جست‌وجو' })[0] as HTMLElement;

    await user.click(
      screen
        .getAllByRole('button', { name: 'جست‌وجو' })
        .find((button) => button.hasAttribute('aria-expanded')) ?? toggle,
    );

    expect((document.activeElement as HTMLInputElement).name).toBe('key');
    expect(screen.getByRole('button', { name: 'بستن جست‌وجو' }).getAttribute('aria-expanded')).toBe('true');
  });
});

describe('the category menu', () => {
  const button = () => screen.getByRole('button', { name: 'دسته‌بندی‌ها' });

  it('is fetched on the first intent, not before', async () => {
    const { user, host } = await open();
    const fetched = () => host.calls.filter(({ name }) => name.endsWith('/categories/menu')).length;
    expect(fetched()).toBe(0);

    await user.hover(button());
    await waitFor(() => expect(fetched()).toBe(1));
    await user.click(button());
    await screen.findByRole('tablist');

    expect(fetched()).toBe(1);
    expect(button().getAttribute('aria-expanded')).toBe('true');
  });

  it('opens on goods, with their groups and children as links, and the drawing of a group', async () => {
    const { user } = await open();
    await user.click(button());
    const panel = within(await screen.findByRole('tabpanel', { name: 'کالاها' }));

    expect(panel.getByRole('link', { name: /همه کالاها/ }).getAttribute('href')).toBe(
      '/category/categoryType/Product',
    );
    expect(panel.getByRole('link', { name: 'گروه کالاها' }).getAttribute('href')).toBe('/category/200/group');
    expect(panel.getByRole('link', { name: 'برگ کالاها' }).getAttribute('href')).toBe('/category/201/leaf');
    expect(panel.getByText('۸۶ قلم')).toBeTruthy();
  });

  it('has no link «همه …» to the page itself', async () => {
    const { user } = await open('/category/categoryType/Product');
    await user.click(button());
    const panel = within(await screen.findByRole('tabpanel', { name: 'کالاها' }));

    expect(panel.getByRole('link', { name: 'گروه کالاها' })).toBeTruthy();
    expect(panel.queryByRole('link', { name: /^همه/ })).toBeNull();
  });

  it('supports the keyboard: opens into goods, arrows choose, Esc closes and returns the focus', async () => {
    const { user } = await open();
    act(() => button().focus());
    await user.keyboard('{ArrowDown}');
    const tabs = await screen.findAllByRole('tab');
    expect(document.activeElement).toBe(tabs[1]);
    expect(tabs[1]?.textContent).toBe('کالاها');

    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(tabs[0]);
    expect(tabs[0]?.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('link', { name: 'گروه خدمات' })).toBeTruthy();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(tabs[1]);
    await user.tab();
    expect(document.activeElement?.textContent).toContain('همه');

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it.each(['{Enter}', ' '])('opens with %j into a type', async (key) => {
    const { user } = await open();
    act(() => button().focus());
    await user.keyboard(key);

    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('tab'));
  });

  it('moves by arrows from the types into the groups, among them, and back', async () => {
    const { user } = await open();
    act(() => button().focus());
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('tablist');
    const focused = () => document.activeElement?.textContent;

    await user.keyboard('{ArrowLeft}');
    expect(focused()).toContain('همه کالاها');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('گروه کالاها');
    await user.keyboard('{End}');
    expect(focused()).toBe('برگ کالاها');
    await user.keyboard('{Home}{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
    await user.keyboard('{Home}');
    expect(focused()).toBe('خدمات');
  });

  it('is a link to the categories without scripts, or when a new tab is requested', async () => {
    const host = createFakeHost({ config: shellConfig });
    const html = renderToString(
      <HostProvider value={host}>
        <MemoryRouter>
          <CategoryMenuButton />
        </MemoryRouter>
      </HostProvider>,
    );
    expect(html).toContain('<a href="/category/categoryType/Product"');
    expect(html).not.toContain('role="button"');

    await open();
    fireEvent.click(button(), { ctrlKey: true });
    expect(screen.queryByRole('tabpanel')).toBeNull();
  });

  it('closes on a press outside, and when the page changes', async () => {
    const { user } = await open();
    await user.click(button());
    await screen.findByRole('tablist');
    await user.click(screen.getByRole('main'));
    expect(screen.queryByRole('tablist')).toBeNull();

    await user.click(button());
    await user.click(await screen.findByRole('link', { name: 'برو' }));
    await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull());
  });

  it('shows an error when it cannot be fetched, and tries again', async () => {
    const { user, host } = await open();
    host.give(given(getCategoryMenu, problem(503)));
    await user.click(button());
    await screen.findByText(/دریافت نشد/);

    host.give(categoryMenu);
    await user.click(screen.getByRole('button', { name: /تلاش دوباره/ }));

    expect(await screen.findByRole('tablist')).toBeTruthy();
  });
});

describe('the drawer of a narrow screen', () => {
  it('contains types with their groups, help, registration and the theme, and closes when the page changes', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('button', { name: 'باز کردن منو' }));
    const drawer = within(await screen.findByRole('dialog'));

    expect(drawer.getByRole('heading', { level: 2 }).textContent).toBe('منو');
    expect(drawer.getByRole('navigation', { name: 'دسته‌بندی‌ها' })).toBeTruthy();
    expect(drawer.queryByText('گروه کالاها')).toBeNull();
    await user.click(await drawer.findByRole('button', { name: 'کالاها' }));
    expect(drawer.getByText('همه کالاها').getAttribute('href')).toBe('/category/categoryType/Product');
    expect(drawer.getByText('گروه کالاها').getAttribute('href')).toBe('/category/200/group');
    await user.click(drawer.getByRole('button', { name: 'زیردسته‌های گروه کالاها', expanded: false }));
    expect(drawer.getByRole('link', { name: 'برگ کالاها' }).getAttribute('href')).toBe('/category/201/leaf');
    await user.click(drawer.getByRole('button', { name: 'خدمات' }));
    expect(drawer.queryByText('گروه کالاها')).toBeNull();
    expect(drawer.getByText('ثبت نیاز').getAttribute('href')).toBe('/newai');
    expect(drawer.getByText('ثبت کسب‌وکار').getAttribute('href')).toBe('https://supplier.bazaar.example');
    expect(drawer.getByRole('radio', { name: 'تیره' })).toBeTruthy();

    await act(() => router.navigate('/two'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
