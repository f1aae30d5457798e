import {
  addNote,
  countVisit,
  listFavoritesByType,
  listNotesByObject,
  removeNote,
  updateNote,
} from '@bazaar/contracts/content';
import {
  getSizePlace,
  getSupplierProduct,
  listMeasurementUnits,
  listOffersByProduct,
  listRelatedProducts,
} from '@bazaar/contracts/product';
import { listTradeRequests } from '@bazaar/contracts/trade';
import { loadFamily } from '@bazaar/drawing';
import { createFakeHost, given, type Handler, problem, renderAt } from '@bazaar/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenProduct, givenSizePlace, givenSummary } from '../../common/product/product.fixture.ts';
import remote from '../../remote.ts';

const ADDRESS = '/products/5/پمپ-گریز-از-مرکز';
const NOTE = {
  id: 7,
  objectType: 'SupplierProduct' as const,
  objectId: 5,
  title: 'پمپ',
  text: 'برای خط دو',
  pinned: false,
  createdAt: '2026-11-18T08:00:00Z',
  updatedAt: '2026-11-18T08:00:00Z',
  rowVersion: 4,
  object: null,
};
const page = [
  given(getSupplierProduct, givenProduct()),
  given(listRelatedProducts, []),
  given(getSizePlace, null),
  given(listFavoritesByType, { items: [], totalCount: 0, pageNumber: 1, pageSize: 100 }),
  given(listTradeRequests, { items: [], totalCount: 0, pageNumber: 1, pageSize: 10, statusCounts: [] }),
];

// Modules that open on a user action are imported ahead, so that no test waits for the disk.
beforeAll(async () => {
  await Promise.all([
    loadFamily('pump'),
    import('./page-actions.widget.tsx'),
    import('./note-dialog.widget.tsx'),
    import('./zoom-dialog.tsx'),
    import('./converted-facts.widget.tsx'),
    import('./related.ts'),
  ]);
}, 30_000);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.location.hash = '';
});

async function open(session: 'signed-in' | 'signed-out', ...handlers: Handler[]) {
  const host = createFakeHost({ session, handlers: [...page, ...handlers] });
  await renderAt(remote, ADDRESS, { host });
  const note = await screen.findByRole('button', { name: /^یادداشت/ });
  return { host, note };
}

describe('the gallery', () => {
  it('follows the arrow keys, with left as forward', async () => {
    await renderAt(remote, ADDRESS, { handlers: page });
    const main = screen.getByRole('button', { name: 'نمای اصلی' });

    fireEvent.keyDown(main, { key: 'ArrowLeft' });

    const outline = screen.getByRole('button', { name: 'نمای خطی' });
    expect(outline.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(outline);
  });

  it('opens a large view, zooms in steps, and switches to the other views', async () => {
    await renderAt(remote, ADDRESS, { handlers: page });

    // What a click shows may still be loading, so each act is awaited.
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'بزرگ‌نمایی' })));
    const dialog = await screen.findByRole('dialog', { name: 'پمپ گریز از مرکز' });
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'نزدیک‌تر' })));
    expect(within(dialog).getByText('اندازه: ۱۵۰٪')).toBeTruthy();
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'نمای بعدی' })));

    expect(await within(dialog).findByRole('region', { name: 'نمای خطی' })).toBeTruthy();
  });
});

describe('the unit choice', () => {
  const unit = (id: number, symbol: string, factorToBase: number) => ({
    id,
    quantityId: 4,
    code: `u${id}`,
    title: symbol,
    symbol,
    factorToBase,
    offsetToBase: 0,
  });
  const units = given(listMeasurementUnits, {
    quantities: [{ id: 4, code: 'flow', title: 'دبی', baseUnit: 'm3/s' }],
    units: [unit(1, 'L/min', 1 / 60_000), unit(2, 'm³/h', 1 / 3600)],
  });
  const FACT = { value: null, maxValue: null, text: null, isCode: false, unitSymbol: null };
  const facts = given(
    getSupplierProduct,
    givenProduct({
      facts: [
        { ...FACT, title: 'دبی', value: 50, unitSymbol: 'm³/h' } as never,
        { ...FACT, title: 'دبی کمینه', value: 6, unitSymbol: 'm³/h' } as never,
      ],
    }),
  );

  it('loads the units on demand, and applies a choice to all numbers of the same quantity', async () => {
    const { host } = await renderAt(remote, ADDRESS, { handlers: [...page, facts, units] });
    expect(host.calls.some(({ endpoint }) => endpoint === listMeasurementUnits)).toBe(false);

    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'تغییر واحد' })));
    const choice = await screen.findByRole('combobox', { name: 'واحد دبی' });
    await act(async () => fireEvent.change(choice, { target: { value: 'L/min' } }));

    const table = screen.getByRole('region', { name: 'مشخصات فنی' });
    expect(table.textContent).toContain('۸۳۳٫۳');
    expect(within(table).getByText('۱۰۰')).toBeTruthy();
  });

  it('leaves the table unchanged when the units fail to load', async () => {
    const { host } = await renderAt(remote, ADDRESS, {
      handlers: [...page, facts, given(listMeasurementUnits, problem(503))],
    });

    fireEvent.click(screen.getByRole('button', { name: 'تغییر واحد' }));

    await waitFor(() => expect(host.notices).toMatchObject([{ tone: 'danger' }]));
    expect(screen.getByRole('region', { name: 'مشخصات فنی' }).textContent).toContain('۵۰ m³/h');
  });
});

