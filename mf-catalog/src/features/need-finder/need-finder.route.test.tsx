import { CustomerId } from '@bazaar/contracts/merchant';
import {
  answerNeed,
  filterCategorySuppliers,
  listSearchResults,
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
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { givenCategorySupplier, givenGroup } from '../../common/group/catalog.fixture.ts';
import remote from '../../remote.ts';
import { draftIntent } from './draft-intent.store.ts';
import { givenExact, givenNearest, givenNothing, givenUnkept, NEED, VARIANT } from './need-answer.fixture.ts';
import { requestCustomer } from './request-customer.store.ts';

const ADDRESS = `/newai?q=${encodeURIComponent(NEED)}`;
const common: Handler[] = [
  given(listTopLevelCategories, [givenGroup()]),
  given(filterCategorySuppliers, ({ query: { paging } }) => ({
    ...paging,
    items: [{ supplier: givenCategorySupplier(), matchingCount: 2 }],
    totalCount: 1,
  })),
];
const handlers = [...common, given(answerNeed, givenExact())];
const whole = [...common, given(answerNeed, { ...givenExact(), ignored: [] })];
const unkept = [...common, given(answerNeed, givenUnkept())];
const nothing = [...common, given(answerNeed, givenNothing()), given(listSearchResults, givenNearest())];
const notLike = [...common, given(answerNeed, givenNothing()), given(listSearchResults, givenNearest(0))];

const cells = () =>
  within(screen.getByRole('list', { name: 'برداشت ما از نیاز شما' })).getAllByRole('listitem');
const needIn = (href: string | null | undefined) => new URLSearchParams(href?.split('?')[1]).get('q');

beforeEach(() => sessionStorage.clear());

describe('/newai', () => {
  it('says that it works by rules, and works without a script', async () => {
    const { host } = await renderAt(remote, '/newai', { handlers });

    expect(screen.getByText(/با قاعده کار می‌کند، نه با هوش مصنوعی/)).toBeTruthy();
    const box = screen.getByRole('textbox', { name: 'نیاز شما' });
    expect(box.getAttribute('name')).toBe('q');
    const form = box.closest('form');
    expect([form?.method, new URL(form?.action ?? '').pathname]).toEqual(['get', '/newai']);
    expect(within(screen.getByRole('list', { name: 'نمونه‌ها' })).getAllByRole('link')).toHaveLength(3);
    expect(host.calls.filter(({ endpoint }) => endpoint === answerNeed)).toEqual([]);
  });

  it('submits a need to its own address', async () => {
    const { router } = await renderAt(remote, '/newai', { handlers });

    fireEvent.change(screen.getByRole('textbox', { name: 'نیاز شما' }), { target: { value: ' پمپ ' } });
    fireEvent.click(screen.getByRole('button', { name: 'پیدا کردن' }));

    await waitFor(() => expect(router.state.location.search).toBe(`?q=${encodeURIComponent('پمپ')}`));
  });

  it('keeps what was typed over a reload', async () => {
    const page = await renderAt(remote, ADDRESS, { handlers });
    fireEvent.change(screen.getByRole('textbox', { name: 'نیاز شما' }), { target: { value: 'نیمه‌کاره' } });
    page.unmount();

    await renderAt(remote, ADDRESS, { handlers });

    const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'نیاز شما' });
    await waitFor(() => expect(box().value).toBe('نیمه‌کاره'));
  });

  it('shows each part with its number, its words and whether it may be relaxed', async () => {
    await renderAt(remote, ADDRESS, { handlers: whole });

    expect(cells()).toHaveLength(5);
    const power = cells()[2]?.textContent ?? '';
    expect(power).toContain('۳');
    expect(power).toContain('۱۵ kW');
    expect(power).toContain('۱۵ کیلووات');
    expect(power).toContain('هرگز تغییر نمی‌دهیم');
    expect(cells()[4]?.textContent).toContain('اگر نشد، نزدیک‌ترین شهرها را می‌گوییم');
    expect(screen.queryByText(/این بخش از متن در نظر گرفته نشد/)).toBeNull();
    expect(screen.getByRole('region', { name: 'دقیقاً همین را داریم' })).toBeTruthy();
    expect(screen.getByText('با نیاز شما مطابقت دارد')).toBeTruthy();
  });

  it('promises no exact match while a part of the text was not read', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    expect(screen.getByText(/این بخش از متن در نظر گرفته نشد/).textContent).toContain('نو باشد');
    const closest = screen.getByRole('region', { name: 'نزدیک‌ترین کالا به نیاز شما' });
    expect(within(closest).getByText(/این بخش بررسی نشد: نو باشد\./)).toBeTruthy();
    expect(within(closest).getByText('با بخش بررسی‌شده مطابقت دارد')).toBeTruthy();
    expect(cells()[2]?.textContent).toContain('در این نتایج حفظ شده است');
    expect(screen.queryByText(/دقیقاً همین|هرگز تغییر نمی‌دهیم|با همه مشخصات/)).toBeNull();
  });

  it('removes a part from the text, and writes it anew', async () => {
    const { router } = await renderAt(remote, ADDRESS, { handlers });

    const remove = screen.getByRole('link', { name: 'حذف محل تحویل' });
    expect(needIn(remove.getAttribute('href'))).toBe('۲ دستگاه الکتروموتور ۱۵ کیلووات IP68');

    fireEvent.click(screen.getByRole('button', { name: 'ویرایش توان نامی' }));
    const words = screen.getByRole('textbox', { name: 'متن توان نامی' });
    expect(document.activeElement).toBe(words);
    fireEvent.change(words, { target: { value: '۲۲ کیلووات' } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'ثبت' })));

    await waitFor(() =>
      expect(needIn(router.state.location.search)).toBe(NEED.replace('۱۵ کیلووات', '۲۲ کیلووات')),
    );
  });

  it('asks one question, and adds the words of a choice to the text', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    const choice = within(screen.getByRole('list', { name: 'نوع نصب' })).getByRole('link');
    expect(needIn(choice.getAttribute('href'))).toBe(`${NEED}، B3`);
  });

  it('shows the exact variant with its offers, then near ones with their one difference', async () => {
    await renderAt(remote, ADDRESS, { handlers });

    const exact = screen.getByRole('article');
    const title = within(exact).getByRole('link', { name: /الکتروموتور سه‌فاز چدنی، ۱۵ کیلووات/ });
    expect(title.getAttribute('href')).toContain(`?v=${VARIANT.code}`);
    const offers = within(within(exact).getByRole('list', { name: 'پیشنهادها' })).getAllByRole('listitem');
    expect(offers).toHaveLength(2);
    expect(offers[0]?.textContent).toContain('۱۰۰٬۰۰۰٬۰۰۰ تومان');
    expect(offers[0]?.textContent).toContain('۲۰۰٬۰۰۰٬۰۰۰');
    expect(offers[0]?.textContent).toContain('۷ روز');
    const near = screen.getByRole('region', { name: 'نزدیک‌ترین‌ها، با تفاوت روشن' });
    expect(within(near).getByText(/تأمین‌کننده در تهران است/)).toBeTruthy();
    expect(screen.queryByText('دقیقاً همین را نداریم.')).toBeNull();
  });

  it('names the code of an offer of another series', async () => {
    const [first, ...others] = givenExact().exact;
    const [own, series, ...rest] = first?.offers ?? [];
    const offers = [own, series && { ...series, variantCode: 'EM-15-1470-R1' }, ...rest].filter(
      (offer) => offer !== undefined,
    );
    const exact = first === undefined ? [] : [{ ...first, offers }, ...others];
    await renderAt(remote, ADDRESS, {
      handlers: [...common, given(answerNeed, { ...givenExact(), exact })],
    });

    const rows = within(screen.getByRole('list', { name: 'پیشنهادها' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent?.includes('EM-15-1470-R1'))).toEqual([false, true]);
  });

  it.each([
    [{ overRial: null }, 'قیمت با استعلام روشن می‌شود.'],
    [{ overRial: null, toConfirm: true }, 'قیمت نیازمند تأیید است.'],
    [{ overRial: 50_000_000, toConfirm: true }, '۵٬۰۰۰٬۰۰۰ تومان بیشتر از بودجه؛ نیازمند تأیید'],
  ])('says what is doubtful about a price %j', async (price, text) => {
    const near = givenExact().near.map((one) => ({
      ...one,
      difference: { kind: 'price' as const, ...price },
    }));
    await renderAt(remote, ADDRESS, {
      handlers: [...common, given(answerNeed, { ...givenExact(), near })],
    });

    const region = screen.getByRole('region', { name: 'نزدیک‌ترین‌ها، با تفاوت روشن' });
    expect(within(region).getByText(text)).toBeTruthy();
  });

  it('says each difference where no offer differs in one thing only', async () => {
    const others = [{ kind: 'delivery' as const, leadTimeDays: 20, withinDays: 14 }];
    const near = givenExact().near.map((one) => ({ ...one, others }));
    await renderAt(remote, ADDRESS, {
      handlers: [...common, given(answerNeed, { ...givenExact(), exact: [], near })],
    });

    const region = screen.getByRole('region', { name: 'نزدیک‌ترین‌ها، با تفاوت روشن' });
    expect(within(region).getByText(/تأمین‌کننده در تهران است/)).toBeTruthy();
    expect(within(region).getByText('۲۰ روز به‌جای ۱۴ روز')).toBeTruthy();
    expect(within(region).getByText(/این‌ها کمترین تفاوت را دارند/)).toBeTruthy();
  });

  it('says first that nobody has exactly this, and names the nearest value', async () => {
    await renderAt(remote, ADDRESS, { handlers: unkept });

    const none = screen.getByText('دقیقاً همین را نداریم.');
    const wishes = screen.getByRole('region', { name: 'این‌ها را نداریم' });
    expect(none.compareDocumentPosition(wishes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const nearest = within(wishes).getByRole('link', { name: 'IP55' });
    expect(nearest.getAttribute('href')).toContain(`?v=${VARIANT.code}`);
    expect(cells()[3]?.textContent).toContain('این را نداریم');
    expect(screen.getByRole('button', { name: 'درخواست برای همین نیاز' })).toBeTruthy();
  });

  it('asks for the name of the good when there is no such thing', async () => {
    await renderAt(remote, ADDRESS, { handlers: nothing });

    expect(screen.getByText('این کالا در فهرست ما نیست، یا نام آن را نشناختیم.')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'نمونه‌ها' })).getAllByRole('link')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'جست‌وجوی ساده' }).getAttribute('href')).toContain('/search/');
  });

  it('says that there is no such thing, with the nearest goods and a request to their suppliers', async () => {
    await renderAt(remote, ADDRESS, { handlers: nothing });

    expect(screen.getByRole('heading', { name: 'این کالا را نداریم' })).toBeTruthy();
    const nearest = screen.getByRole('list', { name: 'نزدیک‌ترین کالاهایی که داریم' });
    expect(within(nearest).getByRole('link').getAttribute('href')).toContain('/products/base-product/15/');
    const request = await screen.findByRole('button', { name: 'درخواست برای همین نیاز' });
    await waitFor(() => expect(request.hasAttribute('disabled')).toBe(false));
    fireEvent.click(request);
    expect(await screen.findByRole('form', { name: 'پیش‌نویس درخواست' })).toBeTruthy();
  });

  it('asks nobody for what nothing is like', async () => {
    await renderAt(remote, ADDRESS, { handlers: notLike });

    expect(screen.queryByRole('list', { name: 'نزدیک‌ترین کالاهایی که داریم' })).toBeNull();
    expect(screen.queryByRole('button', { name: /درخواست/ })).toBeNull();
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
    const { router } = await renderAt(remote, '/ai?q=zzz', { handlers: nothing });

    expect(router.state.location.pathname + router.state.location.search).toBe('/newai?q=zzz');
  });
});

