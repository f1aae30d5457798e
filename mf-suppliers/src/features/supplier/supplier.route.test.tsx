import { countVisit, listFavoritesByType, listPublicContents } from '@bazaar/contracts/content';
import {
  CustomerId,
  getSupplier,
  listMerchantDelegations,
  reportSupplier,
  revealSupplierContact,
} from '@bazaar/contracts/merchant';
import { listSupplierProducts } from '@bazaar/contracts/product';
import { createDirectOrder, listTradeRequests } from '@bazaar/contracts/trade';
import { createFakeHost, type FakeHost, given, givenDraft, headOf, problem, renderAt } from '@bazaar/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { givenSummary } from '../../common/product/product.fixture.ts';
import { requestCustomer } from '../../common/request/request-customer.store.ts';
import { givenSupplier } from '../../common/supplier/supplier.fixture.ts';
import { givenContent, givenDelegation, pageOf } from '../../common/supplier/supplier-lists.fixture.ts';
import remote from '../../remote.ts';

const ADDRESS = '/supplier/40/صنایع-نمونه-پمپ';
const supplier = given(getSupplier, givenSupplier({ contactMasked: '۰۳۱•••۲۱۴۰' }));
const delegations = given(
  listMerchantDelegations,
  pageOf([givenDelegation({ id: 1, brand: 'OLD', status: 'expired' }), givenDelegation()], 5),
);
const handlers = [
  supplier,
  delegations,
  given(listSupplierProducts, pageOf([givenSummary()], 17)),
  given(listPublicContents, pageOf([givenContent()])),
  given(listFavoritesByType, pageOf([])),
  given(countVisit, { count: 1 }),
];
const contact = given(revealSupplierContact, {
  phones: ['+983112342140', '+989131234567'],
  email: 'sale@pump.example',
  revealedAt: '2026-11-20T08:00:00Z',
});

// Loading a module for the first time may take longer than `findBy…` waits.
beforeAll(async () => {
  await Promise.all([import('./report-dialog.widget.tsx'), import('./press-actions.ts')]);
});
beforeEach(() => sessionStorage.clear());

