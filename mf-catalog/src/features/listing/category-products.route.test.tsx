import {
  countSupplierProducts,
  getActiveCategory,
  getCategoryBreadcrumb,
  getListingFacets,
  listSupplierProducts,
} from '@bazaar/contracts/product';
import { type FakeHost, given, headOf, problem, renderAt } from '@bazaar/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { givenCategory } from '../../common/group/catalog.fixture.ts';
import { listingHandlers } from '../../common/listing/listing.fixture.ts';
import remote from '../../remote.ts';

// A complete list with its facets is a large page for a simulated browser: a failed `getBy…` prints all of it.
configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

const ADDRESS = '/products/category/2020/پمپ-و-تجهیزات';
const PRESSURE =
  'filter.properties[0].propertyId=4&filter.properties[0].value=10&filter.properties[0].maxValue=16&filter.properties[0].measurementUnitId=3';

const category = given(getActiveCategory, givenCategory());
const breadcrumb = given(getCategoryBreadcrumb, [
  { categoryType: 'Product', category: null, title: 'محصولات و مواد اولیه' },
  {
    categoryType: 'Product',
    category: { id: 2020, title: 'پمپ و تجهیزات', slug: 'x' },
    title: 'پمپ و تجهیزات',
  },
]);
const handlers = [...listingHandlers, category, breadcrumb];

const sentTo = (host: FakeHost, endpoint: unknown) =>
  host.calls
    .filter((call) => call.endpoint === endpoint)
    .map(({ input }) => input?.query as { filter: unknown });
const panel = () => within(screen.getByRole('complementary', { name: 'فیلترها', hidden: true }));
const applyButton = () => panel().getByRole('button', { name: /^نمایش (?:نتایج|.* کالا)$/, hidden: true });
const pressureFrom = () =>
  panel().getByRole<HTMLInputElement>('textbox', { name: /^کمترین فشار کاری/, hidden: true });
const pressureUpTo = () =>
  panel().getByRole<HTMLInputElement>('textbox', { name: /^بیشترین فشار کاری/, hidden: true });

