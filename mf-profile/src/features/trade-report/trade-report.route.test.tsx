import {
  CustomerId,
  getCustomerProfile,
  getSupplier,
  listCustomers,
  SupplierId,
} from '@bazaar/contracts/merchant';
import { getTradeRequest, type TradeRequest } from '@bazaar/contracts/trade';
import { given, type Handler, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { givenLine, givenTradeRequest } from '../../common/trade/trade.fixture.ts';
import remote from '../../remote.ts';

afterEach(() => void vi.unstubAllGlobals());

const supplier = {
  id: SupplierId.parse(4),
  name: 'صنایع دناپمپ پارس',
  slug: 'dena',
  provinceTitle: 'اصفهان',
  cityTitle: 'کاشان',
  activityKinds: [],
  foundedYear: 1380,
  productCount: 3,
  verifiedAt: null,
  drawing: { family: 'pump' as const, seed: 1, dimensionMm: null, code: null },
  legalForm: 'سهامی خاص',
  about: '',
  address: 'شهرک صنعتی راوند، خیابان سوم',
  website: 'https://dena.test',
  employeesBand: '۵۰ تا ۱۰۰',
  capabilities: [],
  certificates: [],
  verification: [],
  rating: { average: 4, count: 2 },
  responseMinutes: null,
  categories: [],
};

const customer = {
  id: CustomerId.parse(3),
  kind: 'company' as const,
  role: 'owner' as const,
  completeness: 100,
  isComplete: true,
};
const customers = {
  items: [
    { ...customer, id: CustomerId.parse(2), name: 'شرکت دیگر' },
    { ...customer, name: 'مریم کریمی' },
  ],
  totalCount: 2,
  pageNumber: 1,
  pageSize: 100,
};

const parties: Handler[] = [
  given(getSupplier, supplier),
  given(listCustomers, customers),
  given(getCustomerProfile, ({ query }) => ({
    ...customer,
    id: query.customerId ?? null,
    firstName: null,
    lastName: null,
    nationalId: null,
    companyName: 'شرکت آرمان',
    nationalLegalId: query.customerId === 3 ? '10590021438' : '99999999999',
    economicCode: '411457712093',
    mobile: '+989120000001',
    email: null,
    sheba: null,
    bankName: null,
    nextStep: null,
    updatedAt: null,
    rowVersion: 1,
  })),
];

function open(changes: Partial<TradeRequest> = {}, handlers: Handler[] = parties) {
  return renderAt(remote, '/profile/directOrderReport/127', {
    session: 'signed-in',
    handlers: [given(getTradeRequest, givenTradeRequest(127, changes)), ...handlers],
  });
}

const rowsOf = () =>
  within(screen.getByRole('table', { name: 'کالاها و خدمات' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('the proforma', () => {
  it('states number, date and validity', async () => {
    await open();

    const head = screen.getByRole('heading', { level: 1, name: 'پیش‌فاکتور' }).closest('header')?.textContent;
    expect(head).toContain('شمارهPF-1405-000127-2');
    expect(head).toContain('تاریخ۲۸ آبان ۱۴۰۵');
    expect(head).toContain('اعتبار تا۱ آذر ۱۴۰۵، ساعت ۱۵:۳۰');
    expect(head).toContain('سفارش خریدارPO-7781');
    expect(head).toContain('همه مبالغ به ریال');
  });

  it('names both parties with what is registered of them', async () => {
    await open({ sellerIds: { nationalLegalId: '10380284790', economicCode: '411111145317' } });

    const seller = screen.getByRole('region', { name: 'فروشنده' }).textContent;
    expect(seller).toContain('نوع شرکتسهامی خاص');
    expect(seller).toContain('شناسه ملی۱۰۳۸۰۲۸۴۷۹۰');
    expect(seller).toContain('کد اقتصادی۴۱۱۱۱۱۱۴۵۳۱۷');
    expect(seller).toContain('اصفهان، کاشان، شهرک صنعتی راوند، خیابان سوم');
    const buyer = screen.getByRole('region', { name: 'خریدار' }).textContent;
    expect(buyer).toContain('شناسه ملی۱۰۵۹۰۰۲۱۴۳۸');
    expect(buyer).toContain('کد اقتصادی۴۱۱۴۵۷۷۱۲۰۹۳');
    expect(buyer).toContain('تحویل‌گیرندهرضا موسوی');
  });

  it('lists numbered lines with prices in rial under a head that repeats', async () => {
    await open();

    expect(rowsOf()).toEqual([
      'پیش‌فاکتور PF-1405-000127-2',
      'ردیفکد کالاشرح کالا یا خدمتمقدارواحدمبلغ واحدمبلغ کل',
      '۱DP-50-200پمپ گریز از مرکز 50-200۱۲دستگاه۸۱۳٬۰۰۰٬۰۰۰۹٬۷۵۶٬۰۰۰٬۰۰۰',
      '۲GE-38کوپلینگ پنجه‌ای ۳۸۱۲عدد۳۹٬۸۰۰٬۰۰۰۴۷۷٬۶۰۰٬۰۰۰',
    ]);
    expect(screen.getByRole('table').querySelector('thead tr')?.getAttribute('data-print')).toBe('only');
  });

  it('keeps the label of each amount beside it, for the cards of a phone', async () => {
    await open();

    const [, , first] = within(screen.getByRole('table')).getAllByRole('row');
    const cells = within(first as HTMLElement).getAllByRole('cell');
    expect(cells.map((cell) => [cell.getAttribute('data-label'), cell.textContent])).toEqual([
      ['ردیف', '۱'],
      ['کد کالا', 'DP-50-200'],
      ['مقدار', '۱۲'],
      ['واحد', 'دستگاه'],
      ['مبلغ واحد', '۸۱۳٬۰۰۰٬۰۰۰'],
      ['مبلغ کل', '۹٬۷۵۶٬۰۰۰٬۰۰۰'],
    ]);
  });

  it('numbers ten lines and shows a line without a price as such', async () => {
    const lines = Array.from({ length: 10 }, (_, index) =>
      givenLine(index + 1, index === 9 ? { sku: null, quotedPriceRial: null } : {}),
    );
    await open({ lines });

    const rows = rowsOf();
    expect(rows).toHaveLength(12);
    expect(rows.at(-1)).toBe('۱۰—پمپ گریز از مرکز 50-200۱۲دستگاهبدون قیمتبدون قیمت');
  });

  it('sums up to what is payable, in digits and in words', async () => {
    await open();

    const sums = screen.getByText('قابل پرداخت').closest('dl');
    expect([...(sums?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'جمع کالا و خدمات۱۰٬۲۳۳٬۶۰۰٬۰۰۰',
      'تخفیف۰',
      'هزینه حمل۱۲۰٬۰۰۰٬۰۰۰',
      'مالیات و عوارض ارزش افزوده، ۱۰٪۱٬۰۳۵٬۳۶۰٬۰۰۰',
      'قابل پرداخت۱۱٬۳۸۸٬۹۶۰٬۰۰۰',
    ]);
    expect(screen.getByText('یازده میلیارد و سیصد و هشتاد و هشت میلیون و نهصد و شصت هزار ریال')).toBeTruthy();
    expect(screen.getByText('برابر ۱٬۱۳۸٬۸۹۶٬۰۰۰ تومان')).toBeTruthy();
  });

  it('states the terms and has boxes for both signatures', async () => {
    await open();

    const terms = within(screen.getByRole('region', { name: 'شرایط' })).getAllByRole('listitem');
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      'اعتبار: این قیمت‌ها تا ۱ آذر ۱۴۰۵، ساعت ۱۵:۳۰ معتبر است.',
      'پرداخت: کیف پول، پس از پذیرش',
      'زمان تحویل: تا ۲۱ روز پس از پرداخت',
      'تحویل: حمل تا قم',
      'بازرسی: بازرسی در محل',
      'یادداشت فروشنده: حمل تا قم با ماست، تخلیه با خریدار.',
      'این برگه پیش‌فاکتور است و جای صورت‌حساب رسمی را نمی‌گیرد.',
    ]);
    expect(screen.getByText('مهر و امضای فروشنده')).toBeTruthy();
    expect(screen.getByText('مهر و امضای خریدار')).toBeTruthy();
  });

  it.each([
    ['Rejected', 'رد'],
    ['Cancelled', 'لغو'],
    ['Expired', 'منقضی'],
  ] as const)('of a request that is %s is marked as void on the sheet', async (status, word) => {
    await open({ status });

    const mark = screen.getByText(`این پیش‌فاکتور معتبر نیست: درخواست ${word} شده است.`);
    expect(mark.closest('article')).not.toBeNull();
    expect(mark.closest('[data-print]')).toBeNull();
  });

  it('that holds has no such mark', async () => {
    await open();

    expect(screen.queryByText(/معتبر نیست/)).toBeNull();
  });

  it('is printed by its button, and leads back to the request', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await open();

    await userEvent.click(screen.getByRole('button', { name: 'چاپ' }));

    expect(print).toHaveBeenCalledOnce();
    const back = screen.getByRole('link', { name: 'بازگشت به درخواست' });
    expect(back.getAttribute('href')).toBe('/profile/directorderinfo/127');
    expect(back.closest('div')?.getAttribute('data-print')).toBe('hide');
  });

  it('is shown without ids that failed to load, and loads them again on demand', async () => {
    const { host } = await open({}, [
      ...parties,
      given(listCustomers, OFFLINE),
      given(getSupplier, problem(503)),
    ]);

    expect(rowsOf()).toHaveLength(4);
    expect(screen.getByText('مشخصات حقوقی دو طرف کامل بارگذاری نشد.')).toBeTruthy();
    expect(screen.queryByText('شناسه ملی')).toBeNull();
    host.give(given(listCustomers, customers));
    host.give(given(getSupplier, supplier));
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

    expect(await screen.findByText('شناسه ملی')).toBeTruthy();
    expect(await screen.findByText('سهامی خاص')).toBeTruthy();
  });

  it('has no ids of a buyer who is none of the reader’s customers', async () => {
    await open({ buyerName: 'شرکت ناشناس' });

    expect(screen.getByRole('region', { name: 'خریدار' }).textContent).toContain('شرکت ناشناس');
    expect(screen.queryByText('شناسه ملی')).toBeNull();
  });
});

describe('a request without a proforma', () => {
  it.each([{ quote: null }, { totals: null }])('says when there will be one: %j', async (missing) => {
    await open(missing, []);

    const title = screen.getByRole('heading', { name: 'پیش‌فاکتور هنوز آماده نیست' });
    expect(title.closest('[data-print]')?.getAttribute('data-print')).toBe('hide');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: 'چاپ' })).toBeNull();
  });

  it('is not found when it is not the reader’s', async () => {
    await renderAt(remote, '/profile/directOrderReport/127', {
      session: 'signed-in',
      handlers: [given(getTradeRequest, problem(404))],
    });

    expect(screen.getByRole('alert').textContent).toContain('404');
  });
});

it('is titled by the number of its request', async () => {
  const { router } = await open();

  const [match] = router.state.matches.slice(-1);
  const data = router.state.loaderData[match?.route.id ?? ''];
  expect(match?.route.handle.head(data)).toEqual({
    title: 'پیش‌فاکتور TR-1405-000127',
    robots: 'noindex,nofollow',
  });
});
