import { listFavoritesByType, listNotesByObject } from '@bazaar/contracts/content';
import { CustomerId } from '@bazaar/contracts/merchant';
import { getSizePlace, getSupplierProduct, listRelatedProducts } from '@bazaar/contracts/product';
import { createDirectOrder, listTradeRequests } from '@bazaar/contracts/trade';
import { loadFamily } from '@bazaar/drawing';
import { given, givenDraft, OFFLINE, problem, type RenderOptions, renderAt } from '@bazaar/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { givenProduct } from '../../common/product/product.fixture.ts';
import { requestCustomer } from '../../common/request/request-customer.store.ts';
import remote from '../../remote.ts';

const ADDRESS = '/products/5/پمپ-گریز-از-مرکز';
const TIERS = [
  { minQuantity: 10, priceRial: 9_200 },
  { minQuantity: 20, priceRial: 8_600 },
  { minQuantity: 50, priceRial: 8_100 },
];
const tiered = {
  priceKind: 'tiered' as const,
  priceRial: 9_200,
  priceTiers: TIERS,
  minOrder: 10,
  stepQuantity: 5,
};

interface Opening extends RenderOptions {
  query?: string;
  changes?: Parameters<typeof givenProduct>[0];
}

function render({ query = '', changes = tiered, handlers = [], ...options }: Opening = {}) {
  return renderAt(remote, ADDRESS + query, {
    handlers: [
      given(getSupplierProduct, givenProduct(changes)),
      given(listRelatedProducts, []),
      given(getSizePlace, null),
      given(listNotesByObject, []),
      drafts([]),
      given(listFavoritesByType, { items: [], totalCount: 0, pageNumber: 1, pageSize: 100 }),
      ...handlers,
    ],
    ...options,
  });
}

async function open(opening: Opening = {}) {
  const page = await render(opening);
  const box = screen.getByRole('region', { name: 'قیمت' });
  const field = within(box).getByRole<HTMLInputElement>('textbox', { name: 'مقدار' });
  const write = (text: string) => fireEvent.change(field, { target: { value: text } });
  return { ...page, box, field, write };
}

const currentTier = (box: HTMLElement) => box.querySelector('tr[aria-current="true"]')?.textContent;
type Drafts = z.input<typeof listTradeRequests.response>['items'];
const drafts = (items: Drafts) =>
  given(listTradeRequests, {
    items,
    totalCount: items.length,
    pageNumber: 1,
    pageSize: 10,
    statusCounts: [],
  });
const openDraft: Drafts[number] = { ...givenDraft(77, 40), allowedActions: ['edit', 'cancel'] };
const made = given(createDirectOrder, givenDraft(123, 40));
const requestsOf = (calls: Awaited<ReturnType<typeof open>>['host']['calls']) =>
  calls.filter(({ endpoint }) => endpoint === createDirectOrder);

// Imports the module ahead, so that no test waits for the disk.
beforeAll(async () => {
  await Promise.all([
    loadFamily('pump'),
    import('./page-actions.widget.tsx'),
    import('./quantity-sheet.widget.tsx'),
    import('../../common/request/draft-request.ts'),
  ]);
}, 30_000);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the price at the bottom of a phone', () => {
  const dock = (box: HTMLElement) => within(box).getByRole('button', { name: /تغییر|روز/ });

  it('is that of one unit of the quantity', async () => {
    const { box, write } = await open();
    expect(dock(box).textContent).toBe('۱۰ دستگاه · تغییرهر دستگاه ۹۲۰ تومان');

    write('۲۰');

    expect(dock(box).textContent).toBe('۲۰ دستگاه · تغییرهر دستگاه ۸۶۰ تومان');
  });

  it('says the quantity and the lead time of what is sold out, and that its price is on inquiry', async () => {
    const { box } = await open({
      changes: { priceKind: 'inquiry', priceRial: null, stock: 0, leadTimeDays: 9 },
    });

    expect(dock(box).textContent).toBe('۲ دستگاه · ۹ روزاستعلام قیمت');
  });

  it('opens the quantity with its tiers and its sum, which the page follows', async () => {
    const { box, field } = await open();
    // Parts of the page may still be suspended, so each act is awaited.
    await act(async () => void fireEvent.click(dock(box)));
    const sheet = within(await screen.findByRole('dialog', { name: 'مقدار و قیمت' }));

    await act(async () => void fireEvent.click(sheet.getByRole('button', { name: 'بیشتر' })));

    expect(field.value).toBe('۱۵');
    expect(sheet.getByRole('status').textContent).toContain('۱۳٬۸۰۰ تومان');
    expect(dock(box).textContent).toContain('۱۵ دستگاه');
    expect(sheet.getByRole('link', { name: 'پیام به تأمین‌کننده' })).toBeTruthy();
    expect(sheet.getByRole('button', { name: /^درخواست معامله/ })).toBeTruthy();
  });
});