describe('/products/category/:categoryId/*', () => {
  it('lists the items with facets, orders, views and pages', async () => {
    const { host } = await renderAt(remote, ADDRESS, { handlers });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('همه پمپ و تجهیزات');
    expect(screen.getAllByRole('article')).toHaveLength(24);
    expect(screen.getByText('۱ تا ۲۴ از ۵۲ کالا')).toBeTruthy();
    expect(sentTo(host, getListingFacets)).toEqual([{ filter: { categoryId: 2020 } }]);
    const orders = within(screen.getByRole('navigation', { name: 'مرتب‌سازی' }));
    expect(orders.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'مرتبط‌ترین',
      'ارزان‌ترین',
      'گران‌ترین',
      'جدیدترین',
      'نزدیک‌ترین',
    ]);
    expect(applyButton().getAttribute('aria-disabled')).toBe('true');
  });

  it('requests the filter of the address, and removes each chip by a link', async () => {
    const query = `?${PRESSURE}&filter.cityIds=16&sort=price&view=table`;
    const { host } = await renderAt(remote, ADDRESS + query, { handlers });

    expect(sentTo(host, listSupplierProducts)[0]).toMatchObject({
      filter: {
        categoryId: 2020,
        cityIds: [16],
        properties: [{ propertyId: 4, value: 10, maxValue: 16, measurementUnitId: 3 }],
      },
      sort: { field: 'price' },
    });
    const chips = within(screen.getByRole('list', { name: 'فیلترهای فعال' }));
    const pressure = chips.getByRole('link', { name: /فشار کاری/ });
    expect(pressure.textContent).toContain('۱۰ تا ۱۶ bar');
    const rest = new URL(pressure.getAttribute('href') ?? '', 'https://x.example').searchParams;
    expect([...rest]).toEqual([
      ['filter.cityIds', '16'],
      ['sort', 'price'],
      ['view', 'table'],
    ]);
    expect(chips.getByRole('link', { name: 'پاک کردن همه' }).getAttribute('href')).toBe(
      `${encodeURI(ADDRESS)}?sort=price&view=table`,
    );
    expect(screen.getByRole('table', { name: 'فهرست پمپ و تجهیزات' })).toBeTruthy();
  });

  it('shows another unit without sending any request', async () => {
    const { host, router } = await renderAt(remote, `${ADDRESS}?${PRESSURE}`, { handlers });
    const before = host.calls.length;

    fireEvent.change(panel().getByRole('combobox', { name: 'واحد فشار کاری' }), { target: { value: 'psi' } });

    expect(pressureFrom().value).toBe('۱۴۵');
    expect(pressureUpTo().value).toBe('۲۳۲٫۱');
    expect(panel().getByText(/^معادل/).textContent).toContain('۱۰ تا ۱۶ بار');
    expect(applyButton().getAttribute('aria-disabled')).toBe('true');
    expect(host.calls).toHaveLength(before);
    expect(router.state.location.search).toBe(`?${PRESSURE}`);

    fireEvent.change(panel().getByRole('combobox', { name: 'واحد فشار کاری' }), { target: { value: 'bar' } });
    expect(pressureFrom().value).toBe('۱۰');
  });

  it('counts the results of a choice, enables the button, and applies the choice on pressing it', async () => {
    const { host, router } = await renderAt(remote, ADDRESS, { handlers });

    fireEvent.change(pressureFrom(), { target: { value: '۲٫۵' } });
    const apply = applyButton();
    await waitFor(() => expect(apply.textContent).toBe('نمایش ۲۶ کالا'));
    expect(apply.getAttribute('aria-disabled')).toBeNull();
    expect(sentTo(host, countSupplierProducts)).toEqual([
      { filter: { categoryId: 2020, properties: [{ propertyId: 4, value: 2.5, measurementUnitId: 3 }] } },
    ]);

    fireEvent.click(applyButton());
    await waitFor(() => expect(screen.queryByText('۱ تا ۲۴ از ۲۶ کالا')).not.toBeNull());
    expect(new URLSearchParams(router.state.location.search).get('filter.properties[0].value')).toBe('2.5');
    expect(applyButton().getAttribute('aria-disabled')).toBe('true');
  });

  it('drops choices that are undone, and restores the previous list on going back', async () => {
    const { router } = await renderAt(remote, ADDRESS, { handlers });

    const isfahan = panel().getByRole<HTMLInputElement>('checkbox', { name: /^اصفهان/, hidden: true });
    const apply = applyButton();

    fireEvent.click(isfahan);
    fireEvent.click(isfahan);
    expect(apply.getAttribute('aria-disabled')).toBe('true');

    fireEvent.click(isfahan);
    await waitFor(() => expect(apply.textContent).toBe('نمایش ۲۶ کالا'));
    fireEvent.click(apply);
    await waitFor(() => expect(router.state.location.search).toBe('?filter.cityIds=16'));
    await waitFor(() => expect(apply.getAttribute('aria-disabled')).toBe('true'));
    expect(isfahan.checked).toBe(true);
    await router.navigate(-1);
    await waitFor(() => expect(isfahan.checked).toBe(false));
    expect(apply.getAttribute('aria-disabled')).toBe('true');
  });

  it('swaps crossed bounds with a notice, and reports text that is not a number', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    fireEvent.change(pressureFrom(), { target: { value: '16' } });
    fireEvent.change(pressureUpTo(), { target: { value: '۱۰' } });
    fireEvent.blur(pressureUpTo());
    expect([pressureFrom().value, pressureUpTo().value]).toEqual(['۱۰', '۱۶']);
    expect(panel().getByText('کمترین از بیشترین بزرگ‌تر بود؛ جای آن دو عوض شد.')).toBeTruthy();

    fireEvent.change(pressureFrom(), { target: { value: 'زیاد' } });
    expect(pressureFrom().getAttribute('aria-invalid')).toBe('true');
    expect(panel().getByText('عدد نیست؛ مانند ۱۲ یا ۲٫۵ بنویسید.')).toBeTruthy();
  });

  it('shows a message when the address had crossed bounds', async () => {
    const crossed = PRESSURE.replace('value=10', 'value=20');
    const { host } = await renderAt(remote, `${ADDRESS}?${crossed}`, { handlers });

    expect(screen.getByText('کمترین از بیشترین بزرگ‌تر بود؛ جای آن دو عوض شد.')).toBeTruthy();
    expect(sentTo(host, listSupplierProducts)[0]).toMatchObject({
      filter: { properties: [{ value: 16, maxValue: 20 }] },
    });
  });

  it('moves a bound by its slider handle', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    const handle = panel().getByRole('slider', { name: 'دستگیره کمترین فشار کاری' });
    expect(handle.getAttribute('aria-valuetext')).toBe('بدون محدودیت');
    fireEvent.change(handle, { target: { value: '48' } });
    expect(pressureFrom().value).toBe('۱۴');
    expect(handle.getAttribute('aria-valuetext')).toBe('۱۴ بار');
  });

  it('shows the distribution of prices, and moves the handle along it', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    const handle = panel().getByRole('slider', { name: 'دستگیره کمترین قیمت', hidden: true });
    const bars = handle.closest('[data-counted]')?.querySelectorAll('rect') ?? [];
    const heights = [...bars].map((bar) => Number(bar.getAttribute('height')));
    expect(heights).toHaveLength(12);
    expect(heights).toEqual(heights.toSorted((one, other) => other - one));
    expect(new Set(heights).size).toBe(12);

    // The end of the sixth bucket, rounded to toman as far as the slider's positions stay distinct.
    fireEvent.change(handle, { target: { value: '48' } });
    expect(handle.getAttribute('aria-valuetext')).toBe('۴۵٬۰۰۰٬۰۰۰ تومان');
  });

  it('shows six choices and the others on demand, and disables those without results', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    const later = panel()
      .getByRole('checkbox', { name: /^پلیمر/, hidden: true })
      .closest('[data-later]');
    expect(later).not.toBeNull();
    fireEvent.click(panel().getByRole('button', { name: 'نمایش ۲ مورد دیگر' }));
    expect(panel().getByRole('button', { name: 'نمایش کمتر' })).toBeTruthy();
    expect(panel().getByRole<HTMLInputElement>('checkbox', { name: /^استعلام قیمت/ }).disabled).toBe(true);
    const sizes = within(panel().getByRole('group', { name: 'سایز اسمی' }));
    expect(sizes.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'DN50',
      'DN100',
    ]);
  });

  it('says which filter to remove when there are no results', async () => {
    const query = `?filter.properties[0].propertyId=7&filter.properties[0].values=70&filter.cityIds=16&filter.verified=true`;
    await renderAt(remote, ADDRESS + query, { handlers });

    const way = await screen.findByRole('link', { name: /بدون.*جنس بدنه: چدن/ });
    expect(way.textContent).toContain('۱۳ کالا');
    expect(screen.queryByRole('link', { name: /بدون.*اصفهان/ })).toBeNull();
    expect(way.getAttribute('href')).toBe(`${encodeURI(ADDRESS)}?filter.cityIds=16&filter.verified=true`);
    expect(screen.getByRole('link', { name: 'ثبت نیاز' }).getAttribute('href')).toBe('/newai');
  });

  it('asks for the city, and then sorts by distance from it', async () => {
    const { host, router } = await renderAt(remote, `${ADDRESS}?sort=nearest`, { handlers });
    expect(sentTo(host, listSupplierProducts)[0]).toMatchObject({ sort: { field: 'relevance' } });

    fireEvent.change(screen.getByRole('combobox', { name: 'نزدیک به شهر' }), { target: { value: '36' } });
    await waitFor(() => expect(router.state.location.search).toBe('?sort=nearest&city=36'));
    await waitFor(() =>
      expect(sentTo(host, listSupplierProducts).at(-1)).toMatchObject({
        sort: { field: 'nearest', cityId: 36 },
      }),
    );
  });

  it('opens the filters in a dialog on a narrow screen', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    fireEvent.click(screen.getByRole('button', { name: /^فیلترها/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'فیلترها' }));
    fireEvent.click(sheet.getByRole('switch', { name: /^فقط تأمین‌کننده تأییدشده/ }));
    await waitFor(() => expect(sheet.getByRole('button', { name: 'نمایش ۲۶ کالا' })).toBeTruthy());
    fireEvent.click(sheet.getByRole('button', { name: 'نمایش ۲۶ کالا' }));
    await waitFor(() => expect(screen.queryByText('۱ تا ۲۴ از ۲۶ کالا')).not.toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('drops invalid filters, and filters that this list does not have', async () => {
    const strange = await renderAt(
      remote,
      `${ADDRESS}?sort=best&view=wall&page=x&filter.cityIds='--&filter.__proto__.a=1&filter[=2&filter.verified=maybe`,
      { handlers },
    );
    expect(sentTo(strange.host, listSupplierProducts)[0]).toEqual({
      filter: { categoryId: 2020 },
      sort: { field: 'relevance' },
      paging: { pageNumber: 1, pageSize: 24 },
    });
    strange.unmount();

    const refusing = given(listSupplierProducts, ({ query }) =>
      query.filter.properties?.some(({ propertyId }) => propertyId === 99)
        ? problem(400)
        : { items: [], totalCount: 0, pageNumber: 1, pageSize: 24 },
    );
    const foreign = 'filter.properties[0].propertyId=99&filter.properties[0].value=1&filter.cityIds=16';
    const { router } = await renderAt(remote, `${ADDRESS}?${foreign}`, { handlers: [...handlers, refusing] });
    expect(router.state.location.search).toBe('?filter.cityIds=16');
  });

  it('links from an out-of-range page to the last one, filter included', async () => {
    await renderAt(remote, `${ADDRESS}?filter.cityIds=16&page=9`, { handlers });
    expect(screen.getByRole('link', { name: 'رفتن به صفحه آخر' }).getAttribute('href')).toBe(
      `${encodeURI(ADDRESS)}?filter.cityIds=16&page=2`,
    );
  });

  it("names the category's address without filters as canonical for search engines", async () => {
    const plain = await renderAt(remote, `${ADDRESS}?page=2`, { handlers });
    const head = await headOf(remote, plain);
    expect(head).toMatchObject({
      title: 'خرید پمپ و تجهیزات، صفحه ۲',
      canonicalPath: `${encodeURI('/category/2020/پمپ-و-تجهیزات')}?page=2`,
    });
    expect(head?.robots).toBeUndefined();
    expect(head?.jsonLd?.map((block) => block['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
    plain.unmount();

    const filtered = await renderAt(remote, `${ADDRESS}?filter.cityIds=16&page=2`, { handlers });
    expect(await headOf(remote, filtered)).toMatchObject({
      robots: 'noindex,follow',
      canonicalPath: encodeURI('/category/2020/پمپ-و-تجهیزات'),
    });
  });

  it('is 404 for an invalid category, and redirects a wrong slug to the right one', async () => {
    const bad = await renderAt(remote, '/products/category/pumps/x', { handlers });
    expect(screen.getByRole('alert').textContent).toContain('404');
    bad.unmount();
    const inactive = await renderAt(remote, ADDRESS, {
      handlers: [...handlers, given(getActiveCategory, problem(404))],
    });
    expect(screen.getByRole('alert').textContent).toContain('404');
    inactive.unmount();

    const { router } = await renderAt(remote, '/products/category/2020/old?filter.cityIds=16', { handlers });
    expect(decodeURIComponent(router.state.location.pathname)).toBe(ADDRESS);
    expect(router.state.location.search).toBe('?filter.cityIds=16');
  });
});