describe('/supplier/:supplierId/*', () => {
  it("shows the supplier's name with the verification date", async () => {
    await renderAt(remote, ADDRESS, { handlers });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('صنایع نمونه‌پمپ');
    expect(screen.getByText('هویت تأییدشده در ۱۲ مهر ۱۴۰۵')).toBeTruthy();
    expect(screen.getByText('کاشان، استان اصفهان')).toBeTruthy();
    expect(screen.getByText('پاسخ‌گویی').closest('dt')?.nextElementSibling?.textContent).toBe(
      'معمولاً در حدود ۲ ساعت پاسخ می‌دهد',
    );
    expect(screen.getByText('امتیاز ۳۸ خریدار').closest('dt')?.nextElementSibling?.textContent).toBe(
      '۴٫۶ از ۵',
    );
    expect(screen.getByText('ریخته‌گری چدن')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'pump.example' }).getAttribute('rel')).toContain('nofollow');
  });

  it('shows the state of each ledger entry, and puts ended ones last', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    const rows = within(screen.getByRole('table', { name: /سوابق احراز هویت/ })).getAllByRole('row');
    expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual(['وضعیت', 'معتبر', 'منقضی‌شده']);
    const certificates = within(screen.getByRole('table', { name: 'گواهی‌ها' })).getAllByRole('rowheader');
    expect(certificates.map((cell) => cell.textContent)).toEqual(['گواهی CE', 'ISO 9001']);
  });

  it('shows some items and links to all items of each type', async () => {
    const { host } = await renderAt(remote, ADDRESS, { handlers });

    const call = host.calls.find(({ endpoint }) => endpoint === listSupplierProducts);
    expect(call?.input?.query).toMatchObject({ filter: { supplierId: 40 }, paging: { pageSize: 6 } });
    const types = await screen.findByRole('navigation', { name: 'نوع کالا و خدمت' });
    expect(within(types).getAllByRole('link')).toHaveLength(1);
    expect(within(types).getByRole('link').getAttribute('href')).toBe('/supplier/40/products/Product');
    expect(within(types).getByText('دسته ElectronicDocument').closest('[aria-disabled]')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'همه دسته Product (۱۷)' }).getAttribute('href')).toBe(
      '/supplier/40/products/Product',
    );
  });

  it('shows delegations, the expired last, and articles, with links to all', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    const table = screen.getByRole('table', { name: 'نمایندگی‌ها' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual(['وضعیت', 'معتبر', 'منقضی‌شده']);
    expect(screen.getByRole('link', { name: 'همه نمایندگی‌ها' }).getAttribute('href')).toBe(
      encodeURI('/supplier/40/merchantDelegations/صنایع-نمونه-پمپ'),
    );
    expect(screen.getByRole('link', { name: 'انتخاب پمپ برای آب گرم' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'همه مطالب' }).getAttribute('href')).toBe(
      '/supplier/40/content-list',
    );
  });

  it('stays complete when one of its sections fails, and that section can be retried', async () => {
    const failing = [...handlers, given(listMerchantDelegations, problem(503))];
    vi.mocked(console.error).mockImplementation(() => {});
    const { host } = await renderAt(remote, ADDRESS, { handlers: failing });

    const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    host.give(delegations);
    // The section is suspended again while it loads, so the act is awaited.
    await act(async () => fireEvent.click(retry));

    expect(await screen.findByRole('table', { name: 'نمایندگی‌ها' })).toBeTruthy();
  });

  it('shows a message when nothing was verified and nothing is offered', async () => {
    const bare = givenSupplier({ verification: [], certificates: [], verifiedAt: null, website: null });
    await renderAt(remote, ADDRESS, {
      handlers: [
        ...handlers,
        given(getSupplier, bare),
        given(listSupplierProducts, pageOf([])),
        given(listMerchantDelegations, pageOf([])),
        given(listPublicContents, pageOf([])),
      ],
    });

    expect(screen.getByText('هنوز چیزی بررسی نشده است')).toBeTruthy();
    expect(await screen.findByText('هنوز کالایی ثبت نشده است')).toBeTruthy();
    expect(screen.getByText('هویت هنوز بررسی نشده است')).toBeTruthy();
    expect(screen.getByText('این تأمین‌کننده نمایندگی ثبت‌شده‌ای ندارد.')).toBeTruthy();
    expect(screen.getByText('این تأمین‌کننده شماره‌ای ثبت نکرده است.')).toBeTruthy();
  });

  it('scrolls to the section that the address names, and focuses it', async () => {
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    const first = await renderAt(remote, `${ADDRESS}?openSection=delegations`, { handlers });
    expect(document.activeElement?.id).toBe('delegations');
    first.unmount();

    await renderAt(remote, `${ADDRESS}#contact`, { handlers });
    expect(document.activeElement?.id).toBe('contact');
    expect(scroll).toHaveBeenCalledTimes(2);
  });

  it('is 404 for an id that is not a number, and for an unknown supplier', async () => {
    const bad = await renderAt(remote, '/supplier/abc/x');
    expect(screen.getByRole('alert').textContent).toContain('404');
    bad.unmount();

    await renderAt(remote, ADDRESS, { handlers: [...handlers, given(getSupplier, problem(404))] });
    expect(screen.getByRole('alert').textContent).toContain('404');
  });

  it('redirects a wrong slug to the right one, with the requested section kept', async () => {
    const { router } = await renderAt(remote, '/supplier/40/x?openSection=about', { handlers });

    expect(decodeURIComponent(router.state.location.pathname)).toBe(ADDRESS);
    expect(router.state.location.search).toBe('?openSection=about');
  });

  it('has the structured data of an organization', async () => {
    const head = await headOf(remote, await renderAt(remote, ADDRESS, { handlers }));

    expect(head).toMatchObject({ title: 'صنایع نمونه‌پمپ', canonicalPath: encodeURI(ADDRESS) });
    expect(head?.jsonLd?.[0]).toMatchObject({
      '@type': 'Organization',
      address: { addressLocality: 'کاشان' },
      aggregateRating: { ratingValue: 4.6, ratingCount: 38 },
    });
    expect(head?.jsonLd?.[1]).toMatchObject({ '@type': 'BreadcrumbList' });
  });
});

