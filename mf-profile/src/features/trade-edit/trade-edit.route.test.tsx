import { uploadFiles } from '@bazaar/contracts/file';
import {
  addDeliveryAddress,
  addPersonAddress,
  filterCities,
  filterStates,
  getMerchantSaleSetting,
  listCustomers,
  listDeliveryAddresses,
  listPersonAddresses,
} from '@bazaar/contracts/merchant';
import { getSupplierProduct } from '@bazaar/contracts/product';
import { getTradeRequest, requestConfirmation, updateDirectOrder } from '@bazaar/contracts/trade';
import { given, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import remote from '../../remote.ts';
import { keptDraft } from './kept-draft.store.ts';
import { loadSecondPart } from './load-second-part.ts';
import { givenAddress, givenItemPage, givenLine, givenRequest, givenServices } from './trade-edit.fixture.ts';

const ADDRESS = '/profile/directorder/edit/7';

function open(services = givenServices(), path = ADDRESS) {
  return renderAt(remote, path, { session: 'signed-in', handlers: services.handlers });
}

/** What the browser keeps of the signed-in user's form. */
const kept = () => keptDraft({ userId: '7', requestId: 7 });
const quantity = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'مقدار' });
const write = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const saved = () => screen.findByText(/^ذخیره شد/, undefined, { timeout: 5_000 });

// Their code comes on demand; its first reading takes seconds, which no visitor waits for.
beforeAll(() =>
  Promise.all([import('./later-steps.widget.tsx'), import('./conflict-dialog.widget.tsx'), loadSecondPart()]),
);

// The end of a page keeps what is unsaved, so storage is cleared before the next one.
beforeEach(() => {
  kept().remove();
});

describe('the form of a trade request', () => {
  it('shows the steps, the open one marked, and the sum', async () => {
    await open();

    const steps = within(screen.getByRole('navigation', { name: 'مراحل درخواست' })).getAllByRole('link');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null, null]);
    expect(steps[1]?.getAttribute('href')).toBe(`${ADDRESS}?step=delivery`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('درخواست معامله از مهندسی سپهرتوان');
    expect(await screen.findByText('۱۵٬۴۰۰٬۰۰۰')).toBeTruthy();
  });

  it('shows what was asked to be changed until the request is handed in again', async () => {
    await open(givenServices(givenRequest({ status: 'Draft', reason: 'نقشه شفت را پیوست کنید' })));

    expect(screen.getByText('نقشه شفت را پیوست کنید').parentElement?.textContent).toContain(
      'اصلاح خواسته‌شده',
    );
  });

  it('leads to the page of a request that cannot be edited', async () => {
    const { router } = await open(givenServices(givenRequest({ allowedActions: ['cancel'] })));

    expect(router.state.location.pathname).toBe('/profile/directorderinfo/7');
  });

  it('passes an unknown request and a failure on to the page', async () => {
    const services = givenServices();
    await open({ ...services, handlers: [...services.handlers, given(getTradeRequest, problem(404))] });

    expect(screen.getByRole('alert').textContent).toContain('404');
  });

  it('refuses an address without a number', async () => {
    await open(givenServices(), '/profile/directorder/edit/abc');

    expect(screen.getByRole('alert').textContent).toContain('404');
  });
});

