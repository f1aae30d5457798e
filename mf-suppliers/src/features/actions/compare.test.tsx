import { addFavorite, listFavoritesByType } from '@bazaar/contracts/content';
import { getSupplierProduct } from '@bazaar/contracts/product';
import { loadFamily } from '@bazaar/drawing';
import { given, type Handler, problem, renderSlot } from '@bazaar/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenProduct, givenSummary } from '../../common/product/product.fixture.ts';
import remote from '../../remote.ts';

const KEY = 'bazaar:compare';

function itemOf(id: number, title = `پمپ ${id}`) {
  const { slug, drawing } = givenSummary();
  return { id, title, slug, drawing };
}

const keep = (...ids: number[]) => localStorage.setItem(KEY, JSON.stringify(ids.map((id) => itemOf(id))));
const kept = () => (JSON.parse(localStorage.getItem(KEY) ?? '[]') as { id: number }[]).map(({ id }) => id);
const found = given(getSupplierProduct, ({ params }) =>
  givenProduct({ id: params.id, title: `پمپ ${params.id}`, leadTimeDays: params.id, facts: [] }),
);

const card = (id = 5) => renderSlot(remote, { name: 'product.actions', props: itemOf(id) });
const compareBar = (...handlers: Handler[]) => renderSlot(remote, { name: 'site.compare-bar' }, { handlers });

// Modules are imported ahead, so that no drawing suspends inside `act` and no test waits for the disk.
beforeAll(async () => {
  await Promise.all([loadFamily('pump'), import('./compare-dialog.widget.tsx')]);
}, 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('product.actions', () => {
  it('adds an item to the comparison, and removes it', async () => {
    await card();
    const mark = screen.getByRole<HTMLInputElement>('checkbox', { name: 'مقایسه پمپ 5' });

    fireEvent.click(mark);
    expect(mark.checked).toBe(true);
    expect(kept()).toEqual([5]);

    fireEvent.click(mark);
    expect(mark.checked).toBe(false);
    expect(kept()).toEqual([]);
  });

  it('refuses a fifth item and says what to do', async () => {
    keep(1, 2, 3, 4);
    const { host } = await card(5);

    fireEvent.click(screen.getByRole('checkbox'));

    expect(kept()).toEqual([1, 2, 3, 4]);
    expect(host.notices).toMatchObject([{ tone: 'warning', title: 'بیش از ۴ کالا را نمی‌توان مقایسه کرد' }]);
  });

  it('follows changes made in another tab', async () => {
    await card();

    keep(5);
    act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: KEY })));

    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  it('sends no request for a visitor, and one request for all favorite buttons of a user', async () => {
    const visitor = await card();
    expect(visitor.host.calls).toEqual([]);

    const none = given(listFavoritesByType, { items: [], totalCount: 0, pageNumber: 1, pageSize: 100 });
    visitor.host.give(none);
    await renderSlot(remote, { name: 'product.actions', props: itemOf(6) }, { host: visitor.host });
    act(() => visitor.host.setSession('signed-in'));

    await waitFor(() => expect(visitor.host.calls).toHaveLength(1));
    expect(screen.getAllByRole('button', { name: /^علاقه‌مندی به/ })).toHaveLength(2);
  });

  it('adds a favorite from the card', async () => {
    const favorite = {
      id: 3,
      objectType: 'SupplierProduct' as const,
      objectId: 5,
      createdAt: '2026-11-18T08:00:00Z',
      object: null,
    };
    const { host } = await renderSlot(
      remote,
      { name: 'product.actions', props: itemOf(5) },
      {
        session: 'signed-in',
        handlers: [
          given(listFavoritesByType, { items: [], totalCount: 0, pageNumber: 1, pageSize: 100 }),
          given(addFavorite, { favorite, totalCount: 1 }),
        ],
      },
    );

    fireEvent.click(screen.getByRole('button', { name: /^علاقه‌مندی به/ }));

    await waitFor(() => expect(host.bus.published).toHaveLength(1));
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the compare bar', () => {
  it('is not rendered while nothing is compared', async () => {
    await compareBar();

    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('ignores broken content in its storage', async () => {
    localStorage.setItem(KEY, '{broken');
    await compareBar();

    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('shows the compared items and removes one or all of them', async () => {
    keep(1, 2, 3);
    await compareBar();
    const box = screen.getByRole('complementary', { name: 'کالاهای مقایسه' });
    expect(within(box).getAllByRole('link')).toHaveLength(3);
    expect(box.textContent).toContain('۳ از ۴ کالا');

    fireEvent.click(within(box).getByRole('button', { name: /حذف .*پمپ 2/ }));
    expect(kept()).toEqual([1, 3]);

    fireEvent.click(within(box).getByRole('button', { name: 'پاک کردن' }));
    expect(kept()).toEqual([]);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('tells the visitor to choose a second item', async () => {
    keep(1);
    const { host } = await compareBar();

    const open = screen.getByRole('button', { name: 'مقایسه ۱ کالا' });
    expect(open.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('حداقل یک کالای دیگر انتخاب کنید.')).toBeTruthy();
    fireEvent.click(open);
    expect(host.calls).toEqual([]);
  });
});

describe('the comparison', () => {
  async function compare(...handlers: Handler[]) {
    keep(7, 3);
    const page = await compareBar(...handlers);
    fireEvent.click(screen.getByRole('button', { name: 'مقایسه ۲ کالا' }));
    const dialog = await screen.findByRole('dialog', { name: 'مقایسه ۲ کالا' });
    return { ...page, dialog };
  }

  it('puts the items side by side and marks differences by text and not by colour alone', async () => {
    const { dialog } = await compare(found);

    const row = await within(dialog).findByRole('row', { name: /^زمان تحویل/ });
    const [first, second] = within(row).getAllByRole('cell');
    expect(within(row).getAllByRole('img', { name: 'متفاوت' })).toHaveLength(2);
    expect(first?.textContent).toBe('۷ روز');
    expect(second?.textContent).toBe('۳ روزسریع‌ترین');
    expect(within(dialog).getByRole('link', { name: 'پمپ 7' }).getAttribute('href')).toContain(
      '/products/7/',
    );
  });

  it('shows only the differing rows, with their number', async () => {
    const { dialog } = await compare(found);
    await within(dialog).findByRole('row', { name: /^شهر/ });

    fireEvent.click(within(dialog).getByRole('switch', { name: 'فقط تفاوت‌ها' }));

    expect(within(dialog).queryByRole('row', { name: /^شهر/ })).toBeNull();
    expect(within(dialog).getByRole('row', { name: /^زمان تحویل/ })).toBeTruthy();
    expect(within(dialog).getByText('۱ از ۹ ویژگی')).toBeTruthy();
  });

  it('says which item is no longer offered and compares the rest', async () => {
    const { dialog } = await compare(
      given(getSupplierProduct, ({ params }) =>
        params.id === 3 ? problem(404) : givenProduct({ id: params.id, title: `پمپ ${params.id}` }),
      ),
    );

    expect(await within(dialog).findByText('این کالا دیگر عرضه نمی‌شود.', { exact: false })).toBeTruthy();
    expect(within(dialog).getAllByRole('columnheader')).toHaveLength(2);
  });

  it('shows its own failure and recovers on retry', async () => {
    const { dialog, host } = await compare(given(getSupplierProduct, problem(503)));
    const retry = await within(dialog).findByRole('button', { name: 'تلاش دوباره' });

    host.give(found);
    fireEvent.click(retry);

    expect(await within(dialog).findByRole('row', { name: /^زمان تحویل/ })).toBeTruthy();
  });
});
