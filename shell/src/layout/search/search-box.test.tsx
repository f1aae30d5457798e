import { listSearchResults, listSuggestions, type Suggestion } from '@bazaar/contracts/product';
import { HostProvider, recentSearches } from '@bazaar/host';
import { createFakeHost, given, type Handler, problem } from '@bazaar/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderShell } from '../../pages/render-shell.fixture.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchForm } from './search-form.tsx';

const found: Suggestion[] = [
  {
    kind: 'category',
    id: 3,
    title: 'پمپ سانتریفیوژ',
    slug: 'pump',
    highlight: [[7, 14]],
    categoryType: 'Product',
  },
  { kind: 'product', id: 12, title: 'پمپ بتونی', slug: 'concrete', highlight: [], categoryType: 'Product' },
  { kind: 'supplier', id: 5, title: 'صنایع نمونه', slug: 'sample', highlight: [], categoryType: null },
];

/** Gives the correction that the service returns for a term without suggestions. */
const corrected = (term: string | null) =>
  given(listSearchResults, {
    items: [],
    totalCount: 0,
    pageNumber: 1,
    pageSize: 1,
    scopeCounts: [],
    correction: term === null ? null : { term, kind: 'spelling', isApplied: true },
  });

beforeEach(() => localStorage.clear());

async function open({
  url = '/',
  variant = 'header' as const,
  handlers = [given(listSuggestions, found), corrected(null)] as Handler[],
} = {}) {
  const view = await renderShell([{ path: '*', element: <SearchBox variant={variant} /> }], {
    url,
    handlers,
  });
  const user = userEvent.setup();
  return { ...view, user, field: screen.getByRole('combobox', { name: /نام کالا/ }) as HTMLInputElement };
}

/** The options of the list; a select has options too. */
const lines = async () =>
  within(await screen.findByRole('listbox', { name: 'پیشنهادهای جست‌وجو' })).findAllByRole('option');

const path = ({ state }: { state: { location: { pathname: string; search: string } } }) =>
  decodeURIComponent(state.location.pathname) + state.location.search;

describe('what was typed before the search was hydrated', () => {
  it('is taken over and gets its suggestions', async () => {
    const host = createFakeHost({ handlers: [given(listSuggestions, found), corrected(null)] });
    const form = (
      <HostProvider value={host}>
        <QueryClientProvider client={host.queryClient}>
          <MemoryRouter>
            <SearchForm variant="header" initialTerm="" initialScope="everywhere" />
          </MemoryRouter>
        </QueryClientProvider>
      </HostProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(form);
    const field = within(container).getByRole('combobox', { name: /نام کالا/ }) as HTMLInputElement;
    field.focus();
    field.value = 'پمپ';

    await act(async () => render(form, { container, hydrate: true }));

    expect(await lines()).toHaveLength(3);
    expect(field.value).toBe('پمپ');
  });
});

describe('the search form', () => {
  it('is a GET form with the ten scopes, for browsers without scripts', async () => {
    const host = createFakeHost();
    const html = renderToString(
      <HostProvider value={host}>
        <MemoryRouter>
          <SearchForm variant="header" initialTerm="" initialScope="everywhere" />
        </MemoryRouter>
      </HostProvider>,
    );
    document.body.innerHTML = html;
    const form = document.querySelector('form');

    expect(form?.getAttribute('action')).toBe('/search');
    expect(form?.getAttribute('method')).toBe('get');
    expect(document.querySelector('input[name="key"]')).toBeTruthy();
    expect(document.querySelectorAll('select[name="scope"] option')).toHaveLength(10);
    document.body.innerHTML = '';
  });

  it('goes to the results in the chosen scope and remembers the search', async () => {
    const { user, field, router } = await open();

    await user.selectOptions(screen.getByRole('combobox', { name: 'بخش جست‌وجو' }), 'محصول');
    await user.type(field, '  كابل {Enter}');

    await waitFor(() => expect(path(router)).toBe('/search/کابل?scope=product'));
    expect(recentSearches.get()).toEqual(['کابل']);
  });

  it('stays on the page and keeps the focus in the field when nothing is typed', async () => {
    const { user, field, router } = await open();

    await user.click(screen.getByRole('button', { name: 'جست‌وجو' }));

    expect(path(router)).toBe('/');
    expect(document.activeElement).toBe(field);
  });

  it('shows the searched term on a page of results', async () => {
    const { field } = await open({ url: `/search/${encodeURIComponent('پمپ آب')}?scope=supplier` });

    expect(field.value).toBe('پمپ آب');
    expect((screen.getByRole('combobox', { name: 'بخش جست‌وجو' }) as HTMLSelectElement).value).toBe(
      'supplier',
    );
  });

  it('reads an unknown scope of an address as everywhere', async () => {
    await open({ url: '/search/x?scope=nonsense' });

    expect((screen.getByRole('combobox', { name: 'بخش جست‌وجو' }) as HTMLSelectElement).value).toBe(
      'everywhere',
    );
  });
});

describe('the hero’s scopes', () => {
  it('are a group of ten radios, four of them behind a button', async () => {
    const view = await renderShell([{ path: '*', element: <SearchBox variant="hero" /> }], {
      handlers: [given(listSuggestions, [])],
    });
    const group = screen.getByRole('group', { name: 'بخش جست‌وجو' });

    expect(within(group).getAllByRole('radio')).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'بیشتر (۴)' }));
    expect(screen.queryByRole('button', { name: 'بیشتر (۴)' })).toBeNull();

    await userEvent.click(screen.getByRole('radio', { name: 'مطلب' }));
    await userEvent.type(screen.getByRole('combobox'), 'خبر{Enter}');
    await waitFor(() => expect(path(view.router)).toBe('/search/خبر?scope=content'));
  });
});