describe('an item that a product page has named in the address', () => {
  const given102 = [given(getSupplierProduct, ({ params }) => givenItemPage(Number(params.id)))];
  const openWith = async (query: string, services = givenServices()) =>
    open({ ...services, handlers: [...services.handlers, ...given102] }, ADDRESS + query);

  it('is added in its quantity once, and leaves the address', async () => {
    const services = givenServices();
    const { router, host } = await openWith('?add=102&quantity=30', services);

    await saved();

    expect(services.store.bodies.at(-1)?.lines).toMatchObject([
      { supplierProductId: 101, quantity: 40 },
      { supplierProductId: 102, quantity: 30 },
    ]);
    expect(router.state.location.search).toBe('');
    expect(host.notices).toMatchObject([{ tone: 'success', title: 'کالا به این پیش‌نویس افزوده شد' }]);
  });

  it('is not added a second time', async () => {
    const { host } = await openWith('?add=101&quantity=30');

    await waitFor(() => expect(host.notices).toMatchObject([{ title: 'این کالا در پیش‌نویس هست' }]));
    expect((await quantity()).value).toBe('۴۰');
  });

  it('is refused when another supplier offers it', async () => {
    const services = givenServices();
    const { supplier } = givenItemPage(102);
    const foreign = given(getSupplierProduct, { ...givenItemPage(102), supplier: { ...supplier, id: 9 } });
    const { host } = await open(
      { ...services, handlers: [...services.handlers, foreign] },
      `${ADDRESS}?add=102`,
    );

    await waitFor(() => expect(host.notices).toMatchObject([{ tone: 'danger', title: 'کالا افزوده نشد' }]));
    expect(screen.getAllByRole('listitem', { name: /بلبرینگ/ })).toHaveLength(1);
  });

  it('that is none is ignored', async () => {
    const { host } = await openWith('?add=x&quantity=-1');

    expect((await quantity()).value).toBe('۴۰');
    expect(host.notices).toEqual([]);
  });
});

describe('the lines', () => {
  it('are stored with the version they were read in, after a pause', async () => {
    const services = givenServices();
    const { host } = await open(services);

    write(await quantity(), '۵۰');
    await saved();

    expect(services.store.bodies).toHaveLength(1);
    expect(services.store.bodies[0]?.lines).toMatchObject([{ supplierProductId: 101, quantity: 50 }]);
    expect(host.calls.at(-1)?.input?.headers.get('if-match')).toBe('"1"');
    expect(host.holds).toEqual([]);
  });

  it('say why a quantity cannot be ordered, keep it, and offer the nearest ones', async () => {
    await open();
    await screen.findByText('حداقل سفارش ۱۰، مضرب ۱۰');

    write(await quantity(), '۱۲');

    const field = await quantity();
    expect(field.value).toBe('۱۲');
    expect(await screen.findByText(/^مقدار باید از ۱۰/)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: /^۲۰/ }));
    expect((await quantity()).value).toBe('۲۰');
    await waitFor(() => expect(screen.queryByText(/^مقدار باید از ۱۰/)).toBeNull());
  });

  it('are removed with a way back to their place', async () => {
    const services = givenServices(givenRequest({ lines: [givenLine(1), givenLine(2), givenLine(3)] }));
    const { host } = await open(services);

    await userEvent.click(screen.getByRole('button', { name: /حذف ردیف: .*بلبرینگ 2/ }));
    expect(screen.getAllByRole('listitem', { name: /بلبرینگ/ })).toHaveLength(2);
    expect(host.notices.at(-1)).toMatchObject({ title: 'ردیف حذف شد', detail: 'بلبرینگ 2' });
    act(() => host.notices.at(-1)?.action?.onSelect());

    const names = screen.getAllByRole('listitem', { name: /بلبرینگ/ }).map((row) => row.textContent);
    expect(names[1]).toContain('بلبرینگ 2');
  });

  it('draw only the row that is typed in', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => givenLine(index + 1));
    await open(givenServices(givenRequest({ lines })));
    const rows = screen.getAllByRole('listitem', { name: /بلبرینگ/ });
    const untouched = vi.fn();
    const watch = new MutationObserver(untouched);
    await screen.findAllByText('حداقل سفارش ۱۰، مضرب ۱۰');
    for (const row of rows.slice(1)) {
      watch.observe(row, { subtree: true, childList: true, attributes: true, characterData: true });
    }

    write(within(rows[0] as HTMLElement).getByRole('textbox', { name: 'مقدار' }), '۵۰');

    await waitFor(() => expect(rows[0]?.textContent).toContain('۱۹٬۲۵۰٬۰۰۰'));
    watch.disconnect();
    expect(untouched).not.toHaveBeenCalled();
  });

  it('are added by name or code with their smallest quantity', async () => {
    const services = givenServices();
    await open(services);

    await userEvent.type(screen.getByRole('searchbox', { name: 'افزودن کالای این تأمین‌کننده' }), 'brg2');
    await userEvent.click(await screen.findByRole('button', { name: /افزودن .*بلبرینگ 2/ }));
    await saved();

    expect(services.store.bodies.at(-1)?.lines).toMatchObject([
      { supplierProductId: 101 },
      { supplierProductId: 102, quantity: 10 },
    ]);
  });

  it('in own words are stored once they are complete', async () => {
    const services = givenServices(givenRequest({ lines: [] }));
    await open(services);
    await userEvent.click(screen.getByRole('button', { name: 'افزودن ردیف متن آزاد' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'شرح' }));
    expect(screen.queryByText(/مورد باید اصلاح شود/)).toBeNull();

    write(screen.getByRole('textbox', { name: 'شرح' }), 'بوش برنزی گیربکس');
    expect(await screen.findByText(/۱ ردیف ناقص/)).toBeTruthy();
    write(screen.getByRole('textbox', { name: 'واحد' }), 'عدد');
    write(screen.getByRole('textbox', { name: 'مشخصات' }), 'جنس: برنز\nطبق نقشه');
    write(await quantity(), '۶');
    await waitFor(() => expect(services.store.bodies.at(-1)?.lines).toHaveLength(1), { timeout: 5_000 });

    expect(services.store.bodies.at(-1)?.lines).toMatchObject([
      {
        freeText: 'بوش برنزی گیربکس',
        unitTitle: 'عدد',
        quantity: 6,
        properties: [
          { title: 'جنس', text: 'برنز' },
          { title: 'توضیح', text: 'طبق نقشه' },
        ],
      },
    ]);
  });
});

