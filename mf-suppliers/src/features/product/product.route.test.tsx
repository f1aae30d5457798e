import { getSizePlace, getSupplierProduct, listRelatedProducts } from '@bazaar/contracts/product';
import { given, type Handler, headOf, problem, renderAt } from '@bazaar/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  givenPhoto,
  givenProduct,
  givenSizePlace,
  givenSummary,
} from '../../common/product/product.fixture.ts';
import remote from '../../remote.ts';

const product = given(getSupplierProduct, givenProduct());
const related = given(listRelatedProducts, [givenSummary({ id: 6, title: 'الکتروپمپ مونوبلوک' })]);
const noSizes = given(getSizePlace, null);
const ADDRESS = '/products/5/پمپ-گریز-از-مرکز';

const open = (...handlers: Handler[]) =>
  renderAt(remote, ADDRESS, { handlers: [product, related, noSizes, ...handlers] });

describe('/products/:productId/*', () => {
  it("shows the item's facts, with number and unit apart", async () => {
    await open();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('پمپ گریز از مرکز');
    expect(screen.getByRole('img', { name: 'طرح فنی پمپ گریز از مرکز' })).toBeTruthy();
    expect(screen.getByText('موجود: ۸ دستگاه')).toBeTruthy();
    const facts = screen.getByRole('region', { name: 'مشخصات فنی' });
    expect(within(facts).getByText('°C').getAttribute('dir')).toBe('ltr');
    expect(within(facts).getByText('EN 733').getAttribute('dir')).toBe('ltr');
    expect(facts.textContent).toContain('تا ۹۰ °C');
  });

  it('shows the price in toman, its validity and the terms', async () => {
    await open();

    const box = screen.getByRole('region', { name: 'قیمت' });
    expect(box.textContent).toContain('۸۶٬۵۰۰٬۰۰۰ تومان / دستگاه');
    expect(box.textContent).toContain('۱۷۳٬۰۰۰٬۰۰۰ تومان');
    expect(box.textContent).toMatch(/صد.+هفتاد.+سه میلیون تومان، بدون مالیات/);
    expect(within(box).getByText(/^معتبر تا/)).toBeTruthy();
    expect(within(box).getByText('حداقل سفارش').closest('dt')?.nextElementSibling?.textContent).toBe(
      '۲ دستگاه',
    );
    expect(within(box).getByText('زمان تحویل').closest('dt')?.nextElementSibling?.textContent).toBe('۲۱ روز');
    expect(within(box).getByText('محل تحویل').closest('dt')?.nextElementSibling?.textContent).toBe(
      'اصفهان، تهران',
    );
  });

  it('shows the verification date beside the supplier', async () => {
    await open();

    const supplier = screen.getByRole('region', { name: 'صنایع نمونه‌پمپ' });
    expect(within(supplier).getByText('۱۲ مهر ۱۴۰۵').getAttribute('datetime')).toBe('2026-10-04T08:00:00Z');
    expect(within(supplier).getByRole('link', { name: 'صفحه تأمین‌کننده' }).getAttribute('href')).toContain(
      '/supplier/40/',
    );
  });

  it("lists the item's documents with their kind and size", async () => {
    const id = '0b8f3d1e-6a52-8c47-9d10-2f6e5a4b3c21';
    const file = { id, title: 'برگه مشخصات فنی', mediaType: 'application/pdf', sizeBytes: 32_700 };
    await open(given(getSupplierProduct, givenProduct({ documents: [file] })));

    const list = within(screen.getByRole('region', { name: 'اسناد' })).getByRole('list', { name: 'اسناد' });
    const link = within(list).getByRole('link', { name: 'برگه مشخصات فنی' });
    expect(link.getAttribute('href')).toBe(`/api/file/api/v1/files/${id}`);
    expect(link.hasAttribute('download')).toBe(true);
    expect(list.textContent).toContain('PDF، ۳۲ کیلوبایت');
    expect(within(list).getByText('PDF').localName).toBe('bdi');
  });

  it('shows no documents section when there are none', async () => {
    await open();

    expect(screen.queryByRole('heading', { name: 'اسناد' })).toBeNull();
  });

  it('offers an inquiry when there is no price', async () => {
    const inquiry = givenProduct({
      priceKind: 'inquiry',
      priceRial: null,
      priceValidUntil: null,
      stock: null,
    });
    await open(given(getSupplierProduct, inquiry));

    expect(screen.getByRole('region', { name: 'قیمت' }).textContent).toContain('استعلام قیمت');
    expect(screen.getByText('موجودی با استعلام')).toBeTruthy();
  });

  it('says of a service neither stock nor country, and how long the work takes', async () => {
    const service = givenProduct({ categoryType: 'IndustrialService', stock: null });
    await open(given(getSupplierProduct, service), given(listRelatedProducts, [givenSummary()]));

    const box = screen.getByRole('region', { name: 'قیمت' });
    expect(within(box).getByText('زمان انجام')).toBeTruthy();
    expect(within(box).queryByText('کشور سازنده')).toBeNull();
    expect(screen.queryByText('موجودی با استعلام')).toBeNull();
    expect(screen.getByText('طرح شماتیک است و نمونه کار این شرکت نیست.')).toBeTruthy();
    expect(await screen.findByRole('list', { name: 'موارد مشابه' })).toBeTruthy();
  });

  it('warns when the price is no longer valid', async () => {
    await open(given(getSupplierProduct, givenProduct({ priceValidUntil: '2020-01-01' })));

    const box = screen.getByRole('region', { name: 'قیمت' });
    expect(within(box).getByText('نیازمند تأیید')).toBeTruthy();
    expect(box.textContent).toContain('اعتبار این قیمت در ۱۱ دی ۱۳۹۸ به پایان رسیده است');
  });

  it('shows another view of the item', async () => {
    await open();

    const outline = screen.getByRole('button', { name: 'نمای خطی' });
    fireEvent.click(outline);

    expect(outline.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'نمای اصلی' }).getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByRole('button', { name: 'نمای پشت' })).toBeNull();
    expect(screen.getByText(/^طرح شماتیک خانواده کالا است/)).toBeTruthy();
  });

  it('shows photographs first, sized and in every type, and the drawing after them', async () => {
    const images = [
      givenPhoto(),
      givenPhoto({ id: '1b8f3d1e-6a52-4c47-9d10-2f6e5a4b3c21', alt: 'پلاک پمپ' }),
    ];
    const opened = await open(given(getSupplierProduct, givenProduct({ images })));
    const { container } = opened;
    const head = await headOf(remote, opened);

    const photo = screen.getByRole('img', { name: 'پمپ از روبه‌رو' });
    const sources = [...(photo.parentElement?.querySelectorAll('source') ?? [])];
    const address = `/api/file/api/v1/images/${images[0]?.id}`;
    expect(sources.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
    expect(sources[0]?.getAttribute('srcset')).toBe(
      `${address}/320.avif 320w, ${address}/800.avif 800w, ${address}/1600.avif 1600w`,
    );
    expect(head?.jsonLd?.[0]).toMatchObject({
      image: [expect.stringContaining(`${address}/1600.jpg`), expect.stringMatching(/\/1600\.jpg$/)],
    });
    expect([photo.getAttribute('width'), photo.getAttribute('height')]).toEqual(['1600', '1200']);
    expect(photo.getAttribute('src')).toBe(`${address}/1600.jpg`);
    const views = within(screen.getByRole('list', { name: 'عکس‌ها و نماهای طرح' }));
    expect(views.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'پمپ از روبه‌رو',
      'پلاک پمپ',
      'نمای اصلی',
      'نمای خطی',
      'بزرگ‌نمایی جزئیات',
    ]);
    expect(container.textContent).toContain('این عکس را تأمین‌کننده کالا گذاشته است.');

    fireEvent.click(views.getByRole('button', { name: 'نمای اصلی' }));
    expect(screen.queryByRole('img', { name: 'پمپ از روبه‌رو' })).toBeNull();
    expect(screen.getByText(/^طرح شماتیک خانواده کالا است/)).toBeTruthy();
  });

  it('is 404 for an id that is not a number, and sends no request', async () => {
    const { host } = await renderAt(remote, '/products/pump/x');

    expect(screen.getByRole('alert').textContent).toContain('404');
    expect(host.calls).toEqual([]);
  });

  it('is 404 when the service has no such item', async () => {
    await open(given(getSupplierProduct, problem(404)), given(listRelatedProducts, problem(404)));

    expect(screen.getByRole('alert').textContent).toContain('404');
  });

  it('redirects a wrong slug to the right one, query included', async () => {
    const { router } = await renderAt(remote, '/products/5/old?from=mail', {
      handlers: [product, related, noSizes],
    });

    expect(decodeURIComponent(router.state.location.pathname)).toBe(ADDRESS);
    expect(router.state.location.search).toBe('?from=mail');
  });

  it('leaves no wrong slug in the history', async () => {
    const { router } = await open();

    await act(() => router.navigate('/products/5/old'));
    await act(() => router.navigate(-1));

    expect(decodeURIComponent(router.state.location.pathname)).toBe(ADDRESS);
    expect(router.state.historyAction).toBe('POP');
  });

  it('gives search engines the item and its price', async () => {
    const head = await headOf(remote, await open());

    expect(head).toMatchObject({
      title: 'پمپ گریز از مرکز از صنایع نمونه‌پمپ',
      openGraphType: 'product',
      canonicalPath: encodeURI(ADDRESS),
    });
    expect(head?.jsonLd?.map((block) => block['@type'])).toEqual(['Product', 'BreadcrumbList']);
    expect(head?.jsonLd?.[0]).toMatchObject({ offers: { price: 865_000_000, priceCurrency: 'IRR' } });
    expect(head?.jsonLd?.[1]).toMatchObject({
      itemListElement: [
        {},
        {},
        {},
        { name: 'پمپ گریز از مرکز', item: `https://bazaar.example${encodeURI(ADDRESS)}` },
      ],
    });
  });

  it('has no structured offer for an item without a price', async () => {
    const inquiry = givenProduct({ priceKind: 'inquiry', priceRial: null, priceValidUntil: null });
    const head = await headOf(remote, await open(given(getSupplierProduct, inquiry)));

    expect(head?.jsonLd?.[0]).not.toHaveProperty('offers');
  });
});

