import {
  addFavorite,
  listFavorites,
  listFavoritesByType,
  removeFavorite,
  type UserFavorite,
} from '@bazaar/contracts/content';
import { getSupplierProduct } from '@bazaar/contracts/product';
import { type FakeHost, given, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { givenFavorite, givenFavorites } from '../../common/profile/profile.fixture.ts';
import remote from '../../remote.ts';
import { givenGood } from './good.fixture.ts';

/** A stateful fake service: removals and additions show in the lists. */
function givenService(initial: UserFavorite[]) {
  let stored = initial;
  const page = (items: UserFavorite[], { pageNumber, pageSize }: { pageNumber: number; pageSize: number }) =>
    givenFavorites(items.slice((pageNumber - 1) * pageSize, pageNumber * pageSize), items.length);
  return [
    given(listFavorites, ({ query }) => page(stored, query.paging)),
    given(listFavoritesByType, ({ query }) =>
      page(
        stored.filter(({ objectType }) => objectType === query.objectType),
        query.paging,
      ),
    ),
    given(getSupplierProduct, ({ params }) => givenGood(params.id)),
    given(removeFavorite, ({ params }) => {
      stored = stored.filter(({ id }) => id !== params.id);
      return { totalCount: stored.length };
    }),
    given(addFavorite, ({ body }) => {
      const favorite = givenFavorite(body.objectId / 10, body);
      stored = [favorite, ...stored];
      return { favorite, totalCount: stored.length };
    }),
  ];
}

const supplier = givenFavorite(2, { objectType: 'Supplier' });
const gone = givenFavorite(3, { objectType: 'Content', object: null });
const three = [givenFavorite(1), supplier, gone];

function open(path = '/profile/favorites', handlers = givenService(three)) {
  return renderAt(remote, path, { session: 'signed-in', handlers });
}

/** Opens the page as the shell does, with the remote subscribed to events. */
async function openListening(handlers = givenService(three)) {
  const page = await open('/profile/favorites', handlers);
  remote.listen?.(page.host);
  return page;
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const pressFavorite = (title: string) =>
  userEvent.click(screen.getByRole('button', { name: `حذف از علاقه‌مندی‌ها: ${title}` }));
const undo = (host: FakeHost) => act(() => host.notices.at(-1)?.action?.onSelect());

describe('the favorites page', () => {
  it('shows a card for each, and links only those that still exist', async () => {
    await open();

    expect(titles()).toEqual(['پمپ شماره 1', 'پمپ شماره 2', 'این مطلب دیگر موجود نیست']);
    expect(screen.getByRole('link', { name: 'پمپ شماره 2' }).getAttribute('href')).toBe(
      '/supplier/20/pump-2',
    );
    expect(screen.getByText('دیگر موجود نیست')).toBeTruthy();
    expect(screen.getByText('این مطلب دیگر موجود نیست').closest('a')).toBeNull();
  });

  it('shows a supplier by its monogram, never by the drawing of a good', async () => {
    await open();

    const cards = screen.getAllByRole('article');
    expect(cards[0]?.querySelector('svg[viewBox]')).toBeTruthy();
    expect(cards[1]?.textContent).toMatch(/^پم/);
    expect(cards[1]?.querySelector('[data-size="plate"]')?.textContent).toBe('پم');
  });

  it('shows what a good costs now, and asks for no price of other things', async () => {
    const { host } = await open();

    expect(await screen.findByText('۸۶٬۵۰۰٬۰۰۰')).toBeTruthy();
    expect(host.calls.filter(({ endpoint }) => endpoint === getSupplierProduct)).toHaveLength(1);
  });

  it('names a price that is given on request', async () => {
    const onRequest = given(getSupplierProduct, ({ params }) =>
      givenGood(params.id, { priceKind: 'inquiry', priceRial: null }),
    );
    await open('/profile/favorites', [...givenService(three), onRequest]);

    expect(await screen.findByText('استعلام قیمت')).toBeTruthy();
  });

  it('is shown without a price that failed to load', async () => {
    const { host } = await open('/profile/favorites', [
      ...givenService(three),
      given(getSupplierProduct, problem(503)),
    ]);

    await vi.waitFor(() =>
      expect(host.calls.some(({ endpoint }) => endpoint === getSupplierProduct)).toBe(true),
    );
    expect(titles()).toHaveLength(3);
    expect(screen.queryByText('۸۶٬۵۰۰٬۰۰۰')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers the types as links with their counts', async () => {
    await open();

    const tabs = within(screen.getByRole('navigation', { name: 'نوع علاقه‌مندی' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'همه۳',
      'کالاها۱',
      'تأمین‌کنندگان۱',
      'مطالب۱',
    ]);
    expect(tabs[2]?.getAttribute('href')).toBe('/profile/favorites/Supplier');
    expect(tabs[0]?.getAttribute('aria-current')).toBe('page');
  });

  it('shows one type when the address asks for it', async () => {
    await open('/profile/favorites/Supplier');

    expect(titles()).toEqual(['پمپ شماره 2']);
    expect(screen.getByRole('link', { name: /^تأمین‌کنندگان/ }).getAttribute('aria-current')).toBe('page');
  });

  it('redirects a type in the query to its path', async () => {
    const { router } = await open('/profile/favorites?type=Supplier');

    expect(router.state.location.pathname).toBe('/profile/favorites/Supplier');
    expect(router.state.location.search).toBe('');
    expect(titles()).toEqual(['پمپ شماره 2']);
  });

  it('is not found for a type that does not exist', async () => {
    await open('/profile/favorites/Pump');

    expect(screen.getByRole('alert').textContent).toBe('404 Page Not Found');
  });

  it('suggests goods when there is nothing of one type', async () => {
    await open('/profile/favorites/Content', givenService([supplier]));

    expect(screen.getByRole('heading', { name: 'مطلبی در علاقه‌مندی‌ها ندارید' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'همه علاقه‌مندی‌ها' }).getAttribute('href')).toBe(
      '/profile/favorites',
    );
  });

  it('redirects an out-of-range page to the last one', async () => {
    const many = Array.from({ length: 15 }, (_, index) => givenFavorite(index + 1));

    const { router } = await open('/profile/favorites?page=7', givenService(many));

    expect(router.state.location.search).toBe('?page=2');
    expect(titles()).toHaveLength(3);
  });

  it('suggests what to do when there are no favorites yet', async () => {
    await open('/profile/favorites', givenService([]));

    expect(screen.getByRole('heading', { name: 'هنوز چیزی ذخیره نکرده‌اید' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'مشاهده کالاها' }).getAttribute('href')).toBe(
      '/category/categoryType/Product',
    );
  });

  it('passes the failure of its list on to the page', async () => {
    await open('/profile/favorites', [...givenService(three), given(listFavorites, problem(503))]);

    expect(screen.getByRole('alert').textContent).toContain('503');
  });

  it('is shown without the counts that failed to load', async () => {
    await open('/profile/favorites', [...givenService(three), given(listFavoritesByType, OFFLINE)]);

    expect(titles()).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'کالاها' })).toBeTruthy();
  });
});

describe('removing a favorite', () => {
  it('removes the card, notifies the other packages, and can be undone', async () => {
    const { host } = await openListening();

    await pressFavorite('پمپ شماره 1');

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('از علاقه‌مندی‌ها حذف شد'));
    expect(titles()).not.toContain('پمپ شماره 1');
    expect(host.bus.published).toEqual([
      {
        topic: 'profile.favorite-list-changed@1',
        payload: { objectType: 'SupplierProduct', objectId: 10, isFavorite: false, totalCount: 2 },
      },
    ]);

    await undo(host);

    expect(await screen.findByRole('heading', { name: 'پمپ شماره 1' })).toBeTruthy();
    expect(host.bus.published.at(-1)?.payload).toEqual({
      objectType: 'SupplierProduct',
      objectId: 10,
      isFavorite: true,
      totalCount: 3,
    });
  });

  it('shows before the service has responded', async () => {
    const response = Promise.withResolvers<{ totalCount: number }>();
    const { host } = await openListening([
      ...givenService(three),
      given(removeFavorite, () => response.promise),
    ]);

    await pressFavorite('پمپ شماره 1');

    await vi.waitFor(() => expect(titles()).not.toContain('پمپ شماره 1'));
    expect(host.bus.published).toEqual([]);
    response.resolve({ totalCount: 2 });
    await vi.waitFor(() => expect(host.bus.published).toHaveLength(1));
  });

  it('restores the card at its position when the service refuses', async () => {
    const { host } = await openListening([...givenService(three), given(removeFavorite, problem(503))]);

    await pressFavorite('پمپ شماره 2');

    await vi.waitFor(() => expect(host.notices.at(-1)?.tone).toBe('danger'));
    expect(titles()).toEqual(['پمپ شماره 1', 'پمپ شماره 2', 'این مطلب دیگر موجود نیست']);
    expect(host.bus.published).toEqual([]);
  });

  it('offers no undo for an object that no longer exists', async () => {
    const { host } = await openListening();

    await pressFavorite('این مطلب دیگر موجود نیست');

    await vi.waitFor(() => expect(host.notices).toHaveLength(1));
    expect(host.notices[0]?.action).toBeUndefined();
  });

  it('treats a favorite already removed in another tab as removed', async () => {
    const { host } = await openListening([...givenService(three), given(removeFavorite, problem(404))]);

    await pressFavorite('پمپ شماره 1');

    const afterRemoval = () => {
      const endpoints = host.calls.map(({ endpoint }) => endpoint);
      return endpoints.slice(endpoints.indexOf(removeFavorite));
    };
    await vi.waitFor(() => expect(afterRemoval()).toContain(listFavorites));
    expect(host.notices).toEqual([]);
    expect(host.bus.published).toEqual([]);
  });

  it('shows the empty page after the last favorite', async () => {
    await openListening(givenService([givenFavorite(1)]));

    await pressFavorite('پمپ شماره 1');

    expect(await screen.findByRole('heading', { name: 'هنوز چیزی ذخیره نکرده‌اید' })).toBeTruthy();
  });
});

it('has a title and is kept out of the index', async () => {
  const { router } = await open();

  const [route] = router.state.matches.slice(-1);
  expect(route?.route.handle.head()).toEqual({ title: 'علاقه‌مندی‌ها', robots: 'noindex,nofollow' });
});