describe('a new line in own words', () => {
  const named = () => screen.queryByText(/مورد باید اصلاح شود/)?.textContent;
  const invalid = () =>
    screen.getAllByRole('textbox').filter((field) => field.getAttribute('aria-invalid') === 'true');
  const openNew = async () => {
    await open(givenServices(givenRequest({ lines: [] })));
    await userEvent.click(screen.getByRole('button', { name: 'افزودن ردیف متن آزاد' }));
    await userEvent.keyboard('بوش برنزی');
    await screen.findByText(/۱ ردیف ناقص/);
  };

  it('is not at fault while its first field is typed in', async () => {
    await openNew();

    expect([named(), invalid()]).toEqual([undefined, []]);
  });

  it('names a field that was left empty, and no later one', async () => {
    await openNew();

    await userEvent.tab();
    await userEvent.tab();

    expect(await screen.findByText('واحد را بنویسید؛ مثلاً عدد یا متر.')).toBeTruthy();
    expect(invalid()).toEqual([screen.getByRole('textbox', { name: 'واحد' })]);
    expect(named()).toContain('۱ مورد');
  });

  it('names all that is missing once the line is left', async () => {
    await openNew();

    await userEvent.click(screen.getByRole('searchbox', { name: 'افزودن کالای این تأمین‌کننده' }));

    expect(await screen.findByText(/۲ مورد باید اصلاح شود/)).toBeTruthy();
    expect(invalid()).toHaveLength(2);
  });
});