describe('the sizes beside the item', () => {
  const sizes = given(getSizePlace, givenSizePlace());

  it('are shown with the row of this item marked, and link to the size table', async () => {
    await open(sizes);

    const table = await screen.findByRole('table', { name: 'اندازه‌های کناری' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null]);
    expect(rows[1]?.textContent).toContain('۸۶٬۵۰۰٬۰۰۰');
    expect(rows[2]?.textContent).toContain('استعلام');
    const base = `/products/base-product/9/${encodeURIComponent('پمپ-گریز-از-مرکز-افقی')}`;
    expect(screen.getByRole('link', { name: 'همه اندازه‌ها' }).getAttribute('href')).toBe(
      `${base}?v=DP-50-200`,
    );
    expect(within(table).getByRole('link', { name: 'DP-40-200' }).getAttribute('href')).toBe(
      `${base}?v=DP-40-200`,
    );
  });

  it('are left out for an item without a base product, and for the only size', async () => {
    await open(sizes, given(getSupplierProduct, givenProduct({ baseProductId: null, variantCode: null })));

    expect(screen.queryByRole('heading', { name: 'اندازه‌های کناری' })).toBeNull();
  });
});

describe('the bar at the bottom of a phone', () => {
  it('has the price for the quantity, the request and the message', async () => {
    await open();

    const box = within(screen.getByRole('region', { name: 'قیمت' }));
    const price = box.getByRole('button', { name: /۲ دستگاه · تغییر/ });
    expect(price.textContent).toContain('۸۶٬۵۰۰٬۰۰۰ تومان');
    expect(box.getByRole('button', { name: /^درخواست معامله/ })).toBeTruthy();
    expect(box.getByRole('link', { name: 'پیام به تأمین‌کننده' })).toBeTruthy();
  });
});

describe('related items', () => {
  it('are shown in their own section', async () => {
    await open();

    const list = await screen.findByRole('list', { name: 'کالاهای مرتبط' });
    expect(within(list).getByRole('link', { name: 'الکتروپمپ مونوبلوک' })).toBeTruthy();
  });

  it('are left out when there are none', async () => {
    await open(given(listRelatedProducts, []));

    await waitFor(() => expect(screen.queryByRole('heading', { name: 'کالاهای مرتبط' })).toBeNull());
  });

  it('show their own failure, and recover on retry', async () => {
    // React logs on the console every error that a boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { host } = await open(given(listRelatedProducts, problem(503)));
    const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();

    host.give(related);
    fireEvent.click(retry);

    expect(await screen.findByRole('link', { name: 'الکتروپمپ مونوبلوک' })).toBeTruthy();
  });
});
