import { addFavorite, listFavoritesByType } from '@bazaar/contracts/content';
import { loadFamily } from '@bazaar/drawing';
import { given, type Handler, renderSlot } from '@bazaar/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenSummary } from '../../common/product/product.fixture.ts';
import remote from '../../remote.ts';

const KEY = 'bazaar:compare';

function itemOf(id: number, title = `پمپ ${id}`) {
  const { slug, drawing } = givenSummary();
  return { id, title, slug, drawing };
}

const keep = (...ids: number[]) => localStorage.setItem(KEY, JSON.stringify(ids.map((id) => itemOf(id))));
const kept = () => (JSON.parse(localStorage.getItem(KEY) ?? '[]') as { id: number }[]).map(({ id }) => id);

const card = (id = 5) => renderSlot(remote, { name: 'product.actions', props: itemOf(id) });
const compareBar = (...handlers: Handler[]) => renderSlot(remote, { name: 'site.compare-bar' }, { handlers });

// Modules are imported ahead, so that no drawing suspends inside `act` and no test waits for the disk.
beforeAll(async () => {
  await Promise.all([loadFamily('pump'), import('./compare-sheet.tsx')]);
}, 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => vi.unstubAllGlobals());

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
  const bar = () => screen.getByRole('complementary', { name: 'کالاهای مقایسه' });
  const unfold = () => fireEvent.click(screen.getByRole('button', { name: /^باز کردن نوار مقایسه/ }));

  it('is not rendered while nothing is compared', async () => {
    await compareBar();

    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('ignores broken content in its storage', async () => {
    localStorage.setItem(KEY, '{broken');
    await compareBar();

    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('is a strip away from lists, which unfolds and folds again', async () => {
    keep(1, 2, 3);
    await compareBar();
    expect(bar().textContent).toContain('۳ از ۴ کالا');
    expect(within(bar()).queryByRole('link')).toBeNull();

    unfold();
    expect(within(bar()).getAllByRole('listitem')).toHaveLength(3);

    fireEvent.click(screen.getByRole('button', { name: 'جمع کردن نوار مقایسه' }));
    expect(within(bar()).queryByRole('listitem')).toBeNull();
  });

  it('leads to the comparison of its items, in their order', async () => {
    keep(7, 3);
    await compareBar();
    unfold();

    expect(screen.getByRole('link', { name: 'مقایسه ۲ کالا' }).getAttribute('href')).toBe(
      '/products/compare?ids=7&ids=3',
    );
  });

  it('removes one item or all of them', async () => {
    keep(1, 2, 3);
    await compareBar();
    unfold();

    fireEvent.click(within(bar()).getByRole('button', { name: /حذف .*پمپ 2/ }));
    expect(kept()).toEqual([1, 3]);

    fireEvent.click(within(bar()).getByRole('button', { name: 'پاک کردن' }));
    expect(kept()).toEqual([]);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('tells the visitor to choose a second item', async () => {
    keep(1);
    await compareBar();
    unfold();

    expect(screen.getByRole('button', { name: 'مقایسه ۱ کالا' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('برای مقایسه یک کالای دیگر انتخاب کنید.')).toBeTruthy();
  });

  it('opens as a sheet on a phone, with the title of each item', async () => {
    keep(7, 3);
    const { host } = await compareBar();
    act(() => host.setDevice('phone'));

    unfold();
    const sheet = await screen.findByRole('dialog', { name: 'کالاهای مقایسه' });

    expect(within(sheet).getByRole('link', { name: 'پمپ 7' }).getAttribute('href')).toContain('/products/7/');
    expect(within(sheet).getByText('۲ از ۴ کالا')).toBeTruthy();
    expect(within(sheet).getByRole('link', { name: 'مقایسه ۲ کالا' })).toBeTruthy();
    fireEvent.click(within(sheet).getByRole('button', { name: /حذف .*پمپ 7/ }));
    expect(kept()).toEqual([3]);
  });

  it('makes place while the reader goes down the page, and comes back on the way up', async () => {
    keep(1, 2);
    await compareBar();
    const scrollTo = (place: number) => {
      vi.stubGlobal('scrollY', place);
      act(() => void globalThis.dispatchEvent(new Event('scroll')));
    };
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000);

    scrollTo(400);
    expect(bar().hasAttribute('data-aside')).toBe(true);

    scrollTo(300);
    expect(bar().hasAttribute('data-aside')).toBe(false);
  });
});