describe('storing', () => {
  it('says that it failed, keeps what is typed, and succeeds on retry', async () => {
    const services = givenServices();
    const { host } = await open({
      ...services,
      handlers: [...services.handlers, given(updateDirectOrder, OFFLINE)],
    });
    write(await quantity(), '۵۰');
    await screen.findByText(/اتصال قطع است/, undefined, { timeout: 5_000 });
    expect((await quantity()).value).toBe('۵۰');
    expect(kept().get()?.form.lines[0]?.quantity).toBe('۵۰');

    for (const handler of services.handlers) {
      host.give(handler);
    }
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

    await saved();
    expect(services.store.bodies).toHaveLength(1);
    expect(kept().get()).toBeNull();
  });

  it('brings back what an earlier visit could not store', async () => {
    const services = givenServices();
    const first = await open({
      ...services,
      handlers: [...services.handlers, given(updateDirectOrder, OFFLINE)],
    });
    write(await quantity(), '۷۰');
    first.unmount();

    await open(services);

    expect((await quantity()).value).toBe('۷۰');
    await saved();
    expect(services.store.bodies.at(-1)?.lines).toMatchObject([{ quantity: 70 }]);
  });

  it('shows both versions when the request was changed elsewhere, and sends what is chosen', async () => {
    const services = givenServices();
    await open(services);
    services.store.request = givenRequest({
      rowVersion: 9,
      note: 'از همکار',
      lines: [givenLine(1, { quantity: 90 })],
    });

    write(await quantity(), '۵۰');
    const dialog = within(
      await screen.findByRole('dialog', { name: /در جای دیگری تغییر کرده است/ }, { timeout: 5_000 }),
    );
    expect(dialog.getByText('۵۰ عدد')).toBeTruthy();
    expect(dialog.getByText('۹۰ عدد')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'نگه داشتن انتخاب‌ها' }));
    await saved();

    expect(services.store.bodies.at(-1)).toMatchObject({ note: 'از همکار', lines: [{ quantity: 50 }] });
  });

  it('leads to the page of a request that was closed meanwhile', async () => {
    const services = givenServices();
    const { router } = await open({
      ...services,
      handlers: [
        ...services.handlers,
        given(updateDirectOrder, problem(409, { code: 'invalid_transition' })),
      ],
    });
    services.store.request = givenRequest({ status: 'Cancelled', allowedActions: [] });
    write(await quantity(), '۵۰');

    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/directorderinfo/7'), {
      timeout: 5_000,
    });
  });

  it('asks before the page is left with something unsaved, and not between steps', async () => {
    const services = givenServices();
    const { router } = await open({
      ...services,
      handlers: [...services.handlers, given(updateDirectOrder, OFFLINE)],
    });
    write(await quantity(), '۵۰');

    await act(() => router.navigate(`${ADDRESS}?step=terms`));
    expect(router.state.location.search).toBe('?step=terms');
    await act(() => router.navigate('/profile/favorites'));
    const dialog = within(screen.getByRole('dialog', { name: 'بدون ذخیره خارج می‌شوید؟' }));
    await userEvent.click(dialog.getByRole('button', { name: 'ماندن در صفحه' }));

    expect(router.state.location.pathname).toBe(ADDRESS);
  });

  it('of a published request waits for the button', async () => {
    const services = givenServices(givenRequest({ status: 'Published' }));
    const { router } = await open(services);
    expect(screen.getByText(/پیشنهاد قیمت فعلی باطل می‌شود/)).toBeTruthy();
    write(await quantity(), '۵۰');
    await act(() => router.navigate(`${ADDRESS}?step=check`));
    expect(services.store.bodies).toEqual([]);

    await userEvent.click(await screen.findByRole('button', { name: 'ثبت تغییرها' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/directorderinfo/7'));
    expect(services.store.bodies).toMatchObject([{ lines: [{ quantity: 50 }] }]);
  });
});

const page = { totalCount: 1, pageNumber: 1, pageSize: 100 };
/** The one province and city of the tests. */
const places = [
  given(filterStates, { items: [{ id: 8, title: 'قم', areaCode: '025', citiesCount: 1 }], ...page }),
  given(filterCities, {
    items: [{ id: 81, title: 'قم', stateId: 8, stateTitle: 'قم', hasUrbanAreas: false }],
    ...page,
  }),
];
const addressDialog = () => within(screen.getByRole('dialog', { name: 'نشانی جدید' }));

async function fillAddress() {
  const dialog = addressDialog();
  write(dialog.getByLabelText('عنوان نشانی'), 'سایت دوم');
  write(dialog.getByLabelText('نام تحویل‌گیرنده'), 'رضا کریمی');
  await dialog.findByRole('option', { name: 'قم' });
  write(dialog.getByLabelText('استان'), '8');
  await waitFor(() => expect(dialog.getAllByRole('option', { name: 'قم' })).toHaveLength(2));
  write(dialog.getByLabelText('شهر'), '81');
  write(dialog.getByLabelText('نشانی'), 'شهرک شکوهیه، فاز ۲');
  write(dialog.getByLabelText('کد پستی'), '۳۷۱۸۱-۴۶۵۲۹');
  write(dialog.getByLabelText('همراه تحویل‌گیرنده'), '۰۹۱۲۱۲۳۴۵۶۷');
}

describe('the delivery', () => {
  const delivery = `${ADDRESS}?step=delivery`;

  it('chooses among the addresses and stores it', async () => {
    const services = givenServices();
    await open(services, delivery);

    await userEvent.click(await screen.findByRole('radio', { name: /انبار/ }));
    await saved();

    expect(services.store.bodies.at(-1)?.deliveryAddressId).toBe(12);
  });

  it('adds an address in place: faults at the fields, then chosen', async () => {
    const services = givenServices();
    const adding = given(addDeliveryAddress, givenAddress(13, 'سایت دوم'));
    const { host } = await open(
      { ...services, handlers: [...services.handlers, ...places, adding] },
      delivery,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'افزودن نشانی' }));
    await userEvent.click(addressDialog().getByRole('button', { name: 'ثبت نشانی' }));
    expect(addressDialog().getByText('کد پستی ده‌رقمی را بنویسید.')).toBeTruthy();

    await fillAddress();
    await userEvent.click(addressDialog().getByRole('button', { name: 'ثبت نشانی' }));

    await saved();
    expect(services.store.bodies.at(-1)?.deliveryAddressId).toBe(13);
    const call = host.calls.find(({ endpoint }) => endpoint === addDeliveryAddress);
    expect(call?.input?.body).toMatchObject({ postalCode: '3718146529', cityId: 81 });
  });

  it('takes a typed day in any digits, and refuses one that is past with the reason', async () => {
    const services = givenServices(givenRequest({ needBy: null }));
    await open(services, delivery);
    const field = await screen.findByRole('textbox', { name: 'تاریخ نیاز' });

    write(field, '۱۴۰۰/۰۱/۰۱');
    expect(screen.getByText('تاریخ نیاز باید از فردا به بعد باشد.')).toBeTruthy();
    write(field, '1479-9-1');
    await saved();

    expect(services.store.bodies.at(-1)?.needBy).toBe('2100-11-22');
  });
});

