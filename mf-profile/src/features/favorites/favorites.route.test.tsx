import {
  addFavorite,
  addNote,
  type FavoriteDetails,
  listFavoriteDetails,
  listFavorites,
  listFavoritesByType,
  type Note,
  removeFavorite,
  removeNote,
  updateNote,
} from '@bazaar/contracts/content';
import { type FakeHost, given, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { givenFavorites } from '../../common/profile/profile.fixture.ts';
import remote from '../../remote.ts';
import { givenDetails } from './favorite-details.fixture.ts';

/** A stateful fake service: removals and additions show in the lists. */
function givenService(initial: FavoriteDetails[]) {
  let stored = initial;
  const ofType = (type: string | undefined) =>
    stored.filter(({ objectType }) => type === undefined || objectType === type);
  const page = (
    items: FavoriteDetails[],
    { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
  ) => ({
    ...givenFavorites([], items.length),
    items: items.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
  });
  return [
    given(listFavoriteDetails, ({ query }) => page(ofType(query.objectType), query.paging)),
    given(listFavorites, ({ query }) => page(stored, query.paging)),
    given(listFavoritesByType, ({ query }) => page(ofType(query.objectType), query.paging)),
    given(removeFavorite, ({ params }) => {
      stored = stored.filter(({ id }) => id !== params.id);
      return { totalCount: stored.length };
    }),
    given(addFavorite, ({ body }) => {
      const favorite = givenDetails(body.objectId / 10, body);
      stored = [favorite, ...stored];
      return { favorite, totalCount: stored.length };
    }),
  ];
}

const supplier = givenDetails(2, { objectType: 'Supplier' });
const gone = givenDetails(3, { objectType: 'Content', object: null });
const three = [givenDetails(1), supplier, gone];

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
const undo = (host: FakeHost) => act(async () => host.notices.at(-1)?.action?.onSelect());

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
    const many = Array.from({ length: 15 }, (_, index) => givenDetails(index + 1));

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
    await open('/profile/favorites', [...givenService(three), given(listFavoriteDetails, problem(503))]);

    expect(screen.getByRole('alert').textContent).toContain('503');
  });

  it('is shown without the counts that failed to load', async () => {
    await open('/profile/favorites', [...givenService(three), given(listFavoritesByType, OFFLINE)]);

    expect(titles()).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'کالاها' })).toBeTruthy();
  });
});

describe('the price of a favorite good', () => {
  const cardOf = async (price: FavoriteDetails['price']) => {
    await open('/profile/favorites', givenService([givenDetails(1, { price })]));
    return screen.getByRole('article').textContent;
  };
  const unit = { saleUnit: 'دستگاه' };

  it('is shown as it is now, with its change since it was saved', async () => {
    const text = await cardOf({ savedRial: 830_000_000, currentRial: 865_000_000, ...unit });

    expect(text).toContain('۸۶٬۵۰۰٬۰۰۰ تومان / دستگاه');
    expect(text).toContain('+۴٫۲٪ گران‌تر از زمان ذخیره زمان ذخیره: ۸۳٬۰۰۰٬۰۰۰ تومان');
  });

  it('says that it has fallen, or has not changed', async () => {
    expect(await cardOf({ savedRial: 1_000_000, currentRial: 900_000, ...unit })).toContain(
      '−۱۰٪ ارزان‌تر از زمان ذخیره',
    );
    cleanup();
    expect(await cardOf({ savedRial: 1_000_000, currentRial: 1_000_000, ...unit })).toContain(
      'قیمت از زمان ذخیره تغییر نکرده است',
    );
  });

  it('is named when it is given on request, without a change', async () => {
    const text = await cardOf({ savedRial: 830_000_000, currentRial: null, ...unit });

    expect(text).toContain('استعلام قیمت');
    expect(text).not.toContain('زمان ذخیره:');
  });
});

it('offers goods alone for comparison, by the remote of products', async () => {
  await renderAt(remote, '/profile/favorites', {
    session: 'signed-in',
    handlers: givenService(three),
    slots: { 'product.actions': ({ id, compareOnly }) => <span>{`مقایسه ${id} ${compareOnly}`}</span> },
  });

  const [good, company, lost] = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect(good).toContain('مقایسه 10 true');
  expect(`${company}${lost}`).not.toContain('مقایسه');
});

