import {
  countSupplierProducts,
  filterCategorySuppliers,
  getActiveCategory,
  getListingFacets,
  listMeasurementUnits,
  listSearchResults,
  listSupplierProducts,
  listTopLevelCategories,
} from '@bazaar/contracts/product';
import { createDirectOrder } from '@bazaar/contracts/trade';
import {
  createFakeHost,
  type FakeHost,
  given,
  givenDraft,
  type Handler,
  headOf,
  problem,
  renderAt,
} from '@bazaar/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  givenCategory,
  givenCategorySupplier,
  givenGroup,
  givenProduct,
} from '../../common/group/catalog.fixture.ts';
import { givenFacets } from '../../common/listing/listing.fixture.ts';
import remote from '../../remote.ts';
import { draftIntent } from './draft-intent.store.ts';
import { pumpFacets, unitRows } from './need.fixture.ts';

const NEED = 'پمپ ۱۰ بار، استیل ۳۱۶، اصفهان، ۲۰ عدد';
const ADDRESS = `/newai?need=${encodeURIComponent(NEED)}`;

const hit = {
  kind: 'category' as const,
  id: 2020,
  title: 'پمپ و تجهیزات',
  slug: 'پمپ-و-تجهیزات',
  summary: '',
  categoryType: 'Product' as const,
  drawing: { family: 'pump', seed: 1, dimensionMm: null, code: null },
};
const found = given(listSearchResults, ({ query: { term, paging, scope } }) => {
  const items = term.includes('پمپ') && scope === 'category' ? [hit] : [];
  return { ...paging, items, totalCount: items.length, scopeCounts: [] };
});
const nowhere = given(listSearchResults, ({ query: { paging } }) => ({
  ...paging,
  items: [],
  totalCount: 0,
  scopeCounts: [],
}));
const products = given(listSupplierProducts, ({ query: { paging, filter } }) => {
  const items = filter.cityIds && filter.properties ? [] : [givenProduct()];
  return { ...paging, items, totalCount: items.length };
});
const counts = (totalOf: (parts: number) => number) =>
  given(countSupplierProducts, ({ query: { filter } }) => ({
    totalCount: totalOf((filter.properties?.length ?? 0) + (filter.cityIds?.length ?? 0)),
    isTotalExact: true,
  }));
const handlers: Handler[] = [
  given(listMeasurementUnits, { quantities: [], units: unitRows }),
  found,
  given(getActiveCategory, givenCategory()),
  given(getListingFacets, { ...givenFacets(), properties: pumpFacets }),
  products,
  counts(() => 1),
  given(filterCategorySuppliers, ({ query: { paging } }) => ({
    ...paging,
    items: [{ supplier: givenCategorySupplier(), matchingCount: 2 }],
    totalCount: 1,
  })),
  given(listTopLevelCategories, [givenGroup()]),
];

const chips = () => within(screen.getByRole('list', { name: 'شرط‌ها' })).getAllByRole('link');
const asked = (host: FakeHost, endpoint: unknown) =>
  host.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input?.query);

beforeEach(() => sessionStorage.clear());