describe("the supplier's phone number", () => {
  it('is requested once by a signed-in user, and can be dialled', async () => {
    const host = createFakeHost({ session: 'signed-in', handlers: [...handlers, contact] });
    await renderAt(remote, ADDRESS, { host });
    expect(screen.getByText('۰۳۱•••۲۱۴۰')).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'نمایش شماره' }));

    const phone = await screen.findByRole('link', { name: '۰۳۱ ۱۲۳۴ ۲۱۴۰' });
    expect(phone.getAttribute('href')).toBe('tel:+983112342140');
    expect(screen.getByRole('link', { name: '۰۹۱۳ ۱۲۳ ۴۵۶۷' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /sale@pump.example/ })).toBeTruthy();
    expect(host.calls.filter(({ endpoint }) => endpoint === revealSupplierContact)).toHaveLength(1);
  });

  it('sends a visitor to sign in and back to this place, and is then shown', async () => {
    const host = createFakeHost({ handlers: [...handlers, contact] });
    await renderAt(remote, ADDRESS, { host });

    fireEvent.click(screen.getByRole('button', { name: 'نمایش شماره' }));
    expect(host.signIns).toEqual([
      { redirectPath: `${encodeURI(ADDRESS)}#contact`, loginPerPage: true, reason: 'contact' },
    ]);
    expect(host.calls.some(({ endpoint }) => endpoint === revealSupplierContact)).toBe(false);

    act(() => host.setSession('signed-in'));
    expect(await screen.findByRole('link', { name: '۰۳۱ ۱۲۳۴ ۲۱۴۰' })).toBeTruthy();
    expect(host.calls.filter(({ endpoint }) => endpoint === revealSupplierContact)).toHaveLength(1);
  });

  it.each([
    [429, { retryAfterSeconds: 2500 }, /تعداد درخواست‌ها زیاد است؛ ۴۲ دقیقه دیگر/],
    [503, {}, /دوباره تلاش کنید/],
  ])('says why it could not be loaded (%i), and can be requested again', async (status, data, text) => {
    const host = createFakeHost({
      session: 'signed-in',
      handlers: [...handlers, given(revealSupplierContact, problem(status, { data }))],
    });
    await renderAt(remote, ADDRESS, { host });

    fireEvent.click(screen.getByRole('button', { name: 'نمایش شماره' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(text);

    host.give(contact);
    fireEvent.click(screen.getByRole('button', { name: 'نمایش شماره' }));
    expect(await screen.findByRole('link', { name: '۰۳۱ ۱۲۳۴ ۲۱۴۰' })).toBeTruthy();
  });
});

describe('the request to a supplier', () => {
  const drafts = (items: { id: number }[]) =>
    given(listTradeRequests, { ...pageOf(items as never[]), statusCounts: [] });
  const openDraft = { ...givenDraft(77, 40), allowedActions: ['edit' as const] };
  const made = given(createDirectOrder, givenDraft(123, 40));
  const created = ({ calls }: FakeHost) => calls.filter(({ endpoint }) => endpoint === createDirectOrder);

  async function ask(...more: typeof handlers) {
    const host = createFakeHost({ session: 'signed-in', handlers: [...handlers, ...more] });
    const { router } = await renderAt(remote, ADDRESS, { host });
    fireEvent.click(screen.getByRole('button', { name: /^درخواست معامله/ }));
    return { host, router };
  }

  it('opens a new draft without lines', async () => {
    const { host, router } = await ask(drafts([]), made);

    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/directorder/edit/123'));
    expect(created(host)[0]?.input?.body).toMatchObject({ supplierId: 40, lines: [] });
  });

  it('opens a draft of the company that the user has chosen', async () => {
    requestCustomer.set({ id: CustomerId.parse(7), name: 'شرکت آبرسان نمونه' });
    onTestFinished(() => void requestCustomer.remove());
    const { host } = await ask(drafts([]), made);

    await waitFor(() => expect(created(host)).toHaveLength(1));
    expect(created(host)[0]?.input?.body).toMatchObject({ supplierId: 40, customerId: 7 });
    const search = host.calls.find(({ endpoint }) => endpoint === listTradeRequests);
    expect(search?.input?.query).toMatchObject({ filter: { customerId: 7 } });
  });

  it('opens the open draft instead of a second one, and offers another', async () => {
    const { host, router } = await ask(drafts([openDraft]), made);

    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/directorder/edit/77'));
    expect(created(host)).toEqual([]);
    const [notice] = host.notices;
    expect(notice?.title).toContain('TR-1405-000077');
    await act(async () => notice?.action?.onSelect());
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/directorder/edit/123'));
    expect(created(host)).toHaveLength(1);
  });

  it('says in the service’s words why it was refused, and why it failed', async () => {
    const own = { code: 'own_supplier', title: 'با خودتان معامله نمی‌شود.' };
    const { host, router } = await ask(drafts([]), given(createDirectOrder, problem(422, own)));
    await waitFor(() => expect(host.notices).toEqual([{ tone: 'danger', title: own.title }]));

    host.give(given(createDirectOrder, problem(503)));
    fireEvent.click(screen.getByRole('button', { name: /^درخواست معامله/ }));

    await waitFor(() => expect(host.notices[1]).toMatchObject({ tone: 'danger', title: 'درخواست ثبت نشد' }));
    expect(decodeURIComponent(router.state.location.pathname)).toBe(ADDRESS);
  });
});

describe('the report of a supplier', () => {
  async function openReport(...more: typeof handlers) {
    const host = createFakeHost({ session: 'signed-in', handlers: [...handlers, ...more] });
    await renderAt(remote, ADDRESS, { host });
    fireEvent.click(screen.getByRole('button', { name: 'گزارش این صفحه' }));
    const dialog = await screen.findByRole('dialog', { name: 'گزارش صنایع نمونه‌پمپ' });
    return { host, form: within(dialog) };
  }

  it('is sent with a reason and a long enough text', async () => {
    const { host, form } = await openReport(
      given(reportSupplier, { id: 1, createdAt: '2026-11-20T08:00:00Z' }),
    );

    fireEvent.click(form.getByRole('button', { name: 'ارسال گزارش' }));
    expect(await form.findByText(/حداقل ۵ کاراکتر/)).toBeTruthy();

    fireEvent.click(form.getByRole('radio', { name: 'کلاهبرداری' }));
    fireEvent.change(form.getByRole('textbox', { name: 'شرح' }), { target: { value: 'کالا نفرستاد.' } });
    fireEvent.click(form.getByRole('button', { name: 'ارسال گزارش' }));

    await waitFor(() => expect(host.notices).toMatchObject([{ tone: 'success', title: 'گزارش شما ثبت شد' }]));
    const call = host.calls.find(({ endpoint }) => endpoint === reportSupplier);
    expect(call?.input?.body).toEqual({ reason: 'fraud', text: 'کالا نفرستاد.' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the typed text when it cannot be sent', async () => {
    const { form } = await openReport(given(reportSupplier, problem(503)));

    fireEvent.change(form.getByRole('textbox', { name: 'شرح' }), { target: { value: 'کالا نفرستاد.' } });
    fireEvent.click(form.getByRole('button', { name: 'ارسال گزارش' }));

    expect((await form.findByRole('alert')).textContent).toContain('متن شما حفظ شده است');
    expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: 'شرح' }).value).toBe('کالا نفرستاد.');
  });

  it('keeps its key when it is sent again, and takes a new one once it was edited', async () => {
    const { host, form } = await openReport(
      given(reportSupplier, problem(429, { data: { retryAfterSeconds: 40 } })),
    );
    const reports = () => host.calls.filter(({ endpoint }) => endpoint === reportSupplier);
    const send = async (text: string, times: number) => {
      fireEvent.change(form.getByRole('textbox', { name: 'شرح' }), { target: { value: text } });
      fireEvent.click(form.getByRole('button', { name: 'ارسال گزارش' }));
      await waitFor(() => expect(reports()).toHaveLength(times));
      expect((await form.findByRole('alert')).textContent).toContain('۴۰ ثانیه دیگر دوباره تلاش کنید');
    };

    await send('کالا نفرستاد.', 1);
    await send('کالا نفرستاد.', 2);
    await send('کالا را نفرستاد.', 3);

    const [first, second, third] = reports().map(({ input }) => input?.headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('asks a visitor to sign in first', async () => {
    const { host } = await renderAt(remote, ADDRESS, { handlers });

    fireEvent.click(screen.getByRole('button', { name: 'گزارش این صفحه' }));

    expect(host.signIns).toEqual([
      { redirectPath: encodeURI(ADDRESS), loginPerPage: true, reason: 'report' },
    ]);
  });
});
