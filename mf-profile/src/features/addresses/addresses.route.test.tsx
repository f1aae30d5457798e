import {
  addDeliveryAddress,
  addPersonAddress,
  CustomerId,
  type CustomerSummary,
  type DeliveryAddress,
  filterCities,
  filterStates,
  listCustomers,
  listDeliveryAddresses,
  listPersonAddresses,
  listUrbanAreas,
  removeDeliveryAddress,
  removePersonAddress,
  selectDeliveryAddress,
  updateDeliveryAddress,
  updatePersonAddress,
} from '@bazaar/contracts/merchant';
import { type FakeHost, given, type Handler, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { givenAddress } from '../../common/address/address.fixture.ts';
import remote from '../../remote.ts';

const store = givenAddress(1, { title: 'انبار', isSelected: true });
const office = givenAddress(3, { title: 'دفتر' });
const site = givenAddress(2, { title: 'کارگاه' });
const three = [store, office, site];

const company = (role: CustomerSummary['role'] = 'owner'): CustomerSummary => ({
  id: CustomerId.parse(7),
  kind: 'company',
  name: 'آرمان‌تراش نوین',
  role,
  completeness: 100,
  isComplete: true,
});

const paged = <Item,>(items: readonly Item[]) => ({
  items: [...items],
  totalCount: items.length,
  pageNumber: 1,
  pageSize: 100,
});

const places = [
  given(
    filterStates,
    paged([
      { id: 8, title: 'تهران', areaCode: '021', citiesCount: 2 },
      { id: 4, title: 'اصفهان', areaCode: '031', citiesCount: 1 },
    ]),
  ),
  given(filterCities, ({ query: { filter } }) =>
    paged(
      [
        { id: 81, title: 'تهران', stateId: 8, stateTitle: 'تهران', hasUrbanAreas: true },
        { id: 41, title: 'کاشان', stateId: 4, stateTitle: 'اصفهان', hasUrbanAreas: false },
      ].filter(({ stateId }) => stateId === filter.stateId),
    ),
  ),
  given(listUrbanAreas, paged([{ id: 811, cityId: 81, title: 'منطقه ۲۱' }])),
];

interface Stored {
  own?: DeliveryAddress[];
  company?: DeliveryAddress[];
  customers?: CustomerSummary[];
}

function givenService({ own = three, company: ofCompany = [], customers = [] }: Stored = {}): Handler[] {
  let stored = own;
  return [
    ...places,
    given(listCustomers, paged(customers)),
    given(listDeliveryAddresses, () => paged(stored)),
    given(listPersonAddresses, () => paged(ofCompany)),
    given(selectDeliveryAddress, ({ params }) => {
      stored = stored.map((address) => ({ ...address, isSelected: address.id === params.id }));
      return stored.find(({ isSelected }) => isSelected) ?? problem(404);
    }),
    given(addDeliveryAddress, ({ body }) => {
      const added = givenAddress(9, { title: body.title });
      stored = [...stored, added];
      return added;
    }),
    given(updateDeliveryAddress, ({ params, body }) => {
      stored = stored.map((address) =>
        address.id === params.id ? { ...address, title: body.title } : address,
      );
      return stored.find(({ id }) => id === params.id) ?? problem(404);
    }),
    given(removeDeliveryAddress, ({ params }) => {
      const wasDefault = stored.find(({ id }) => id === params.id)?.isSelected === true;
      const rest = stored.filter(({ id }) => id !== params.id);
      const promoted = wasDefault ? rest[0] : undefined;
      stored = rest.map((address) =>
        promoted === undefined ? address : { ...address, isSelected: address === promoted },
      );
      return { totalCount: rest.length, promotedId: promoted?.id ?? null };
    }),
  ];
}

function open(handlers: readonly Handler[] = givenService(), path = '/profile/address') {
  return renderAt(remote, path, { session: 'signed-in', handlers });
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
const chosen = () => radios().findIndex(({ checked }) => checked);
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const retype = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const bodies = (host: FakeHost, endpoint: unknown) =>
  host.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input?.body);

describe('the addresses', () => {
  it('are cards with place, street, postal code and receiver; one is the default', async () => {
    await open();

    expect(titles()).toEqual(['انبار', 'دفتر', 'کارگاه']);
    expect(radios().map(({ checked }) => checked)).toEqual([true, false, false]);
    const [first] = screen.getAllByRole('article');
    expect(first?.textContent).toContain('جاده مخصوص، کیلومتر ۱۲، پلاک ۱۲');
    expect(first?.textContent).toContain('۱۳۹۱۸-۵۶۷۸۹');
    expect(first?.textContent).toContain('۰۹۱۲ ۱۲۳ ۴۵۶۷');
  });

  it('offer a first one when there are none', async () => {
    await open(givenService({ own: [] }));

    expect(screen.getByRole('heading', { name: 'هنوز نشانی ندارید' })).toBeTruthy();
    await press('افزودن نشانی');
    expect(screen.getByRole('dialog', { name: 'افزودن نشانی' })).toBeTruthy();
  });

  it('pass the failure of their list on to the page', async () => {
    await open([...givenService(), given(listDeliveryAddresses, problem(503))]);

    expect(screen.getByRole('alert').textContent).toContain('503');
  });

  it('are shown without the companies that failed to load', async () => {
    await open([...givenService(), given(listCustomers, OFFLINE)]);

    expect(titles()).toHaveLength(3);
    expect(screen.queryByRole('navigation', { name: 'صاحب نشانی‌ها' })).toBeNull();
  });

  it('end at twenty', async () => {
    const twenty = Array.from({ length: 20 }, (_, index) => givenAddress(index + 1));
    await open(givenService({ own: twenty }));

    expect(button('افزودن نشانی').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/هر حساب تا ۲۰ نشانی دارد/)).toBeTruthy();
  });
});

