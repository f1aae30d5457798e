import { getSupplierProduct } from '@bazaar/contracts/product';
import { given, renderAt } from '@bazaar/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import remote from '../../remote.ts';
import { givenForm, givenTextLine } from './draft.fixture.ts';
import { roomFor, withLines } from './draft-form.rules.ts';
import { keptDraft } from './kept-draft.store.ts';
import { loadSecondPart } from './load-second-part.ts';
import { givenItemPage, givenLine, givenRequest, givenServices } from './trade-edit.fixture.ts';

/** Two hundred rows take long to draw on a busy machine. */
const PATIENT = { timeout: 20_000 };
const FULL = { tone: 'warning', title: 'هر درخواست حداکثر ۲۰۰ ردیف دارد.' };

/** Opens the form of a request with so many lines in the buyer's own words. */
async function open(count: number, query = '') {
  const own = { supplierProductId: null, sku: null, listPriceRial: null };
  const lines = Array.from({ length: count }, (_, index) =>
    givenLine(index + 1, { ...own, title: `بوش ${index}` }),
  );
  const services = givenServices(givenRequest({ lines }));
  const product = given(getSupplierProduct, ({ params }) => givenItemPage(Number(params.id)));
  const page = await renderAt(remote, `/profile/directorder/edit/7${query}`, {
    session: 'signed-in',
    handlers: [...services.handlers, product],
  });
  return { ...page, services };
}

const rowCount = () => screen.getByRole('list', { name: 'اقلام' }).children.length;
const saved = () => screen.findByText(/^ذخیره شد/, undefined, PATIENT);

// Its code comes on demand; its first reading takes seconds, which no visitor waits for.
beforeAll(() => Promise.all([import('./sheet-panel.widget.tsx'), loadSecondPart()]));

// The end of a page keeps what is unsaved, so storage is cleared before the next one.
beforeEach(() => {
  keptDraft({ userId: '7', requestId: 7 }).remove();
});

describe('the room of a form', () => {
  const full = givenForm({
    lines: Array.from({ length: 200 }, (_, index) => givenTextLine(`بوش ${index}`)),
  });

  it('is what the contract permits', () => {
    expect([roomFor(givenForm()), roomFor(full)]).toEqual([200, 0]);
    expect(roomFor({ ...full, lines: [...full.lines, givenTextLine('x')] })).toBe(0);
  });

  it('takes all of the lines or none, at their place, each once', () => {
    const two = [givenTextLine('الف'), givenTextLine('ب')];
    const almost = { ...full, lines: full.lines.slice(1) };

    expect(withLines(almost, two)).toBeNull();
    expect(withLines(almost, [givenTextLine('الف')], 0)?.lines[0]?.title).toBe('الف');
    expect(withLines(almost, [givenTextLine('الف')])?.lines.at(-1)?.title).toBe('الف');
    expect(withLines(full, full.lines.slice(0, 3), 9)).toBe(full);
  });
});

describe('a full request', () => {
  it('takes no line more: not by search, in own words, from a spreadsheet or back from its removal', async () => {
    const { host, services } = await open(200);
    expect(
      screen.getByText(/^هر درخواست حداکثر ۲۰۰ ردیف دارد\. برای افزودن، ردیفی را حذف کنید/),
    ).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'افزودن ردیف متن آزاد' }));
    expect(host.notices).toMatchObject([FULL]);

    const search = screen.getByRole('searchbox', { name: 'افزودن کالای این تأمین‌کننده' });
    fireEvent.change(search, { target: { value: 'brg2' } });
    fireEvent.click(await screen.findByRole('button', { name: /افزودن .*بلبرینگ 2/ }, PATIENT));
    await waitFor(() => expect(host.notices).toMatchObject([FULL, FULL]), PATIENT);

    fireEvent.click(screen.getByRole('button', { name: 'افزودن از اکسل' }));
    const panel = within(await screen.findByRole('region', { name: 'افزودن اقلام از اکسل' }, PATIENT));
    fireEvent.change(panel.getByLabelText('ردیف‌های کپی‌شده از اکسل'), {
      target: { value: 'شرح\tتعداد\nشفت\t2' },
    });
    expect(
      await panel.findByText(/^هر درخواست حداکثر ۲۰۰ ردیف دارد و این درخواست پر است/, undefined, PATIENT),
    ).toBeTruthy();
    expect(panel.queryByRole('button', { name: /^افزودن ۱ ردیف/ })).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: /حذف ردیف: .*بوش 7(?!\d)/ }));
    const undo = host.notices.at(-1)?.action;
    fireEvent.click(screen.getByRole('button', { name: 'افزودن ردیف متن آزاد' }));
    act(() => undo?.onSelect());

    expect(host.notices.at(-1)).toMatchObject(FULL);
    expect(rowCount()).toBe(200);
    await saved();
    expect(services.store.bodies.at(-1)?.lines).toHaveLength(199);
  }, 60_000);

  it('does not take the item that a product page has named', async () => {
    const { host, router } = await open(200, '?add=102&quantity=30');

    await waitFor(() => expect(host.notices).toMatchObject([FULL]), PATIENT);
    expect(router.state.location.search).toBe('');
    expect(rowCount()).toBe(200);
  }, 60_000);
});