describe('the delivery of a company', () => {
  const company = { id: 21, kind: 'company' as const, name: 'شرکت آبرسان', role: 'requester' as const };
  const asAgent = givenRequest({ actingRole: 'requester', buyerName: company.name, deliveryAddressId: null });

  const ofCompany = [
    given(listCustomers, { items: [{ ...company, completeness: 100, isComplete: true }], ...page }),
    given(listPersonAddresses, { items: [givenAddress(31, 'پالایشگاه')], ...page }),
  ];

  it('offers an agent the addresses of the company alone', async () => {
    const services = givenServices(asAgent);
    const { host } = await open(
      {
        ...services,
        handlers: [...services.handlers, ...ofCompany],
      },
      `${ADDRESS}?step=delivery`,
    );

    await userEvent.click(await screen.findByRole('radio', { name: /پالایشگاه/ }));
    await saved();

    expect(screen.getByRole('group', { name: 'نشانی تحویل شرکت' })).toBeTruthy();
    expect(services.store.bodies.at(-1)?.deliveryAddressId).toBe(31);
    const asked = host.calls.find(({ endpoint }) => endpoint === listPersonAddresses);
    expect(asked?.input?.params).toEqual({ id: 21 });
    expect(host.calls.some(({ endpoint }) => endpoint === listDeliveryAddresses)).toBe(false);
  });

  it('adds an address to the company, also when what was read of it is no longer kept', async () => {
    const services = givenServices(asAgent);
    const adding = given(addPersonAddress, givenAddress(32, 'سایت دوم'));
    const { host } = await open(
      { ...services, handlers: [...services.handlers, ...ofCompany, ...places, adding] },
      `${ADDRESS}?step=delivery`,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'افزودن نشانی' }));
    await fillAddress();
    host.queryClient.removeQueries({ queryKey: ['profile', 'trade-addresses'] });
    await userEvent.click(addressDialog().getByRole('button', { name: 'ثبت نشانی' }));

    await saved();
    const call = host.calls.find(({ endpoint }) => endpoint === addPersonAddress);
    expect(call?.input?.params).toEqual({ id: 21 });
    expect(host.calls.some(({ endpoint }) => endpoint === addDeliveryAddress)).toBe(false);
  });

  it('offers no new address, which would become one of the reader', async () => {
    const unknown = givenRequest({ actingRole: 'requester', deliveryAddressId: null });
    await open(givenServices(unknown), `${ADDRESS}?step=delivery`);

    expect(await screen.findByText(/به نشانی‌های این شرکت دسترسی ندارید/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'افزودن نشانی' })).toBeNull();
  });
});

