import { uploadFiles } from '@bazaar/contracts/file';
import { getTradeRequest, updateDirectOrder } from '@bazaar/contracts/trade';
import { given, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import remote from '../../remote.ts';
import { formOf } from './draft-form.rules.ts';
import { createDraftState } from './draft-state.ts';
import { keptDraft } from './kept-draft.store.ts';
import { loadSecondPart } from './load-second-part.ts';
import { givenRequest, givenServices, storedAs } from './trade-edit.fixture.ts';

const ADDRESS = '/profile/directorder/edit/7';
const kept = (userId = '7') => keptDraft({ userId, requestId: 7 });

/** Opens the form; handlers come after those of the services and replace them. */
function open(services = givenServices(), handlers: (typeof services)['handlers'] = [], query = '') {
  return renderAt(remote, ADDRESS + query, {
    session: 'signed-in',
    handlers: [...services.handlers, ...handlers],
  });
}

const quantity = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'مقدار' });
const write = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const saved = () => screen.findByText(/^ذخیره شد/, undefined, { timeout: 5_000 });
const steps = () => within(screen.getByRole('navigation', { name: 'مراحل درخواست' }));
const LONG_AGO = '2020-01-01T08:00:00.000Z';

/** Text of this user that the browser has kept, with another quantity. */
function givenKept({ keptAt = new Date().toISOString(), userId = '7', text = '۷۰' } = {}) {
  const request = getTradeRequest.response.parse(givenRequest());
  const { base } = createDraftState(request);
  const form = formOf(request);
  kept(userId).set({
    ...{ rowVersion: 1, base, keptAt },
    form: { ...form, lines: form.lines.map((line) => ({ ...line, quantity: text })) },
  });
}

beforeAll(() => Promise.all([import('./later-steps.widget.tsx'), loadSecondPart()]));

// The end of a page keeps what is unsaved, so storage is cleared before the next one.
beforeEach(() => {
  kept('7').remove();
  kept('8').remove();
});

describe('a new address that the service does not take', () => {
  const FAULT = 'این نشانی حذف شده است یا به شما تعلق ندارد. نشانی تحویل دیگری انتخاب کنید.';

  it('is named at its field, and another one is stored by itself', async () => {
    const services = givenServices();
    const refusing = given(updateDirectOrder, ({ body }) => {
      if (body.deliveryAddressId === 12) {
        return problem(422, { code: 'unusable_reference', errors: { deliveryAddressId: [FAULT] } });
      }
      services.store.request = storedAs(services.store.request, body);
      return services.store.request;
    });
    const { router } = await open(services, [refusing], '?step=delivery');

    await userEvent.click(await screen.findByRole('radio', { name: /انبار/ }));
    const field = screen.getByRole('group', { name: 'نشانی تحویل' });
    expect(await within(field).findByText(FAULT, undefined, { timeout: 5_000 })).toBeTruthy();
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(FAULT);
    expect(router.state.location.pathname).toBe(ADDRESS);

    await userEvent.click(screen.getByRole('radio', { name: /کارخانه/ }));
    expect(within(field).queryByText(FAULT)).toBeNull();
    await waitFor(() => expect(screen.queryByText(FAULT)).toBeNull(), { timeout: 5_000 });
    expect(kept().get()).toBeNull();
  });

  it('is a problem of its step in the last one', async () => {
    const refused = problem(422, { code: 'unusable_reference', errors: { deliveryAddressId: [FAULT] } });
    await open(givenServices(), [given(updateDirectOrder, refused)]);
    write(await quantity(), '۵۰');
    await screen.findByText('تغییرها ذخیره نشد و روی همین دستگاه نگه داشته شد.', undefined, {
      timeout: 5_000,
    });

    await userEvent.click(steps().getByRole('link', { name: /بازبینی/ }));

    const link = await screen.findByRole('link', { name: FAULT });
    expect(link.getAttribute('href')).toBe(`${ADDRESS}?step=delivery#delivery-address`);
  });
});

describe('a document that the service does not take', () => {
  const FAULT = 'این فایل حذف شده است یا به شما تعلق ندارد. آن را حذف و دوباره بارگذاری کنید.';
  const fileId = '0b8c9a53-6d3b-4d0a-9a2f-0c6d2f6a1b11';
  const meta = { id: fileId, name: 'نقشه.pdf', mime: 'application/pdf' as const, size: 3, url: '/f' };

  it('is named in its row, and the rest is stored once it is removed', async () => {
    const services = givenServices();
    const refusing = given(updateDirectOrder, ({ body }) => {
      if (body.documents.length > 0) {
        return problem(422, { code: 'unusable_reference', errors: { 'documents[0].fileId': [FAULT] } });
      }
      services.store.request = storedAs(services.store.request, body);
      return services.store.request;
    });
    await open(services, [refusing, given(uploadFiles, { items: [meta] })], '?step=terms');
    fireEvent.change(await screen.findByLabelText('فایل'), {
      target: { files: [new File(['abc'], 'نقشه.pdf', { type: 'application/pdf' })] },
    });

    const list = within(await screen.findByRole('list', { name: 'اسناد درخواست' }));
    expect(await list.findByText(FAULT, undefined, { timeout: 5_000 })).toBeTruthy();
    write(screen.getByLabelText('بازرسی'), 'شخص ثالث');
    await userEvent.click(screen.getByRole('button', { name: /حذف سند: .*نقشه/ }));
    await saved();

    expect(services.store.request).toMatchObject({ documents: [], terms: { inspection: 'شخص ثالث' } });
  });
});