describe('choosing the default', () => {
  it('shows before the service has responded, and is announced afterwards', async () => {
    const response = Promise.withResolvers<DeliveryAddress>();
    const { host } = await open([...givenService(), given(selectDeliveryAddress, () => response.promise)]);

    await userEvent.click(screen.getByRole('radio', { name: /^پیش‌فرض شود.*دفتر/ }));

    expect(chosen()).toBe(1);
    expect(host.notices).toEqual([]);
    response.resolve({ ...office, isSelected: true });
    await waitFor(() => expect(host.notices.at(-1)?.title).toBe('نشانی پیش‌فرض تغییر کرد'));
  });

  it('restores the former default when the service refuses', async () => {
    const { host } = await open([...givenService(), given(selectDeliveryAddress, problem(503))]);

    await userEvent.click(screen.getByRole('radio', { name: /دفتر/ }));

    await waitFor(() => expect(host.notices.at(-1)?.tone).toBe('danger'));
    expect(chosen()).toBe(0);
  });
});

async function fillIn() {
  await userEvent.type(field('عنوان نشانی'), 'انبار کاشان');
  await screen.findByRole('option', { name: 'اصفهان' });
  await userEvent.selectOptions(select('استان'), 'اصفهان');
  await screen.findByRole('option', { name: 'کاشان' });
  await userEvent.selectOptions(select('شهر'), 'کاشان');
  await userEvent.type(field('نشانی'), 'بلوار خلیج فارس');
  await userEvent.type(field('کد پستی'), '۸۷۱۶۸-۵۶۷۸۹');
}