describe('what the supplier sells under', () => {
  const terms = `${ADDRESS}?step=terms`;
  const setting = {
    supplierId: 3,
    minimumOrder: {
      kind: 'OrderValue' as const,
      amountRial: 500_000_000,
      title: 'حداقل مبلغ هر سفارش ۵۰٬۰۰۰٬۰۰۰ تومان است.',
    },
    paymentTerms: [
      { term: 'Cash' as const, title: 'نقدی هنگام سفارش' },
      { term: 'Credit30' as const, title: 'اعتباری ۳۰ روزه' },
    ],
    saleCities: [{ id: 81, title: 'قم' }],
    isNationwide: false,
    workingHours: [
      { day: 0, dayTitle: 'شنبه', opens: '08:00', closes: '16:00' },
      { day: 1, dayTitle: 'یکشنبه', opens: '08:00', closes: '16:00' },
    ],
  };
  const openTerms = (handler = given(getMerchantSaleSetting, setting)) => {
    const services = givenServices();
    return open({ ...services, handlers: [...services.handlers, handler] }, terms);
  };
  const region = async () => within(await screen.findByRole('region', { name: 'شرایط فروش تأمین‌کننده' }));

  it('stands beside the terms, and warns of a sum below the minimum order', async () => {
    await openTerms();

    const card = await region();
    expect(card.getByText('حداقل مبلغ هر سفارش ۵۰٬۰۰۰٬۰۰۰ تومان است.')).toBeTruthy();
    const hours = card
      .getByText('ساعت کاری')
      .closest('div')
      ?.textContent?.replaceAll(/[\u2066-\u2069]/g, '');
    expect(hours).toBe('ساعت کاریشنبه تا یکشنبه از ۰۸:۰۰ تا ۱۶:۰۰');
    expect(card.getByText('قم')).toBeTruthy();
    expect(await card.findByText(/جمع این درخواست از ۵۰٬۰۰۰٬۰۰۰ تومان کمتر است/)).toBeTruthy();
  });

  it('gives the payment term that can be kept to the field, and names the others', async () => {
    await openTerms();

    const card = await region();
    await userEvent.click(card.getByRole('button', { name: 'نقدی هنگام سفارش' }));

    expect(screen.getByLabelText('شرایط پرداخت')).toHaveProperty('value', 'نقدی هنگام سفارش');
    expect(card.queryByRole('button', { name: 'اعتباری ۳۰ روزه' })).toBeNull();
    expect(card.getByText(/اعتباری ۳۰ روزه.*پرداخت نمی‌شود/)).toBeTruthy();
    expect(screen.getByText(/یک‌جا و پیش از ارسال کالا از کیف پول یا با پرداخت آنلاین/)).toBeTruthy();
  });

  it('is not shown for a supplier that has not said it, and its failure leaves the form alone', async () => {
    await openTerms(given(getMerchantSaleSetting, problem(404)));
    expect(await screen.findByLabelText('شرایط پرداخت')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'شرایط فروش تأمین‌کننده' })).toBeNull());
    cleanup();

    await openTerms(given(getMerchantSaleSetting, problem(503)));
    expect(await screen.findByText(/شرایط فروش تأمین‌کننده بارگذاری نشد/)).toBeTruthy();
    expect(screen.getByLabelText('شرایط پرداخت')).toBeTruthy();
  });
});