describe('the drafts of requests', () => {
  const made = given(createDirectOrder, ({ body }) => givenDraft(body.supplierId, body.supplierId));
  const hostOf = (session: 'signed-in' | 'signed-out', ...more: Handler[]) =>
    createFakeHost({ session, handlers: [...handlers, ...more] });
  const open = async (host: FakeHost) => {
    const slots = { 'request.customer': () => <p>به نام کیست؟</p> };
    const page = await renderAt(remote, ADDRESS, { host, slots });
    fireEvent.click(screen.getByRole('button', { name: 'درخواست از ۲ تأمین‌کننده' }));
    await screen.findByRole('textbox', { name: 'شرح نیاز' });
    return page;
  };
  const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'ساخت پیش‌نویس' }));
  const sent = (host: FakeHost) => host.calls.filter(({ endpoint }) => endpoint === createDirectOrder);
  const keysOf = (host: FakeHost) => sent(host).map(({ input }) => input?.headers.get('idempotency-key'));

  it('are filled from the need, and one is made for each chosen supplier', async () => {
    const host = hostOf('signed-in', made);
    await open(host);
    expect([field('شرح نیاز').value, field('مقدار').value, field('واحد').value]).toEqual([
      NEED,
      '۲',
      'دستگاه',
    ]);

    send();

    expect((await screen.findByText('TR-1405-000111')).closest('[role=status]')).toBeTruthy();
    expect(sent(host).map(({ input }) => input?.body)).toMatchObject([
      {
        supplierId: 111,
        lines: [{ supplierProductId: 11, quantity: 2 }],
        note: `${NEED}\nتوان نامی: ۱۵ kW\nدرجه حفاظت: IP68`,
        terms: { delivery: 'تحویل در اهواز' },
      },
      { supplierId: 112, lines: [{ supplierProductId: 12, quantity: 2 }] },
    ]);
    expect(new Set(keysOf(host)).size).toBe(2);
    const [first, second] = sent(host).map(({ input }) => input?.body as { needId?: string });
    expect(first?.needId).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.needId).toBe(first?.needId);
  });

  it('go to the suppliers that are chosen', async () => {
    const host = hostOf('signed-in', made);
    await renderAt(remote, ADDRESS, { host });
    fireEvent.click(screen.getByRole('checkbox', { name: 'ساوالان‌برق، تهران' }));
    fireEvent.click(screen.getByRole('button', { name: 'درخواست از ۱ تأمین‌کننده' }));
    await screen.findByRole('textbox', { name: 'شرح نیاز' });

    send();

    await screen.findByText('TR-1405-000111');
    expect(sent(host)).toHaveLength(1);
  });

  it('that failed are sent again alone, with the same key', async () => {
    const some = given(createDirectOrder, ({ body }) =>
      body.supplierId === 111 ? problem(503) : givenDraft(body.supplierId, body.supplierId),
    );
    const host = hostOf('signed-in', some);
    await open(host);

    send();
    expect(await screen.findByRole('alert')).toBeTruthy();
    host.give(made);
    send();

    await screen.findByText('TR-1405-000111');
    expect(sent(host).map(({ input }) => input?.body)).toMatchObject(
      [111, 112, 111].map((supplierId) => ({ supplierId })),
    );
    expect(keysOf(host)[2]).toBe(keysOf(host)[0]);
  });

  it('are for the company that is chosen when the first one is made', async () => {
    onTestFinished(() => void requestCustomer.remove());
    const some = given(createDirectOrder, ({ body }) =>
      body.supplierId === 111 ? problem(503) : givenDraft(body.supplierId, body.supplierId),
    );
    const host = hostOf('signed-in', some);
    await open(host);
    expect(screen.getByText('به نام کیست؟')).toBeTruthy();
    requestCustomer.set({ id: CustomerId.parse(7), name: 'شرکت آبرسان نمونه' });

    send();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText('به نام کیست؟')).toBeNull();
    requestCustomer.remove();
    host.give(made);
    send();

    await screen.findByText('TR-1405-000111');
    expect(sent(host).map(({ input }) => input?.body)).toMatchObject(Array(3).fill({ customerId: 7 }));
    expect(keysOf(host)[2]).toBe(keysOf(host)[0]);
  });

  it('are new ones after a failed attempt for another customer', async () => {
    onTestFinished(() => void requestCustomer.remove());
    const host = hostOf('signed-in', given(createDirectOrder, problem(503)));
    await open(host);

    send();
    expect(await screen.findByRole('alert')).toBeTruthy();
    requestCustomer.set({ id: CustomerId.parse(7), name: 'شرکت آبرسان نمونه' });
    host.give(made);
    send();

    await screen.findByText('TR-1405-000111');
    expect(new Set(keysOf(host)).size).toBe(4);
  });

  it('are not sent with an invalid field, and say which', async () => {
    const host = hostOf('signed-in', made);
    await open(host);
    fireEvent.change(field('مقدار'), { target: { value: 'چند' } });

    send();

    expect(screen.getByText(/مقدار باید عددی صحیح/)).toBeTruthy();
    expect(document.activeElement).toBe(field('مقدار'));
    expect(sent(host)).toEqual([]);
  });

  it('are made with what a visitor wrote, once they have signed in', async () => {
    const host = hostOf('signed-out', made);
    const page = await open(host);
    fireEvent.change(field('شرح نیاز'), { target: { value: 'موتور برای خط دوم' } });
    fireEvent.click(screen.getByRole('button', { name: 'ورود و ادامه' }));
    expect(host.signIns).toEqual([{ loginPerPage: true, reason: 'draft' }]);
    expect(sent(host)).toEqual([]);
    page.unmount();

    const back = hostOf('signed-in', made);
    await renderAt(remote, ADDRESS, { host: back });

    await screen.findByText('TR-1405-000112');
    expect(sent(back).map(({ input }) => input?.body)).toMatchObject([
      { supplierId: 111, note: expect.stringMatching(/^موتور برای خط دوم/) },
      { supplierId: 112 },
    ]);
    expect(draftIntent.peek()).toBeNull();
  });

  it('are not made for another need', async () => {
    draftIntent.remember({
      ...{ need: 'دیگر', supplierIds: [], text: 'پمپ', quantity: '۱', unit: 'عدد', keys: {}, needId: '' },
    });
    const host = hostOf('signed-in', made);
    await renderAt(remote, ADDRESS, { host });
    await act(async () => {});

    expect(screen.queryByRole('textbox', { name: 'شرح نیاز' })).toBeNull();
    expect(sent(host)).toEqual([]);
  });
});