describe('a form that cannot be stored', () => {
  it('stays open at a response 404 that is not of the request itself', async () => {
    const services = givenServices();
    const { router } = await open(services, [
      given(updateDirectOrder, problem(404, { code: 'not_found', title: 'نشانی تحویل پیدا نشد.' })),
    ]);
    write(await quantity(), '۵۰');

    expect(await screen.findByText('نشانی تحویل پیدا نشد.', undefined, { timeout: 5_000 })).toBeTruthy();
    expect([router.state.location.pathname, (await quantity()).value]).toEqual([ADDRESS, '۵۰']);
  });

  it.each([
    ['is gone', 404, null],
    ['is closed', 409, givenRequest({ status: 'Cancelled', allowedActions: [] })],
  ])('keeps a restored text in view when the request %s', async (_, status, now) => {
    givenKept();
    const services = givenServices();
    const { host, router } = await open(services, [given(updateDirectOrder, problem(status))]);
    if (now === null) {
      host.give(given(getTradeRequest, problem(404)));
    } else {
      services.store.request = now;
    }

    const note = await screen.findByText(/نوشته‌های شما که ذخیره نشده بود/, undefined, { timeout: 5_000 });
    expect(note.textContent).toContain('این درخواست دیگر قابل ویرایش نیست');
    expect([router.state.location.pathname, (await quantity()).value]).toEqual([ADDRESS, '۷۰']);
    expect(kept().get()?.form.lines[0]?.quantity).toBe('۷۰');
  });

  it('says that it is too large in words of its own', async () => {
    await open(givenServices(), [given(updateDirectOrder, problem(413, { title: 'Payload Too Large' }))]);
    write(await quantity(), '۵۰');

    const text = /^حجم این درخواست از حد مجاز بیشتر است؛ شرح و مشخصات ردیف‌ها را کوتاه کنید/;
    expect(await screen.findByText(text, undefined, { timeout: 5_000 })).toBeTruthy();
  });
});

describe('a text that the browser has kept', () => {
  const note = () =>
    screen.findByText(/^نوشته‌های ذخیره‌نشده شما از ۱۱ دی ۱۳۹۸، ساعت ۱۱:۳۰ در این فرم بازیابی شد/);

  it("is another user's alone", async () => {
    givenKept({ userId: '8' });
    await open();

    expect((await quantity()).value).toBe('۴۰');
    expect(kept('8').get()?.form.lines[0]?.quantity).toBe('۷۰');
  });

  it('comes back silently after a reload, and is stored', async () => {
    givenKept();
    const services = givenServices();
    await open(services);
    await saved();

    expect(screen.queryByText(/بازیابی شد/)).toBeNull();
    expect(services.store.bodies).toMatchObject([{ lines: [{ quantity: 70 }] }]);
  });

  it('long ago is shown with its time, and stored when the user wants it', async () => {
    givenKept({ keptAt: LONG_AGO });
    const services = givenServices();
    await open(services);
    expect(await note()).toBeTruthy();
    expect([(await quantity()).value, services.store.bodies]).toEqual(['۷۰', []]);
    expect(screen.getByText('تغییر ذخیره‌نشده دارید')).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'ذخیره این نوشته‌ها' }));
    await saved();

    expect(services.store.bodies).toMatchObject([{ lines: [{ quantity: 70 }] }]);
    expect(screen.queryByText(/بازیابی شد/)).toBeNull();
  });

  it('long ago is removed for what is stored, with a way back', async () => {
    givenKept({ keptAt: LONG_AGO });
    const services = givenServices();
    const { host } = await open(services);
    await note();

    await userEvent.click(screen.getByRole('button', { name: 'حذف و بازگشت به نسخه ذخیره‌شده' }));
    expect([(await quantity()).value, kept().get()]).toEqual(['۴۰', null]);
    expect(screen.queryByText(/بازیابی شد/)).toBeNull();
    act(() => host.notices.at(-1)?.action?.onSelect());
    await saved();

    expect(services.store.bodies).toMatchObject([{ lines: [{ quantity: 70 }] }]);
  });

  it('long ago, of a published request, waits for its own button as ever', async () => {
    givenKept({ keptAt: LONG_AGO });
    await open(givenServices(givenRequest({ status: 'Published' })));
    await note();

    expect(screen.queryByRole('button', { name: 'ذخیره این نوشته‌ها' })).toBeNull();
    expect(screen.getByRole('button', { name: 'حذف و بازگشت به نسخه ذخیره‌شده' })).toBeTruthy();
  });

  it('is kept while there is no connection', async () => {
    givenKept();
    const { router } = await open(givenServices(), [given(updateDirectOrder, OFFLINE)]);
    await screen.findByText(/اتصال قطع است/, undefined, { timeout: 5_000 });

    expect([router.state.location.pathname, kept().get()?.form.lines[0]?.quantity]).toEqual([ADDRESS, '۷۰']);
  });
});