describe('the documents', () => {
  const terms = `${ADDRESS}?step=terms`;
  const fileId = '0b8c9a53-6d3b-4d0a-9a2f-0c6d2f6a1b11';
  const meta = { id: fileId, name: 'نقشه.pdf', mime: 'application/pdf' as const, size: 3, url: '/f' };
  const pdf = new File(['abc'], 'نقشه.pdf', { type: 'application/pdf' });
  const choose = async (...files: File[]) =>
    fireEvent.change(await screen.findByLabelText('فایل'), { target: { files } });

  it('are sent and attached under their kind, and can be removed with a way back', async () => {
    const services = givenServices();
    const { host } = await open(
      { ...services, handlers: [...services.handlers, given(uploadFiles, { items: [meta] })] },
      terms,
    );
    await screen.findByLabelText('فایل');
    write(screen.getByLabelText('نوع سند'), '2');
    await choose(pdf);
    await saved();

    expect(services.store.bodies.at(-1)?.documents).toEqual([{ typeId: 2, fileId }]);
    await userEvent.click(screen.getByRole('button', { name: /حذف سند: .*نقشه/ }));
    expect(screen.getByText('سندی پیوست نشده است.')).toBeTruthy();
    act(() => host.notices.at(-1)?.action?.onSelect());
    expect(screen.getByText('نقشه.pdf')).toBeTruthy();
  });

  it('are chosen by a button that names itself in Persian', async () => {
    await open(givenServices(), terms);

    const field = await screen.findByLabelText<HTMLInputElement>('فایل');

    expect([field.type, field.parentElement?.textContent]).toEqual(['file', 'انتخاب فایل']);
  });

  it('keep their field, and the focus in it, while the form is stored', async () => {
    await open(givenServices(), terms);
    const field = await screen.findByLabelText('فایل');
    write(screen.getByLabelText('شرایط پرداخت'), 'نقد');
    field.focus();

    await saved();

    expect(screen.getByLabelText('فایل')).toBe(field);
    expect(document.activeElement).toBe(field);
  });

  it('are refused at the field before they are sent', async () => {
    const { host } = await open(givenServices(), terms);

    await choose(new File(['a'], 'قیمت.exe'));

    expect(screen.getByText(/نوع فایل .*قیمت.exe.* پذیرفته نمی‌شود/)).toBeTruthy();
    expect(host.calls.some(({ endpoint }) => endpoint === uploadFiles)).toBe(false);
  });

  it('show why they did not arrive, and are sent again or forgotten', async () => {
    const services = givenServices();
    const { host } = await open(
      {
        ...services,
        handlers: [...services.handlers, given(uploadFiles, problem(415, { detail: 'محتوا PDF نیست.' }))],
      },
      terms,
    );
    await choose(pdf);
    expect(await screen.findByText('محتوا PDF نیست.')).toBeTruthy();

    host.give(given(uploadFiles, { items: [meta] }));
    await userEvent.click(screen.getByRole('button', { name: /بارگذاری دوباره/ }));

    expect(await screen.findByRole('button', { name: /حذف سند/ })).toBeTruthy();
  });

  it('can be cancelled on their way', async () => {
    const services = givenServices();
    const answer = Promise.withResolvers<{ items: (typeof meta)[] }>();
    await open(
      { ...services, handlers: [...services.handlers, given(uploadFiles, () => answer.promise)] },
      terms,
    );
    await choose(pdf);
    expect(await screen.findByRole('progressbar', { name: /در حال بارگذاری/ })).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: /لغو بارگذاری/ }));
    answer.resolve({ items: [meta] });

    expect(await screen.findByText('سندی پیوست نشده است.')).toBeTruthy();
    expect(services.store.bodies).toEqual([]);
  });
});