describe('the note', () => {
  const none = given(listNotesByObject, []);
  const kept = given(listNotesByObject, [NOTE]);
  const dialogOf = () => screen.findByRole('dialog', { name: 'یادداشت شما برای این کالا' });

  it('is saved with one idempotency key until it has succeeded', async () => {
    const keys: (string | null)[] = [];
    const { host, note } = await open(
      'signed-in',
      none,
      given(addNote, ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return problem(503);
      }),
    );
    fireEvent.click(note);
    const dialog = await dialogOf();
    fireEvent.change(await within(dialog).findByLabelText('متن یادداشت'), { target: { value: 'بررسی شود' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'ذخیره یادداشت' }));
    await waitFor(() => expect(host.notices).toMatchObject([{ tone: 'danger', title: 'یادداشت ذخیره نشد' }]));

    host.give(
      given(addNote, ({ headers, body }) => {
        keys.push(headers.get('idempotency-key'));
        return { ...NOTE, text: body.text };
      }),
    );
    await act(async () => host.notices[0]?.action?.onSelect());
    const again = await dialogOf();
    expect(within(again).getByLabelText<HTMLTextAreaElement>('متن یادداشت').value).toBe('بررسی شود');
    fireEvent.click(within(again).getByRole('button', { name: 'ذخیره یادداشت' }));

    expect(await screen.findByRole('button', { name: 'یادداشت شما' })).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('takes another key for another text', async () => {
    const keys: (string | null)[] = [];
    const { host, note } = await open(
      'signed-in',
      none,
      given(addNote, ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return problem(503);
      }),
    );
    fireEvent.click(note);
    const save = async (text: string) => {
      const dialog = await dialogOf();
      fireEvent.change(await within(dialog).findByLabelText('متن یادداشت'), { target: { value: text } });
      const count = keys.length;
      fireEvent.click(within(dialog).getByRole('button', { name: 'ذخیره یادداشت' }));
      await waitFor(() => expect(host.notices).toHaveLength(count + 1));
    };

    await save('بررسی شود');
    await act(async () => host.notices[0]?.action?.onSelect());
    await save('بررسی شد');

    expect(keys[1]).not.toBe(keys[0]);
  });

  it('is updated with the version that was read', async () => {
    const versions: (string | null)[] = [];
    const { host, note } = await open(
      'signed-in',
      kept,
      given(updateNote, ({ headers, body }) => {
        versions.push(headers.get('if-match'));
        return { ...NOTE, text: body.text, rowVersion: 5 };
      }),
    );
    await waitFor(() => expect(note.textContent).toContain('یادداشت شما'));
    fireEvent.click(note);
    const dialog = await dialogOf();
    const text = within(dialog).getByLabelText<HTMLTextAreaElement>('متن یادداشت');
    expect(text.value).toBe('برای خط دو');
    fireEvent.change(text, { target: { value: 'برای خط سه' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'ذخیره یادداشت' }));

    await waitFor(() => expect(host.notices).toMatchObject([{ title: 'یادداشت ذخیره شد' }]));
    expect(versions).toEqual(['"4"']);
  });

  it('reports a change made elsewhere and keeps the typed text', async () => {
    const { host, note } = await open('signed-in', kept, given(updateNote, problem(412)));
    await waitFor(() => expect(note.textContent).toContain('یادداشت شما'));
    fireEvent.click(note);
    const dialog = await dialogOf();
    fireEvent.change(within(dialog).getByLabelText('متن یادداشت'), { target: { value: 'متن من' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'ذخیره یادداشت' }));

    await waitFor(() => expect(host.notices[0]?.detail).toContain('در جای دیگری تغییر کرده است'));
    fireEvent.click(note);
    expect(within(await dialogOf()).getByLabelText<HTMLTextAreaElement>('متن یادداشت').value).toBe('متن من');
  });

  it('is removed', async () => {
    const { host, note } = await open('signed-in', kept, given(removeNote, { totalCount: 0 }));
    await waitFor(() => expect(note.textContent).toContain('یادداشت شما'));
    fireEvent.click(note);
    fireEvent.click(within(await dialogOf()).getByRole('button', { name: 'حذف یادداشت' }));

    await waitFor(() => expect(host.notices).toMatchObject([{ title: 'یادداشت حذف شد' }]));
    expect(note.textContent).not.toContain('یادداشت شما');
  });

  it('asks a visitor to sign in first', async () => {
    const { host, note } = await open('signed-out');

    fireEvent.click(note);

    expect(host.signIns).toEqual([
      { redirectPath: `${encodeURI(ADDRESS)}#note`, loginPerPage: true, reason: 'note' },
    ]);
  });

  it('opens for a visitor who returns from signing in', async () => {
    globalThis.location.hash = '#note';
    await open('signed-in', none);

    expect(await dialogOf()).toBeTruthy();
    expect(globalThis.location.hash).toBe('');
  });
});