describe('/newai', () => {
  it('says that it works by rules, and works without a script', async () => {
    const { host } = await renderAt(remote, '/newai', { handlers });

    expect(screen.getByText(/این ابزار با قواعد مشخص کار می‌کند، نه با هوش مصنوعی/)).toBeTruthy();
    const box = screen.getByRole('textbox', { name: 'نیاز شما' });
    expect(box.getAttribute('name')).toBe('need');
    const form = box.closest('form');
    expect([form?.method, new URL(form?.action ?? '').pathname]).toEqual(['get', '/newai']);
    const examples = within(screen.getByRole('list', { name: 'نمونه‌ها' })).getAllByRole('link');
    expect(examples.map((link) => link.getAttribute('href')?.startsWith('/newai?need='))).toEqual([
      true,
      true,
      true,
    ]);
    expect(asked(host, listSearchResults)).toEqual([]);
  });

  it('submits a need to its own address', async () => {
    const { router } = await renderAt(remote, '/newai', { handlers });

    fireEvent.change(screen.getByRole('textbox', { name: 'نیاز شما' }), { target: { value: ' پمپ ' } });
    fireEvent.click(screen.getByRole('button', { name: 'پیدا کردن' }));

    await waitFor(() => expect(router.state.location.search).toBe(`?need=${encodeURIComponent('پمپ')}`));
  });

  it('shows the recognized category, conditions and amount, each with a link to remove it', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    const category = within(screen.getByRole('list', { name: 'دسته' })).getByRole('link');
    expect(category.textContent).toBe('پمپ و تجهیزات');
    expect(chips().map((chip) => chip.textContent)).toEqual([
      expect.stringContaining('فشار کاری: ۸ تا ۱۲ bar'),
      expect.stringContaining('جنس بدنه: استیل ۳۱۶'),
      expect.stringContaining('اصفهان'),
    ]);
    expect(screen.getByText('۲۰ عدد')).toBeTruthy();
    expect(new URLSearchParams(chips()[0]?.getAttribute('href')?.split('?')[1]).getAll('without')).toEqual([
      'p4',
    ]);
  });

  it('requests results without the removed conditions, and offers to restore them', async () => {
    const { host } = await renderAt(remote, `${ADDRESS}&without=p4&without=c16`, { handlers });

    expect(chips()).toHaveLength(1);
    expect(asked(host, listSupplierProducts)).toContainEqual(
      expect.objectContaining({
        filter: { categoryId: 2020, properties: [{ propertyId: 7, values: [73] }] },
      }),
    );
    const back = screen.getByRole('link', { name: 'بازگرداندن شرط‌های حذف‌شده' });
    expect(back.getAttribute('href')).not.toContain('without');
  });

  it('links to the whole list with the same conditions', async () => {
    await renderAt(remote, `${ADDRESS}&without=c16`, { handlers });

    const href = screen.getByRole('link', { name: 'همه در فهرست دسته' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(href)).toContain('/products/category/2020/پمپ-و-تجهیزات?filter.properties[0]');
    expect(screen.getByRole('article')).toBeTruthy();
  });

  it('shows the nearest results when nothing meets all conditions, and says which are left out', async () => {
    const few = counts((parts) => (parts <= 2 ? 3 - parts : 0));
    const { host } = await renderAt(remote, ADDRESS, { handlers: [...handlers, few] });

    expect(screen.getByText(/هیچ کالایی همه این شرط‌ها را با هم ندارد/).textContent).toContain('اصفهان');
    expect(asked(host, listSupplierProducts).at(-1)).toMatchObject({
      filter: { categoryId: 2020, properties: [{ propertyId: 4 }, { propertyId: 7 }] },
    });
  });

  it('prefers the category of the address to the recognized one', async () => {
    const { host } = await renderAt(remote, `${ADDRESS}&category=2021`, { handlers });

    const call = host.calls.find(({ endpoint }) => endpoint === getListingFacets);
    expect(call?.input?.query).toEqual({ filter: { categoryId: 2021 } });
  });

  it('asks for more details when no category is recognized', async () => {
    await renderAt(remote, '/newai?need=zzz', { handlers: [...handlers, nowhere] });

    expect(screen.getByText('دسته نیازتان پیدا نشد')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'دسته‌های با بیشترین کالا' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'جست‌وجوی ساده' }).getAttribute('href')).toBe('/search/zzz');
  });

  it('cuts a long word to the length that the search accepts', async () => {
    const long = `${'پ'.repeat(119)}😀${'پ'.repeat(300)} ${'مپ'.repeat(40)}`;
    const { host } = await renderAt(remote, `/newai?need=${encodeURIComponent(long)}`, {
      handlers: [...handlers, nowhere],
    });

    expect(screen.getByText('دسته نیازتان پیدا نشد')).toBeTruthy();
    const queries = asked(host, listSearchResults);
    expect(queries.length).toBeGreaterThan(0);
    for (const query of queries) {
      expect(listSearchResults.query?.safeParse(query).success).toBe(true);
    }
  });

  it('is indexed as a tool, without the needs that were entered', async () => {
    const bare = await headOf(remote, await renderAt(remote, '/newai', { handlers }));
    expect(bare).toMatchObject({ canonicalPath: '/newai' });
    expect(bare?.robots).toBeUndefined();
    expect(bare?.jsonLd?.[0]?.['@type']).toBe('BreadcrumbList');

    const used = await headOf(remote, await renderAt(remote, ADDRESS, { handlers }));
    expect(used).toMatchObject({ canonicalPath: '/newai', robots: 'noindex,follow' });
  });

  it('is also reached by a redirect from /ai', async () => {
    const { router } = await renderAt(remote, '/ai?need=zzz', { handlers: [...handlers, nowhere] });

    expect(router.state.location.pathname + router.state.location.search).toBe('/newai?need=zzz');
  });
});