describe('the last step', () => {
  const check = `${ADDRESS}?step=check`;
  const refused = problem(422, {
    code: 'not_ready',
    detail: 'موارد مشخص‌شده را کامل کنید.',
    errors: { 'lines[0].quantity': ['حداقل سفارش ۲۰ عدد است.'], profile: ['مشخصات خریدار کامل نیست.'] },
  });

  it('lists the problems as links to their fields, and holds the button back', async () => {
    await open(givenServices(givenRequest({ lines: [givenLine(1, { quantity: 12 })], needBy: null })), check);

    const problems = within(await screen.findByRole('list', { name: /این موارد را اصلاح کنید/ }));
    await problems.findByRole('link', { name: /بلبرینگ 1.*مقدار باید/ });
    expect(problems.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `${ADDRESS}#line-stored-1-quantity`,
      `${ADDRESS}?step=delivery#need-by`,
    ]);
    const button = screen.getByRole('button', { name: 'درخواست بررسی' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('shows where to, to whom, which documents, and how it is paid', async () => {
    const document = { typeId: 2, typeTitle: 'استعلام', fileId: crypto.randomUUID() };
    const documents = [{ ...document, addedBy: 'buyer' as const, addedAt: '2026-11-23T07:00:00Z' }];
    await open(givenServices(givenRequest({ documents })), check);

    const delivery = within(await screen.findByRole('region', { name: 'تحویل' }));
    expect(await delivery.findByText('۳۷۱۸۱-۴۶۵۲۹')).toBeTruthy();
    expect(delivery.getByText('رضا کریمی').parentElement?.textContent).toContain('۰۹۱۲');
    const terms = within(screen.getByRole('region', { name: 'شرایط و اسناد' }));
    expect(within(terms.getByRole('list', { name: 'اسناد' })).getByText('استعلام')).toBeTruthy();
    expect(terms.getByText(/پیش از ارسال، از کیف پول یا آنلاین/)).toBeTruthy();
  });

  it('takes the focus to the field of a problem', async () => {
    const { router } = await open(givenServices(givenRequest({ needBy: null })), check);

    await act(() => router.navigate(`${ADDRESS}?step=delivery#need-by`));

    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'تاریخ نیاز' }));
  });

  it('hands the request in and leads to its page', async () => {
    const services = givenServices();
    const { host, router } = await open(
      {
        ...services,
        handlers: [
          ...services.handlers,
          given(requestConfirmation, givenRequest({ status: 'ConfirmationRequested' })),
        ],
      },
      check,
    );

    await userEvent.click(await screen.findByRole('button', { name: 'درخواست بررسی' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/directorderinfo/7'));
    const call = host.calls.find(({ endpoint }) => endpoint === requestConfirmation);
    expect(call?.input?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(host.notices.at(-1)?.title).toBe('درخواست برای بررسی ثبت شد');
  });

  it('shows what the service says against it, at the field where it has one', async () => {
    const services = givenServices();
    await open({ ...services, handlers: [...services.handlers, given(requestConfirmation, refused)] }, check);

    await userEvent.click(await screen.findByRole('button', { name: 'درخواست بررسی' }));

    const link = await screen.findByRole('link', { name: /حداقل سفارش ۲۰ عدد است/ });
    expect(link.getAttribute('href')).toBe(`${ADDRESS}#line-stored-1-quantity`);
    expect(screen.getByRole('link', { name: 'تکمیل مشخصات خریدار' }).getAttribute('href')).toBe(
      '/profile/personal-info?next=request-7',
    );
  });
});