it('counts a visit once the browser is idle', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('cancelIdleCallback', () => {});
  const { host } = await open('signed-out', given(countVisit, { count: 3 }));

  await waitFor(() =>
    expect(host.calls.find(({ endpoint }) => endpoint === countVisit)?.input?.body).toEqual({
      objectType: 'SupplierProduct',
      objectId: 5,
    }),
  );
});

describe('comparing and sharing', () => {
  it('adds the item to the comparison', async () => {
    await open('signed-out');
    const compare = screen.getByRole('button', { name: 'مقایسه' });

    fireEvent.click(compare);

    expect(compare.getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.getItem('bazaar:compare')).toContain('"id":5');
  });

  it('copies the address when the device has no share sheet', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    const { host } = await open('signed-out');

    fireEvent.click(screen.getByRole('button', { name: 'اشتراک' }));

    await waitFor(() => expect(host.notices).toMatchObject([{ tone: 'success' }]));
    expect(copied[0]).toMatch(/\/products\/5\/%D9%BE/);
  });

  it('shows no notice when the visitor closes the share sheet', async () => {
    const share = vi.fn(async () => Promise.reject(new DOMException('closed', 'AbortError')));
    vi.stubGlobal('navigator', { share });
    const { host } = await open('signed-out');

    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'اشتراک' })));

    expect(share).toHaveBeenCalledOnce();
    expect(host.notices).toEqual([]);
  });
});

describe('the offers of other suppliers', () => {
  const several = given(getSupplierProduct, { ...givenProduct(), offersCount: 3 });
  const offerOf = (productId: number, name: string) => ({
    productId,
    variantCode: 'DP-50-200',
    title: 'پمپ',
    slug: 'پمپ',
    sku: 'X',
    supplier: {
      ...givenSummary().supplier,
      id: productId,
      name,
      provinceTitle: 'تهران',
      rating: 4,
      responseMinutes: 60,
    },
    priceKind: 'fixed' as const,
    priceRial: 900_000,
    priceTiers: [],
    priceValidUntil: null,
    saleUnit: 'دستگاه',
    minOrder: 1,
    stepQuantity: 1,
    stock: 2,
    leadTimeDays: 0,
    facts: [],
    forQuantity: null,
  });
  const offers = given(
    listOffersByProduct,
    [4, 5, 6, 7, 8].map((id) => offerOf(id, `شرکت ${id}`)),
  );

  it('are listed in a table of three without this item, with a link to all', async () => {
    const sizes = given(getSizePlace, givenSizePlace());
    await renderAt(remote, ADDRESS, { handlers: [...page, several, offers, sizes] });

    const table = await screen.findByRole('table', { name: 'تأمین‌کنندگان دیگر همین کالا' });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(within(table).queryByText('شرکت 5')).toBeNull();
    expect(screen.getByRole('link', { name: 'مقایسه ۵ پیشنهاد' }).getAttribute('href')).toMatch(
      /^\/products\/base-product\/9\/.+\?v=DP-50-200$/,
    );
  });

  it('are not requested when no other supplier offers it', async () => {
    const { host } = await renderAt(remote, ADDRESS, { handlers: page });

    expect(host.calls.some(({ endpoint }) => endpoint === listOffersByProduct)).toBe(false);
  });

  it('show their own failure, and recover on retry', async () => {
    // React logs on the console every error that a boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { host } = await renderAt(remote, ADDRESS, {
      handlers: [...page, several, given(listOffersByProduct, problem(503))],
    });
    const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });

    host.give(offers);
    fireEvent.click(retry);

    expect(await screen.findByRole('table', { name: 'تأمین‌کنندگان دیگر همین کالا' })).toBeTruthy();
  });
});
