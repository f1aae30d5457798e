import {
  addFavorite,
  listFavoritesByType,
  listNotesByObject,
  removeFavorite,
} from '@bazaar/contracts/content';
import { favoriteListChanged } from '@bazaar/contracts/events';
import { getSizePlace, getSupplierProduct, listRelatedProducts } from '@bazaar/contracts/product';
import { listTradeRequests } from '@bazaar/contracts/trade';
import { createFakeHost, type FakeHost, given, type Handler, problem, renderAt } from '@bazaar/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { favoriteIntent } from '../../common/favorite/favorite-intent.store.ts';
import { givenProduct } from '../../common/product/product.fixture.ts';
import remote from '../../remote.ts';

const favorite = {
  id: 3,
  objectType: 'SupplierProduct' as const,
  objectId: 5,
  createdAt: '2026-11-18T08:00:00Z',
  object: null,
};
const page = [
  given(getSupplierProduct, givenProduct()),
  given(listRelatedProducts, []),
  given(getSizePlace, null),
  given(listNotesByObject, []),
  given(listTradeRequests, { items: [], totalCount: 0, pageNumber: 1, pageSize: 10, statusCounts: [] }),
];
const listOf = (items: (typeof favorite)[]) => ({
  items,
  totalCount: items.length,
  pageNumber: 1,
  pageSize: 100,
});
const none = given(listFavoritesByType, listOf([]));
const kept = given(listFavoritesByType, listOf([favorite]));
const added = given(addFavorite, { favorite, totalCount: 4 });
const removed = given(removeFavorite, { totalCount: 3 });

// Imports the module ahead, so that no test waits for the disk.
beforeAll(async () => {
  await import('./page-actions.widget.tsx');
}, 30_000);
beforeEach(() => sessionStorage.clear());

async function openProduct(host: FakeHost) {
  await renderAt(remote, '/products/5/پمپ-گریز-از-مرکز', { host });
  return screen.findByRole('button', { name: 'علاقه‌مندی' });
}

const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';
const signedIn = (...handlers: Handler[]) =>
  createFakeHost({ session: 'signed-in', handlers: [...page, ...handlers] });

describe('a signed-in user', () => {
  it('sees an item that is already a favorite', async () => {
    const button = await openProduct(signedIn(kept));

    await waitFor(() => expect(isPressed(button)).toBe(true));
  });

  it('sees a favorite from a later page of the list too', async () => {
    const host = signedIn(
      given(listFavoritesByType, ({ query }) => ({
        items: query.paging.pageNumber === 3 ? [favorite] : [],
        totalCount: 201,
        pageNumber: query.paging.pageNumber,
        pageSize: 100,
      })),
    );
    const button = await openProduct(host);

    await waitFor(() => expect(isPressed(button)).toBe(true));
    expect(host.calls.filter(({ endpoint }) => endpoint === listFavoritesByType)).toHaveLength(3);
  });

  it('sees the new favorite at once; the event goes out after the response', async () => {
    let response: (value: { favorite: typeof favorite; totalCount: number }) => void = () => {};
    const host = signedIn(
      none,
      given(
        addFavorite,
        () =>
          new Promise((resolve) => {
            response = resolve;
          }),
      ),
    );
    const button = await openProduct(host);

    fireEvent.click(button);
    await waitFor(() => expect(isPressed(button)).toBe(true));
    expect(host.bus.published).toEqual([]);

    await waitFor(() => expect(host.calls.some(({ endpoint }) => endpoint === addFavorite)).toBe(true));
    await act(async () => response({ favorite, totalCount: 4 }));
    await waitFor(() =>
      expect(host.bus.published).toEqual([
        {
          topic: 'suppliers.favorite-toggled@1',
          payload: { objectType: 'SupplierProduct', objectId: 5, isFavorite: true, totalCount: 4 },
        },
      ]),
    );
    expect(isPressed(button)).toBe(true);
    expect(host.notices[0]).toMatchObject({ tone: 'success', title: 'به علاقه‌مندی‌ها افزوده شد' });
  });

  it('undoes the change from the notice, once', async () => {
    const host = signedIn(none, added, removed);
    const button = await openProduct(host);
    fireEvent.click(button);
    await waitFor(() => expect(host.notices).toHaveLength(1));

    act(() => host.notices[0]?.action?.onSelect());

    await waitFor(() => expect(host.notices).toHaveLength(2));
    expect(isPressed(button)).toBe(false);
    expect(host.notices[0]?.action?.label).toBe('بازگردانی');
    expect(host.notices[1]?.action).toBeUndefined();
    expect(host.bus.published.at(-1)?.payload).toMatchObject({ isFavorite: false, totalCount: 3 });
  });

  it('sees the favorite button fall back when the service refuses', async () => {
    const host = signedIn(none, given(addFavorite, problem(503)));
    const button = await openProduct(host);

    fireEvent.click(button);

    await waitFor(() =>
      expect(host.notices[0]).toMatchObject({ tone: 'danger', title: 'علاقه‌مندی ذخیره نشد' }),
    );
    await waitFor(() => expect(isPressed(button)).toBe(false));
    expect(host.bus.published).toEqual([]);
  });

  it('sees a removal made on the favorites page', async () => {
    const host = signedIn(kept);
    const stop = remote.listen?.(host);
    const button = await openProduct(host);
    await waitFor(() => expect(isPressed(button)).toBe(true));

    host.give(none);
    act(() =>
      host.bus.publish(favoriteListChanged, {
        objectType: 'SupplierProduct',
        objectId: 5,
        isFavorite: false,
        totalCount: 0,
      }),
    );

    await waitFor(() => expect(isPressed(button)).toBe(false));
    stop?.();
  });
});

describe('a visitor', () => {
  it('is asked to sign in, and finds the favorite stored on return', async () => {
    const host = createFakeHost({ handlers: [...page, none, added] });
    const button = await openProduct(host);

    fireEvent.click(button);
    expect(host.signIns).toEqual([{ loginPerPage: true, reason: 'favorite' }]);
    expect(host.calls.some(({ endpoint }) => endpoint === addFavorite)).toBe(false);

    act(() => host.setSession('signed-in'));
    await waitFor(() => expect(host.bus.published).toHaveLength(1));
    expect(isPressed(button)).toBe(true);
  });

  it('does not store a favorite for another item on return', async () => {
    favoriteIntent.remember({ objectType: 'SupplierProduct', objectId: 6 });
    const host = signedIn(none);

    const button = await openProduct(host);

    await waitFor(() =>
      expect(host.calls.some(({ endpoint }) => endpoint === listFavoritesByType)).toBe(true),
    );
    expect(isPressed(button)).toBe(false);
  });
});