describe('the note of a favorite', () => {
  const stored: Note = {
    id: 4 as Note['id'],
    objectType: 'SupplierProduct',
    objectId: 10,
    title: 'پمپ شماره 1',
    text: 'گارانتی بپرسم',
    pinned: true,
    createdAt: '2026-11-18T08:00:00Z',
    updatedAt: '2026-11-18T08:00:00Z',
    rowVersion: 3,
    object: null,
  };
  const noted = givenDetails(1, { note: stored });
  const dialog = () => within(screen.getByRole('dialog'));
  const bodies = (host: FakeHost, endpoint: unknown) =>
    host.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input?.body);

  it('is written from the list and shown on the card', async () => {
    const { host } = await open('/profile/favorites', givenService([givenDetails(1)]));
    host.give(
      given(addNote, () => {
        host.give(given(listFavoriteDetails, { ...givenFavorites([], 1), items: [noted] }));
        return stored;
      }),
    );

    await userEvent.click(screen.getByRole('button', { name: 'نوشتن یادداشت برای پمپ شماره 1' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'متن یادداشت' }), 'گارانتی بپرسم');
    await userEvent.click(dialog().getByRole('button', { name: 'ذخیره یادداشت' }));

    expect(await within(screen.getByRole('article')).findByText('گارانتی بپرسم')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodies(host, addNote)).toEqual([
      {
        objectType: 'SupplierProduct',
        objectId: 10,
        title: 'پمپ شماره 1',
        text: 'گارانتی بپرسم',
        pinned: false,
      },
    ]);
  });

  it('is written once when a response was lost, and with another key when the text has changed', async () => {
    const { host } = await open('/profile/favorites', [
      ...givenService([givenDetails(1)]),
      given(addNote, OFFLINE),
    ]);
    const keys = () =>
      host.calls
        .filter((call) => call.endpoint === addNote)
        .map(({ input }) => input?.headers.get('idempotency-key'));
    const save = async () => {
      const before = keys().length;
      await userEvent.click(dialog().getByRole('button', { name: 'ذخیره یادداشت' }));
      await vi.waitFor(() => expect(keys()).toHaveLength(before + 1));
    };
    await userEvent.click(screen.getByRole('button', { name: 'نوشتن یادداشت برای پمپ شماره 1' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'متن یادداشت' }), 'گارانتی');

    await save();
    await save();
    await userEvent.type(screen.getByRole('textbox', { name: 'متن یادداشت' }), ' بپرسم');
    await save();

    const [first, again, other] = keys();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('is changed with its title and pin, on the version that is shown; a failure keeps the text', async () => {
    const { host } = await open('/profile/favorites', givenService([noted]));
    host.give(given(updateNote, problem(412, { title: 'نسخه کهنه است' })));

    await userEvent.click(screen.getByRole('button', { name: 'ویرایش یادداشت پمپ شماره 1' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'متن یادداشت' }), '!');
    await userEvent.click(dialog().getByRole('button', { name: 'ذخیره یادداشت' }));

    expect(await dialog().findByText(/در جای دیگری تغییر کرده است/)).toBeTruthy();
    expect(dialog().getByRole('textbox')).toHaveProperty('value', 'گارانتی بپرسم!');
    expect(bodies(host, updateNote)).toEqual([
      { title: 'پمپ شماره 1', pinned: true, text: 'گارانتی بپرسم!' },
    ]);
    const sent = host.calls.find(({ endpoint }) => endpoint === updateNote)?.input;
    expect(sent?.headers.get('if-match')).toBe('"3"');
  });

  it('is removed', async () => {
    const { host } = await open('/profile/favorites', givenService([noted]));
    host.give(given(removeNote, { totalCount: 0 }));

    await userEvent.click(screen.getByRole('button', { name: 'ویرایش یادداشت پمپ شماره 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'حذف یادداشت' }));
    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('یادداشت حذف شد'));
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
    await vi.waitFor(() => expect(afterRemoval()).toContain(listFavoriteDetails));
    expect(host.notices).toEqual([]);
    expect(host.bus.published).toEqual([]);
  });

  it('shows the empty page after the last favorite', async () => {
    await openListening(givenService([givenDetails(1)]));

    await pressFavorite('پمپ شماره 1');

    expect(await screen.findByRole('heading', { name: 'هنوز چیزی ذخیره نکرده‌اید' })).toBeTruthy();
  });
});

it('has a title and is kept out of the index', async () => {
  const { router } = await open();

  const [route] = router.state.matches.slice(-1);
  expect(route?.route.handle.head()).toEqual({ title: 'علاقه‌مندی‌ها', robots: 'noindex,nofollow' });
});