describe('suggestions', () => {
  it('appear after typing has stopped: one request for the whole word', async () => {
    const { user, field, host } = await open();

    await user.type(field, 'پمپ');
    await lines();

    expect(host.calls.map(({ input }) => input?.query)).toEqual([
      { term: 'پمپ', scope: 'everywhere', take: 8 },
    ]);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('۳ پیشنهاد'));
  });

  it('are grouped by kind, with the completion bold and the type beside', async () => {
    const { user, field } = await open();

    await user.type(field, 'پمپ سان');
    await lines();

    expect(screen.getAllByRole('group', { name: /دسته|محصول|تأمین‌کننده/ })).toHaveLength(3);
    const category = within(screen.getByRole('group', { name: 'دسته' })).getByRole('option');
    expect(category.querySelector('b')?.textContent).toBe('تریفیوژ');
    expect(category.textContent).toContain('محصولات');
  });

  it('are reached with the arrows, in a circle through the field, and opened with Enter', async () => {
    const { user, field, router } = await open();
    await user.type(field, 'پمپ');
    const options = await lines();
    const active = () => field.getAttribute('aria-activedescendant');

    expect(active()).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(options[0]?.id);
    expect(options[0]?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{ArrowUp}');
    expect(active()).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe(options[2]?.id);

    await user.keyboard('{Enter}');
    await waitFor(() => expect(path(router)).toBe('/supplier/5/sample'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('go to their record by a click', async () => {
    const { user, field, router } = await open();
    await user.type(field, 'پمپ');

    await user.click(await screen.findByRole('option', { name: /بتونی/ }));

    await waitFor(() => expect(path(router)).toBe('/products/12/concrete'));
    expect(recentSearches.get()).toEqual(['پمپ بتونی']);
  });

  it('close with Esc and with Tab, and the arrow opens them again', async () => {
    const { user, field } = await open();
    await user.type(field, 'پمپ');
    await lines();

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field.value).toBe('پمپ');
    expect(field.getAttribute('aria-expanded')).toBe('false');

    await user.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await user.tab();
    await user.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('abort the request for a word that is no longer typed', async () => {
    const signals: (AbortSignal | null)[] = [];
    const slow = given(listSuggestions, ({ signal, query }) => {
      signals.push(signal);
      return query.term === 'پمپ' ? new Promise<Suggestion[]>(() => undefined) : found;
    });
    const { user, field } = await open({ handlers: [slow] });

    await user.type(field, 'پمپ');
    await waitFor(() => expect(signals).toHaveLength(1));
    await user.type(field, ' آب');
    await lines();

    expect(signals[0]?.aborted).toBe(true);
  });

  it('that fail do not affect the search itself', async () => {
    const { user, field, router, host } = await open({ handlers: [given(listSuggestions, problem(500))] });
    await user.type(field, 'پمپ');
    await waitFor(() => expect(host.calls.length).toBeGreaterThan(0));
    await user.keyboard('{Enter}');

    await waitFor(() => expect(path(router)).toBe('/search/پمپ'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('the offered correction', () => {
  const offer = () => screen.findByRole('option', { name: /منظورتان.*کابل.*بود/ });

  it('is shown where nothing is suggested, and searched for', async () => {
    const { user, field, router } = await open({ handlers: [given(listSuggestions, []), corrected('کابل')] });
    await user.type(field, 'کایل');
    expect((await offer()).querySelector('b')?.textContent).toBe('کابل');

    await user.keyboard('{ArrowDown}{Enter}');

    await waitFor(() => expect(path(router)).toBe('/search/کابل'));
    expect(recentSearches.get()).toEqual(['کابل']);
  });

  it('explains suggestions for keys typed in the other keyboard layout, without a request', async () => {
    const cable: Suggestion = { ...(found[0] as Suggestion), title: 'کابل و سیم', highlight: [] };
    const { user, field, host } = await open({ handlers: [given(listSuggestions, [cable])] });
    await user.type(field, ';hfg');

    await offer();
    expect(screen.getAllByRole('option', { name: /کابل/ })).toHaveLength(2);
    expect(host.calls.every(({ endpoint }) => endpoint === listSuggestions)).toBe(true);
  });

  it('is absent when the service has none either', async () => {
    const { user, field } = await open({ handlers: [given(listSuggestions, []), corrected(null)] });
    await user.type(field, 'xyzqq');

    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('پیشنهادی پیدا نشد'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('the search that fills a phone’s screen', () => {
  it('closes by its button, and stays open when something beside the options is pressed', async () => {
    const { user, field } = await open();
    expect(screen.queryByRole('button', { name: 'بازگشت از جست‌وجو' })).toBeNull();
    await user.type(field, 'پمپ');
    await lines();

    await user.click(screen.getByRole('search'));
    expect(screen.queryByRole('listbox')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'بازگشت از جست‌وجو' }));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).not.toBe(field);
    expect(field.value).toBe('پمپ');
  });
});

describe('recent searches', () => {
  beforeEach(() => localStorage.setItem('recentSearches', JSON.stringify(['ورق ST52', 'پمپ'])));

  it('appear at once when the empty field is focused, without a request', async () => {
    const { user, field, host, router } = await open();

    await user.click(field);
    const options = await lines();

    expect(options.map((option) => option.textContent)).toEqual(['ورق ST52', 'پمپ']);
    expect(host.calls).toEqual([]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(path(router)).toBe('/search/پمپ'));
  });

  it('are removed by Delete, by their remove button, and all together', async () => {
    localStorage.setItem('recentSearches', JSON.stringify(['یک', 'دو', 'سه']));
    const { user, field } = await open();
    await user.click(field);
    await lines();

    await user.keyboard('{ArrowDown}{Delete}');
    expect(recentSearches.get()).toEqual(['دو', 'سه']);
    expect(screen.getByRole('status').textContent).toContain('یک');

    const cross = screen.getByRole('option', { name: 'دو' }).querySelector('[data-remove]');
    await user.click(cross as Element);
    expect(recentSearches.get()).toEqual(['سه']);

    await user.click(screen.getByRole('button', { name: /پاک کردن/ }));
    expect(recentSearches.get()).toEqual([]);
    await act(async () => {});
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
