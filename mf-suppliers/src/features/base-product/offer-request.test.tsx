import { CustomerId } from '@bazaar/contracts/merchant';
import {
  getBaseProduct,
  getPriceHistory,
  listOffersByProduct,
  listVariants,
} from '@bazaar/contracts/product';
import { createDirectOrder } from '@bazaar/contracts/trade';
import {
  type FakeHost,
  given,
  givenDraft,
  type Handler,
  problem,
  type RenderOptions,
  renderAt,
} from '@bazaar/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { rememberBatch } from '../../common/request/draft-batch-intent.store.ts';
import { requestCustomer } from '../../common/request/request-customer.store.ts';
import remote from '../../remote.ts';
import { givenBaseProduct, givenHistory, givenOffer, givenTable } from './base-product.fixture.ts';

const ADDRESS = '/products/base-product/9/الکتروموتور-سه-فاز-چدنی?quantity=20&v=TE3-160L-4&compare=11,12';
const page = [
  given(getBaseProduct, givenBaseProduct()),
  given(listVariants, givenTable()),
  given(getPriceHistory, givenHistory([])),
  given(listOffersByProduct, [
    givenOffer(11),
    givenOffer(12, { minOrder: 30, supplier: { name: 'صنایع دناپمپ' } }),
    givenOffer(13, { supplier: { name: 'بازرگانی نوین' } }),
  ]),
];
const accepts = given(createDirectOrder, ({ body }) => givenDraft(body.supplierId, body.supplierId));

beforeEach(() => sessionStorage.clear());

async function open(handlers: Handler[], session: RenderOptions['session'] = 'signed-in') {
  const slots = { 'request.customer': () => <p>به نام کیست؟</p> };
  const rendered = await renderAt(remote, ADDRESS, { session, slots, handlers: [...page, ...handlers] });
  await screen.findByRole('heading', { name: 'مقایسه کنار هم' });
  return rendered;
}

const ordersOf = ({ calls }: FakeHost) => calls.filter(({ endpoint }) => endpoint === createDirectOrder);
const keysOf = (host: FakeHost) => ordersOf(host).map(({ input }) => input?.headers.get('idempotency-key'));

async function openDialog(name = 'درخواست از هر دو تأمین‌کننده') {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
  return screen.findByRole('dialog');
}

const needsOf = (host: FakeHost) =>
  ordersOf(host).map(({ input }) => (input?.body as { needId?: string } | undefined)?.needId);

const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

// Loading code for the first time may take longer than `findBy…` waits.
beforeAll(() => import('./chosen-size.ts'));