describe('adding an address', () => {
  it('sends what was typed, with the receiver of the default address', async () => {
    const { host } = await open();
    await press('افزودن نشانی');
    await fillIn();

    await press('ثبت نشانی');

    await waitFor(() => expect(titles()).toContain('انبار کاشان'));
    expect(bodies(host, addDeliveryAddress)).toEqual([
      {
        title: 'انبار کاشان',
        provinceId: 4,
        cityId: 41,
        urbanAreaId: null,
        address: 'بلوار خلیج فارس',
        plaque: null,
        unit: null,
        postalCode: '8716856789',
        receiverName: 'مریم کریمی',
        receiverMobile: '+989121234567',
        isSelected: false,
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.notices.at(-1)?.title).toBe('نشانی ثبت شد');
    expect(host.holds).toEqual([]);
  });

  it('keeps what was typed when the dialog is closed, and forgets it when it is cancelled', async () => {
    await open();
    await press('افزودن نشانی');
    await userEvent.type(field('عنوان نشانی'), 'سردخانه');

    await press('بستن');
    await press('افزودن نشانی');
    expect(field('عنوان نشانی').value).toBe('سردخانه');

    await press('انصراف');
    await press('افزودن نشانی');
    expect(field('عنوان نشانی').value).toBe('');
  });

  it('names what is missing at its field, focuses the first, and sends nothing', async () => {
    const { host } = await open();
    await press('افزودن نشانی');
    await userEvent.type(field('کد پستی'), '۰۱۲۳۴۵۶۷۸۹');

    await press('ثبت نشانی');

    expect(document.activeElement).toBe(field('عنوان نشانی'));
    expect(screen.getByText('استان را انتخاب کنید.')).toBeTruthy();
    expect(screen.getByText(/کد پستی با ۰ یا ۲ شروع نمی‌شود/)).toBeTruthy();
    expect(bodies(host, addDeliveryAddress)).toEqual([]);
  });

  it('asks for the district only where a city has any', async () => {
    await open();
    await press('افزودن نشانی');
    await screen.findByRole('option', { name: 'تهران' });
    await userEvent.selectOptions(select('استان'), 'تهران');
    await screen.findByRole('option', { name: 'انتخاب کنید', selected: true });
    expect(screen.queryByRole('combobox', { name: 'منطقه' })).toBeNull();
    await waitFor(() => expect(within(select('شهر')).getByRole('option', { name: 'تهران' })).toBeTruthy());

    await userEvent.selectOptions(select('شهر'), 'تهران');

    expect(await screen.findByRole('option', { name: 'منطقه ۲۱' })).toBeTruthy();
    await userEvent.selectOptions(select('استان'), 'اصفهان');
    expect(select('شهر').value).toBe('');
  });

  it('shows the service’s message at its field and keeps what was typed', async () => {
    await open([
      ...givenService(),
      given(addDeliveryAddress, problem(400, { errors: { postalCode: ['این کد پستی باطل شده است.'] } })),
    ]);
    await press('افزودن نشانی');
    await fillIn();

    await press('ثبت نشانی');

    expect(await screen.findByText('این کد پستی باطل شده است.')).toBeTruthy();
    expect(field('کد پستی').value).toBe('۸۷۱۶۸-۵۶۷۸۹');
    await waitFor(() => expect(document.activeElement).toBe(field('کد پستی')));
  });

  it('says why nothing was saved when the service does not answer', async () => {
    const { host } = await open([...givenService(), given(addDeliveryAddress, OFFLINE)]);
    await press('افزودن نشانی');
    await fillIn();

    await press('ثبت نشانی');

    expect((await screen.findByRole('alert')).textContent).toContain('نوشته شما نگه داشته شد');
    expect(field('عنوان نشانی').value).toBe('انبار کاشان');
    expect(host.holds).toEqual(['address-form']);
  });

  it('offers another try when the provinces fail to load', async () => {
    const { host } = await open([...givenService(), given(filterStates, problem(503))]);
    await press('افزودن نشانی');

    expect(await screen.findByText('فهرست شهرها دریافت نشد.')).toBeTruthy();
    host.give(places[0] as Handler);
    await press('تلاش دوباره');

    expect(await screen.findByRole('option', { name: 'اصفهان' })).toBeTruthy();
  });
});

describe('editing an address', () => {
  const edit = async (title: string) => {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`ویرایش .?${title}`) }));
    await waitFor(() => expect(select('شهر').value).toBe('81'));
  };

  it('begins with what is saved and sends its version', async () => {
    const versions: (string | null)[] = [];
    await open([
      ...givenService(),
      given(updateDeliveryAddress, ({ headers, body }) => {
        versions.push(headers.get('if-match'));
        return { ...office, title: body.title };
      }),
    ]);
    await edit('دفتر');
    expect(field('کد پستی').value).toBe('۱۳۹۱۸۵۶۷۸۹');

    await retype('عنوان نشانی', 'دفتر مرکزی');
    await press('ذخیره نشانی');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(versions).toEqual(['"3"']);
  });

  /** Another tab has saved version 4 since the page was loaded. */
  function changedElsewhere() {
    const current = { ...office, title: 'دفتر جدید', rowVersion: 4 };
    const versions: (string | null)[] = [];
    const handler = given(updateDeliveryAddress, ({ headers, body }) => {
      versions.push(headers.get('if-match'));
      return headers.get('if-match') === '"4"' ? { ...current, title: body.title } : problem(412);
    });
    return { handler, versions, list: given(listDeliveryAddresses, paged([store, current, site])) };
  }

  it('saves what was typed over a newer version when it is told to', async () => {
    const { handler, versions, list } = changedElsewhere();
    const { host } = await open([...givenService(), handler]);
    host.give(list);
    await edit('دفتر');
    await retype('عنوان نشانی', 'دفتر من');
    await press('ذخیره نشانی');

    await userEvent.click(await screen.findByRole('button', { name: 'ذخیره نوشته من' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(versions).toEqual(['"3"', '"4"']);
    expect(bodies(host, updateDeliveryAddress).at(-1)).toMatchObject({ title: 'دفتر من' });
  });

  it('shows the newer version instead when it is told to', async () => {
    const { handler, list } = changedElsewhere();
    const { host } = await open([...givenService(), handler]);
    host.give(list);
    await edit('دفتر');
    await retype('عنوان نشانی', 'دفتر من');
    await press('ذخیره نشانی');

    await userEvent.click(await screen.findByRole('button', { name: 'نمایش نسخه جدید' }));

    expect(field('عنوان نشانی').value).toBe('دفتر جدید');
  });

  it('offers to add an address again that was removed elsewhere', async () => {
    const { host } = await open([...givenService(), given(updateDeliveryAddress, problem(404))]);
    host.give(given(listDeliveryAddresses, paged([store])));
    await edit('دفتر');
    await press('ذخیره نشانی');

    await screen.findByText(/در جای دیگری حذف شده است/);
    await press('ثبت نشانی');

    await waitFor(() => expect(bodies(host, addDeliveryAddress)).toHaveLength(1));
  });
});

describe('removing an address', () => {
  const remove = (title: string) =>
    userEvent.click(screen.getByRole('button', { name: new RegExp(`حذف .?${title}`) }));

  it('names the address that becomes the default, and makes it so', async () => {
    const { host } = await open();

    await remove('انبار');
    expect(screen.getByRole('dialog').textContent).toContain('نشانی پیش‌فرض می‌شود: دفتر');
    await press('حذف نشانی');

    await waitFor(() => expect(titles()).toEqual(['دفتر', 'کارگاه']));
    expect(chosen()).toBe(0);
    expect(host.notices.at(-1)?.detail).toMatch(/اکنون .?دفتر.? نشانی پیش‌فرض است/);
  });

  it('is left undone by the safe button', async () => {
    const { host } = await open();

    await remove('دفتر');
    expect(screen.getByRole('dialog').textContent).not.toContain('پیش‌فرض');
    await press('انصراف');

    expect(titles()).toHaveLength(3);
    expect(host.calls.map(({ endpoint }) => endpoint)).not.toContain(removeDeliveryAddress);
  });

  it('stays possible after a failure, which it explains', async () => {
    await open([...givenService(), given(removeDeliveryAddress, problem(503))]);

    await remove('دفتر');
    await press('حذف نشانی');

    expect((await screen.findByRole('alert')).textContent).toContain('نشانی حذف نشد');
    expect(titles()).toContain('دفتر');
    expect(button('حذف نشانی').getAttribute('aria-disabled')).not.toBe('true');
  });

  it('treats an address already removed in another tab as removed', async () => {
    const { host } = await open([...givenService(), given(removeDeliveryAddress, problem(404))]);
    host.give(given(listDeliveryAddresses, paged([store, site])));

    await remove('دفتر');
    await press('حذف نشانی');

    await waitFor(() => expect(titles()).toEqual(['انبار', 'کارگاه']));
  });
});

describe('the addresses of a company', () => {
  const ofCompany = [
    givenAddress(5, { title: 'کارخانه', isSelected: true }),
    givenAddress(6, { title: 'سوله' }),
  ];
  const openCompany = (role?: CustomerSummary['role'], more: Handler[] = []) =>
    open(
      [...givenService({ company: ofCompany, customers: [company(role)] }), ...more],
      '/profile/address?customer=7',
    );

  it('are a tab beside the own ones', async () => {
    await openCompany();

    const tabs = within(screen.getByRole('navigation', { name: 'صاحب نشانی‌ها' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '/profile/address',
      '/profile/address?customer=7',
    ]);
    expect(titles()).toEqual(['کارخانه', 'سوله']);
  });

  it('and their default are named after the company, those of the person after the reader', async () => {
    const { host, unmount } = await openCompany('owner');
    const { name } = company('owner');
    const plain = () => document.body.textContent.replaceAll(/[\u2066-\u2069]/g, '');
    expect(screen.getByRole('radio', { name: /^نشانی پیش‌فرض .*: .?کارخانه/, checked: true })).toBeTruthy();
    expect(plain()).toContain(`نشانی پیش‌فرض ${name}`);
    expect(plain()).toContain(`نشانی‌های ${name}، `);
    unmount();
    host.queryClient.clear();

    await open(givenService({ company: ofCompany, customers: [company('owner')] }));

    expect(screen.getByRole('radio', { name: /^نشانی پیش‌فرض شما/, checked: true })).toBeTruthy();
    expect(plain()).toContain('نشانی‌های شخص شما، ');
  });

  it('are changed through the company’s calls', async () => {
    const changed = vi.fn();
    await openCompany('owner', [
      given(updatePersonAddress, ({ params, body, headers }) => {
        changed(params.id, body.id, body.isSelected, headers.get('if-match'));
        return givenAddress(6, { isSelected: true });
      }),
      given(removePersonAddress, ({ body }) => {
        changed('removed', body.id);
        return { totalCount: 1, promotedId: null };
      }),
      given(addPersonAddress, ({ params }) => {
        changed('added', params.id);
        return givenAddress(8);
      }),
    ]);

    await userEvent.click(screen.getByRole('radio', { name: /سوله/ }));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(7, 6, true, '"3"'));
    await userEvent.click(screen.getByRole('button', { name: /حذف .?سوله/ }));
    await press('حذف نشانی');
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith('removed', 6));
    await press('افزودن نشانی');
    await fillIn();
    await press('ثبت نشانی');
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith('added', 7));
  });

  it('are only read by an agent who may not write', async () => {
    await openCompany('viewer');

    expect(screen.getByText(/نقش شما در این شرکت اجازه تغییر نشانی‌ها را ندارد/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'افزودن نشانی' })).toBeNull();
    expect(screen.getByText(/^نشانی پیش‌فرض .*آرمان‌تراش نوین/)).toBeTruthy();
  });
});

it('has a title and is kept out of the index', async () => {
  const { router } = await open();

  const [route] = router.state.matches.slice(-1);
  expect(route?.route.handle.head()).toEqual({ title: 'نشانی‌های تحویل', robots: 'noindex,nofollow' });
});