describe('the quantity field', () => {
  it('starts at the minimum order, with its tier, total and next saving', async () => {
    const { box, field } = await open();

    expect(field.value).toBe('۱۰');
    expect(currentTier(box)).toContain('۱۰ تا ۱۹');
    expect(within(box).getByRole('status').textContent).toContain('۹٬۲۰۰ تومان');
    expect(box.textContent).toContain('با ۱۰ دستگاه بیشتر، هر دستگاه ۶۰ تومان ارزان‌تر می‌شود.');
  });

  it('updates tier and total while it is typed, in any digits', async () => {
    const { box, write } = await open();

    write('۲۵');
    expect(currentTier(box)).toContain('۲۰ تا ۴۹');
    expect(within(box).getByRole('status').textContent).toContain('۲۱٬۵۰۰ تومان');

    write('50');
    expect(currentTier(box)).toContain('۵۰ و بیشتر');
  });

  it('is stepped from one orderable quantity to the next', async () => {
    const { box, field } = await open();

    fireEvent.click(within(box).getByRole('button', { name: 'بیشتر' }));
    expect(field.value).toBe('۱۵');
    fireEvent.click(within(box).getByRole('button', { name: 'کمتر' }));
    fireEvent.click(within(box).getByRole('button', { name: 'کمتر' }));
    expect(field.value).toBe('۱۰');
  });

  it.each([
    ['۹', 'حداقل سفارش این تأمین‌کننده ۱۰ دستگاه است'],
    ['ده', 'با یک عدد صحیح'],
    ['۲٫۵', 'با یک عدد صحیح'],
    ['2000000', 'بیش از ۱٬۰۰۰٬۰۰۰'],
  ])('says why %s cannot be ordered, and sends no request', async (text, reason) => {
    const { box, field, write, host } = await open({ session: 'signed-in' });

    write(text);

    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      reason,
    );
    expect(within(box).getByRole('status').textContent).not.toContain('تومان');
    fireEvent.click(within(box).getByRole('button', { name: 'درخواست معامله' }));
    expect(requestsOf(host.calls)).toEqual([]);
  });

  it('offers both neighbouring steps for a quantity between them', async () => {
    const { box, field, write } = await open();

    write('۱۲');
    expect(box.textContent).toContain('هر بار ۵ دستگاه افزایش می‌یابد');
    fireEvent.click(within(box).getByRole('button', { name: '۱۵ دستگاه' }));

    expect(field.value).toBe('۱۵');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('is read from the address', async () => {
    const { field, box } = await open({ query: '?quantity=۵۰' });

    expect(field.value).toBe('۵۰');
    expect(currentTier(box)).toContain('۵۰ و بیشتر');
  });

  it.each(['<script>', '-5', '1e9', '99999999', '', 'NaN'])(
    'falls back to the minimum order for an invalid value in the address: %s',
    async (text) => {
      const { field } = await open({ query: `?quantity=${encodeURIComponent(text)}` });

      expect(field.value).toBe('۱۰');
    },
  );

  it('shows a warning when the quantity exceeds the stock', async () => {
    const { box, write } = await open({ changes: { stock: 8, minOrder: 2 } });

    write('۹');

    expect(box.textContent).toContain('۸ دستگاه موجود است؛');
  });

  it('names the stock beside a saving, which would hide that the rest has to wait', async () => {
    const { box, write } = await open({ changes: { ...tiered, stock: 12 } });

    write('۱۵');

    expect(box.textContent).toMatch(/۱۲ دستگاه موجود است؛ زمان تحویل بقیه را.* ارزان‌تر می‌شود/);
  });

  it('has no total when the price is on inquiry', async () => {
    const { box } = await open({ changes: { priceKind: 'inquiry', priceRial: null, priceValidUntil: null } });

    expect(box.textContent).toContain('استعلام قیمت');
    expect(within(box).queryByText('جمع')).toBeNull();
    expect(within(box).getByRole('button', { name: 'درخواست معامله' })).toBeTruthy();
  });

  it('is submitted by GET, so that it has a total without scripts too', async () => {
    const { field } = await open();

    expect(field.form?.method).toBe('get');
    expect(field.name).toBe('quantity');
  });
});

describe('the request button', () => {
  const ask = (box: HTMLElement) =>
    fireEvent.click(within(box).getByRole('button', { name: 'درخواست معامله' }));

  it('creates a draft of this item and opens its form', async () => {
    const { box, write, host, router } = await open({ session: 'signed-in', handlers: [made] });
    write('۲۰');

    ask(box);

    await waitFor(() => expect(host.notices).toHaveLength(1));
    expect(host.notices[0]).toMatchObject({ tone: 'success' });
    expect(host.notices[0]?.title).toContain('TR-1405-000123');
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/directorder/edit/123'));
    expect(requestsOf(host.calls)[0]?.input).toMatchObject({
      body: { supplierId: 40, lines: [{ supplierProductId: 5, quantity: 20 }] },
    });
  });

  it('repeats the same action after a lost response, and starts a new one after its success', async () => {
    const keys: (string | null)[] = [];
    const failing = given(createDirectOrder, ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return problem(503);
    });
    const working = given(createDirectOrder, ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return givenDraft(123, 40);
    });
    const { box, host, unmount } = await open({ session: 'signed-in', handlers: [failing] });
    ask(box);
    await waitFor(() => expect(host.notices).toMatchObject([{ tone: 'danger', title: 'درخواست ثبت نشد' }]));
    host.give(working);
    ask(box);
    await waitFor(() => expect(host.notices).toHaveLength(2));
    unmount();
    const second = await open({ session: 'signed-in', handlers: [working] });
    ask(second.box);
    await waitFor(() => expect(second.host.notices).toHaveLength(1));

    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('offers the open draft of the same supplier before it makes a second one', async () => {
    const { box, write, host } = await open({ session: 'signed-in', handlers: [drafts([openDraft]), made] });
    write('۲۵');

    ask(box);

    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('TR-1405-000077');
    expect(within(dialog).getByRole('link', { name: 'افزودن به همین پیش‌نویس' }).getAttribute('href')).toBe(
      '/profile/directorder/edit/77?add=5&quantity=25',
    );
    expect(requestsOf(host.calls)).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'ساخت پیش‌نویس جدا' }));
    await waitFor(() => expect(requestsOf(host.calls)).toHaveLength(1));
  });

  it('adds the item to the open draft once that is known, or makes another draft', async () => {
    const { box, write, host, router } = await open({
      ...{ session: 'signed-in' as const },
      handlers: [drafts([openDraft]), made],
    });
    write('۲۵');
    const add = await within(box).findByRole('button', { name: 'افزودن به پیش‌نویس' }, { timeout: 5000 });
    expect(box.textContent).toContain('TR-1405-000077');

    fireEvent.click(within(box).getByRole('button', { name: 'ساخت پیش‌نویس جدا' }));
    await waitFor(() => expect(requestsOf(host.calls)).toHaveLength(1));
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/directorder/edit/123'));
    await act(() => router.navigate(-1));
    fireEvent.click(await screen.findByRole('button', { name: 'افزودن به پیش‌نویس' }, { timeout: 5000 }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/directorder/edit/77'));
    expect(router.state.location.search).toBe('?add=5&quantity=10');
    expect(add).toBeTruthy();
  });

  it('says in the service’s words why it was refused', async () => {
    const own = {
      code: 'own_supplier',
      title: 'با خودتان معامله نمی‌شود.',
      detail: 'از حساب دیگری درخواست دهید.',
    };
    const { box, host } = await open({
      ...{ session: 'signed-in' as const },
      handlers: [given(createDirectOrder, problem(422, own))],
    });

    ask(box);

    await waitFor(() =>
      expect(host.notices).toEqual([{ tone: 'danger', title: own.title, detail: own.detail }]),
    );
  });

  it('offers no draft that the user may only read', async () => {
    const { box, host } = await open({
      ...{ session: 'signed-in' as const },
      handlers: [drafts([{ ...openDraft, allowedActions: [] }]), made],
    });

    ask(box);

    await waitFor(() => expect(requestsOf(host.calls)).toHaveLength(1));
  });

  it('is for the company that the user has chosen, and so is the open draft', async () => {
    requestCustomer.set({ id: CustomerId.parse(7), name: 'شرکت آبرسان نمونه' });
    const companys = { actingRole: 'requester' as const, buyerName: 'شرکت آبرسان نمونه' };
    const { box, host } = await open({
      ...{ session: 'signed-in' as const },
      handlers: [given(createDirectOrder, { ...givenDraft(123, 40), ...companys })],
    });

    ask(box);

    await waitFor(() => expect(host.notices).toHaveLength(1));
    expect(host.notices[0]?.title).toContain('به نام');
    expect(host.notices[0]?.title).toContain(companys.buyerName);
    expect(requestsOf(host.calls)[0]?.input?.body).toMatchObject({ supplierId: 40, customerId: 7 });
    const searches = host.calls.filter(({ endpoint }) => endpoint === listTradeRequests);
    expect(searches.map(({ input }) => input?.query)).toMatchObject([{ filter: { customerId: 7 } }]);
  });

  it('is the user’s own without a choice, and offers no draft of a company', async () => {
    const companys = { ...openDraft, actingRole: 'requester' as const };
    const { box, host } = await open({
      session: 'signed-in',
      handlers: [drafts([companys]), made],
    });

    ask(box);

    await waitFor(() => expect(requestsOf(host.calls)).toHaveLength(1));
    expect(requestsOf(host.calls)[0]?.input?.body).not.toHaveProperty('customerId');
  });

  it('makes nothing when it cannot be known whether a draft is open', async () => {
    const { box, host } = await open({
      ...{ session: 'signed-in' as const },
      handlers: [given(listTradeRequests, OFFLINE), made],
    });

    ask(box);

    await waitFor(() => expect(host.notices).toMatchObject([{ tone: 'danger', title: 'درخواست ثبت نشد' }]));
    expect(requestsOf(host.calls)).toEqual([]);
  });

  it('goes on by itself after the sign-in that it asked for, once', async () => {
    const first = await open({ query: '?quantity=25' });
    await act(async () => ask(first.box));
    first.unmount();
    const { host } = await render({ query: '?quantity=25', session: 'signed-in', handlers: [made] });

    await waitFor(() => expect(requestsOf(host.calls)).toHaveLength(1));
    expect(requestsOf(host.calls)[0]?.input).toMatchObject({ body: { lines: [{ quantity: 25 }] } });
    expect(sessionStorage.length).toBe(0);
  });

  it('sends a visitor to sign in, and back to the same quantity', async () => {
    const { box, write, host } = await open();
    write('۲۵');

    await act(async () => ask(box));

    expect(host.signIns).toEqual([
      { redirectPath: `${encodeURI(ADDRESS)}?quantity=25`, loginPerPage: true, reason: 'draft' },
    ]);
    expect(requestsOf(host.calls)).toEqual([]);
  });
});