describe('the draft of a request', () => {
  const made = given(createDirectOrder, () => givenDraft(123, 40));
  const hostOf = (session: 'signed-in' | 'signed-out', ...more: Handler[]) =>
    createFakeHost({ session, handlers: [...handlers, ...more] });
  const open = async (host: FakeHost) => {
    const page = await renderAt(remote, ADDRESS, { host });
    fireEvent.click(screen.getByRole('button', { name: 'ساخت پیش‌نویس درخواست' }));
    await screen.findByRole('textbox', { name: 'شرح نیاز' });
    return page;
  };
  const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'ساخت پیش‌نویس' }));
  const sent = (host: FakeHost) => host.calls.filter(({ endpoint }) => endpoint === createDirectOrder);

  it('is filled from the need, made with one line, and shows its number', async () => {
    const host = hostOf('signed-in', made);
    await open(host);
    expect([field('شرح نیاز').value, field('مقدار').value, field('واحد').value]).toEqual([NEED, '۲۰', 'عدد']);

    send();

    expect((await screen.findByText('TR-1405-000123')).closest('[role=status]')).toBeTruthy();
    expect(sent(host)[0]?.input?.body).toMatchObject({
      supplierId: 40,
      lines: [
        {
          freeText: NEED,
          unitTitle: 'عدد',
          quantity: 20,
          properties: [
            { title: 'فشار کاری', text: '۸ تا ۱۲ bar' },
            { title: 'جنس بدنه', text: 'استیل ۳۱۶' },
          ],
        },
      ],
    });
  });

  it('is sent again with the same key after a failure', async () => {
    const host = hostOf('signed-in', given(createDirectOrder, problem(503)));
    await open(host);

    send();
    expect(await screen.findByRole('alert')).toBeTruthy();
    send();
    await waitFor(() => expect(sent(host)).toHaveLength(2));

    const keys = sent(host).map(({ input }) => input?.headers.get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('says which field is invalid, and sends nothing', async () => {
    const host = hostOf('signed-in', made);
    await open(host);
    fireEvent.change(field('مقدار'), { target: { value: 'چند' } });

    send();

    expect(screen.getByText(/مقدار باید عددی صحیح/)).toBeTruthy();
    expect(document.activeElement).toBe(field('مقدار'));
    expect(sent(host)).toEqual([]);
  });

  it("keeps a visitor's text until they have signed in", async () => {
    const host = hostOf('signed-out', made);
    const page = await open(host);
    fireEvent.change(field('شرح نیاز'), { target: { value: 'پمپ برای خط دوم' } });
    fireEvent.click(screen.getByRole('button', { name: 'ورود و ادامه' }));
    expect(host.signIns).toEqual([{ loginPerPage: true, reason: 'draft' }]);
    expect(sent(host)).toEqual([]);
    page.unmount();

    await renderAt(remote, ADDRESS, { host: hostOf('signed-in', made) });

    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'شرح نیاز' })).value).toBe(
      'پمپ برای خط دوم',
    );
  });

  it('is not opened by a draft stored for another need', async () => {
    draftIntent.remember({
      need: 'دیگر',
      supplierId: 40,
      text: 'پمپ',
      quantity: '۱',
      unit: 'عدد',
      key: crypto.randomUUID(),
    });
    const host = hostOf('signed-in', made);
    await renderAt(remote, ADDRESS, { host });
    await act(async () => {});

    expect(screen.queryByRole('textbox', { name: 'شرح نیاز' })).toBeNull();
  });
});