describe('a request to all chosen suppliers', () => {
  it('makes one draft for each supplier, each with its own key', async () => {
    const { host } = await open([accepts]);
    const dialog = await openDialog();
    expect(within(dialog).getByText('درخواست از ۲ تأمین‌کننده')).toBeTruthy();
    expect(ordersOf(host)).toEqual([]);

    await press('ساخت ۲ پیش‌نویس');

    expect(await within(dialog).findByText('۲ پیش‌نویس ساخته شد.')).toBeTruthy();
    expect(ordersOf(host).map(({ input }) => input?.body)).toMatchObject([
      { supplierId: 111, lines: [{ supplierProductId: 11, quantity: 20 }] },
      { supplierId: 112, lines: [{ supplierProductId: 12, quantity: 20 }] },
    ]);
    expect(new Set(keysOf(host)).size).toBe(2);
    const [need, ...others] = needsOf(host);
    expect(need).toMatch(/^[0-9a-f-]{36}$/);
    expect(others).toEqual([need]);
    expect(within(dialog).getByText('پیش‌نویس TR-1405-000112 ساخته شد')).toBeTruthy();
    expect(host.holds).toEqual([]);
  });

  it('makes all drafts for the company that is chosen when the first one is made', async () => {
    onTestFinished(() => void requestCustomer.remove());
    const { host } = await open([
      given(createDirectOrder, ({ body }) =>
        body.supplierId === 112 ? problem(503) : givenDraft(body.supplierId, body.supplierId),
      ),
    ]);
    const dialog = await openDialog();
    expect(within(dialog).getByText('به نام کیست؟')).toBeTruthy();
    requestCustomer.set({ id: CustomerId.parse(7), name: 'شرکت آبرسان نمونه' });
    await press('ساخت ۲ پیش‌نویس');
    await within(dialog).findByText('۱ پیش‌نویس ساخته شد و ۱ مورد ساخته نشد.');
    expect(within(dialog).queryByText('به نام کیست؟')).toBeNull();

    requestCustomer.remove();
    host.give(accepts);
    await press('تلاش دوباره برای ۱ مورد');

    await within(dialog).findByText('۲ پیش‌نویس ساخته شد.');
    expect(ordersOf(host).map(({ input }) => input?.body)).toMatchObject(
      [111, 112, 112].map((supplierId) => ({ supplierId, customerId: 7 })),
    );
    expect(new Set(needsOf(host)).size).toBe(1);
  });

  it('sends nothing of an earlier attempt again for another customer', async () => {
    onTestFinished(() => void requestCustomer.remove());
    const { host } = await open([given(createDirectOrder, problem(503))]);
    const dialog = await openDialog();
    await press('ساخت ۲ پیش‌نویس');
    await within(dialog).findByText('هیچ پیش‌نویسی ساخته نشد.');

    requestCustomer.set({ id: CustomerId.parse(7), name: 'شرکت آبرسان نمونه' });
    host.give(accepts);
    await press('تلاش دوباره برای ۲ مورد');

    await within(dialog).findByText('۲ پیش‌نویس ساخته شد.');
    expect(new Set(keysOf(host)).size).toBe(4);
    expect(new Set(needsOf(host)).size).toBe(2);
  });

  it('says which supplier does not accept the quantity', async () => {
    await open([accepts]);
    const dialog = await openDialog();

    const rows = within(dialog).getAllByRole('listitem');
    expect(rows[0]?.textContent).not.toContain('مطابقت ندارد');
    expect(rows[1]?.textContent).toContain('این مقدار با شرایط سفارش این تأمین‌کننده مطابقت ندارد');
  });

  it('says which draft failed, and sends only that one again, with the same key', async () => {
    const { host } = await open([
      given(createDirectOrder, ({ body }) =>
        body.supplierId === 111 ? problem(503) : givenDraft(body.supplierId, body.supplierId),
      ),
    ]);
    const dialog = await openDialog();
    await press('ساخت ۲ پیش‌نویس');
    await within(dialog).findByText('۱ پیش‌نویس ساخته شد و ۱ مورد ساخته نشد.');
    const failed = within(dialog).getAllByRole('listitem')[0];
    expect(failed?.textContent).toContain('پاسخی از سرور دریافت نشد');
    const firstKey = keysOf(host)[0];

    host.give(accepts);
    await press('تلاش دوباره برای ۱ مورد');

    await within(dialog).findByText('۲ پیش‌نویس ساخته شد.');
    expect(ordersOf(host).at(-1)?.input?.body).toMatchObject({ supplierId: 111 });
    expect(keysOf(host).at(-1)).toBe(firstKey);
    expect(new Set(needsOf(host)).size).toBe(1);
    expect(keysOf(host).filter((key) => key !== firstKey)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /تلاش دوباره/ })).toBeNull();
  });

  it('does not retry an item that is no longer offered', async () => {
    await open([given(createDirectOrder, problem(404))]);
    const dialog = await openDialog();

    await press('ساخت ۲ پیش‌نویس');

    await within(dialog).findByText('هیچ پیش‌نویسی ساخته نشد.');
    expect(screen.queryByRole('button', { name: /تلاش دوباره/ })).toBeNull();
  });

  it('asks to sign in again for the remaining drafts when the session has ended', async () => {
    const { host } = await open([
      given(createDirectOrder, ({ body }) =>
        body.supplierId === 112
          ? problem(401, { code: 'unauthorized' })
          : givenDraft(body.supplierId, body.supplierId),
      ),
    ]);
    const dialog = await openDialog();

    await press('ساخت ۲ پیش‌نویس');
    await within(dialog).findByText('نشست شما پایان یافته است؛ دوباره وارد شوید.');
    await press('ورود و ادامه');

    // An offer whose draft is already made is not chosen again.
    const rest = encodeURI(ADDRESS).replace('11,12', '12');
    expect(host.signIns).toEqual([{ redirectPath: rest, loginPerPage: true, reason: 'draft' }]);
  });

  it('adds what is made after signing in again to the need of the drafts made before', async () => {
    const before = await open([
      given(createDirectOrder, ({ body }) =>
        body.supplierId === 112
          ? problem(401, { code: 'unauthorized' })
          : givenDraft(body.supplierId, body.supplierId),
      ),
    ]);
    await openDialog();
    await press('ساخت ۲ پیش‌نویس');
    await screen.findByText('نشست شما پایان یافته است؛ دوباره وارد شوید.');
    await press('ورود و ادامه');
    before.unmount();

    const { host } = await renderAt(remote, ADDRESS.replace('11,12', '12'), {
      session: 'signed-in',
      handlers: [...page, accepts],
    });

    await screen.findByText('۱ پیش‌نویس ساخته شد.');
    expect(needsOf(host)).toEqual([needsOf(before.host)[0]]);
  });

  it('blocks a reload while it sends, and is closed only by the visitor', async () => {
    let response: () => void = () => {};
    const { host } = await open([
      given(
        createDirectOrder,
        ({ body }) =>
          new Promise((resolve) => {
            response = () => resolve(givenDraft(body.supplierId, body.supplierId));
          }),
      ),
    ]);
    await openDialog('درخواست از هر دو تأمین‌کننده');
    await press('ساخت ۲ پیش‌نویس');

    await waitFor(() => expect(host.holds).toEqual(['draft-batch']));
    expect(screen.getByRole('button', { name: 'در حال ساخت ۱ از ۲' }).getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(ordersOf(host)).toHaveLength(1));
    await act(async () => response());
    await screen.findByRole('button', { name: 'در حال ساخت ۲ از ۲' });
    await waitFor(() => expect(ordersOf(host)).toHaveLength(2));
    await act(async () => response());

    await screen.findByText('۲ پیش‌نویس ساخته شد.');
    expect(host.holds).toEqual([]);
    await press('بازگشت به پیشنهادها');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be sent to a single supplier', async () => {
    const { host } = await open([accepts]);
    const actions = screen.getAllByRole('button', { name: 'درخواست معامله' });
    expect(actions).toHaveLength(2);
    await act(async () => actions[1] && fireEvent.click(actions[1]));
    await screen.findByRole('dialog');

    await press('ساخت پیش‌نویس');

    await screen.findByText('۱ پیش‌نویس ساخته شد.');
    expect(ordersOf(host).map(({ input }) => input?.body)).toMatchObject([{ supplierId: 112 }]);
    expect(needsOf(host)).toEqual([undefined]);
  });
});

describe('a visitor', () => {
  it('is asked to sign in, and returns to the same choice', async () => {
    const { host } = await open([], 'signed-out');

    await press('درخواست از هر دو تأمین‌کننده');

    expect(host.signIns).toEqual([{ redirectPath: encodeURI(ADDRESS), loginPerPage: true, reason: 'draft' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has the drafts made after signing in, without asking again', async () => {
    const page = await open([], 'signed-out');
    await press('درخواست از هر دو تأمین‌کننده');
    page.unmount();

    const { host } = await open([accepts]);

    await screen.findByText('۲ پیش‌نویس ساخته شد.');
    expect(ordersOf(host).map(({ input }) => input?.body)).toMatchObject([
      { supplierId: 111 },
      { supplierId: 112 },
    ]);
  });

  it('has nothing made after signing in when another choice was meant', async () => {
    rememberBatch([{ productId: 11, quantity: 3 }]);

    const { host } = await open([accepts]);

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(ordersOf(host)).toEqual([]);
  });
});
