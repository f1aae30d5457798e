import { addNote, getNote, listNotes, type Note, removeNote, updateNote } from '@bazaar/contracts/content';
import { type FakeHost, given, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import remote from '../../remote.ts';
import { givenNote } from './note.fixture.ts';

/** A stateful fake service: every change shows in the lists, pinned notes first. */
function givenService(initial: Note[]) {
  let stored = initial;
  return [
    given(listNotes, ({ query: { term, objectType, paging } }) => {
      const found = stored
        .filter((note) => note.objectType === objectType && note.text.includes(term ?? ''))
        .toSorted((one, other) => Number(other.pinned) - Number(one.pinned));
      const start = (paging.pageNumber - 1) * paging.pageSize;
      const items = found.slice(start, start + paging.pageSize);
      return { items, totalCount: found.length, ...paging };
    }),
    given(updateNote, ({ params, body, headers }) => {
      const before = stored.find(({ id }) => id === params.id) ?? givenNote(99);
      const version = Number(headers.get('if-match')?.replaceAll('"', ''));
      if (version !== before.rowVersion) {
        return problem(412);
      }
      const note = { ...before, ...body, rowVersion: version + 1 };
      stored = stored.map((other) => (other.id === note.id ? note : other));
      return note;
    }),
    given(removeNote, ({ params }) => {
      stored = stored.filter(({ id }) => id !== params.id);
      return { totalCount: stored.length };
    }),
    given(addNote, ({ body }) => {
      const note = givenNote(50, body);
      stored = [...stored, note];
      return note;
    }),
  ];
}

const gone = givenNote(3, { object: null });
const three = [givenNote(1), givenNote(2, { pinned: true }), gone];

function open(path = '/profile/notes/SupplierProduct', handlers = givenService(three)) {
  return renderAt(remote, path, { session: 'signed-in', handlers });
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const undo = (host: FakeHost) => act(async () => host.notices.at(-1)?.action?.onSelect());
const requestsOf = (host: FakeHost, endpoint: unknown) =>
  host.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input);

/** Opens the form of a note and types over its text. */
async function rewrite(title: string, text: string) {
  await press(`ویرایش یادداشت: ⁨${title}⁩`);
  const field = screen.getByRole('textbox', { name: 'متن' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

describe('the notes page', () => {
  it('shows pinned notes first, each with its thing as a link, and says that they are private', async () => {
    await open();

    expect(titles()).toEqual(['پمپ شماره 2', 'پمپ شماره 1', 'این کالا دیگر موجود نیست']);
    expect(screen.getByRole('link', { name: 'پمپ شماره 1' }).getAttribute('href')).toBe(
      '/products/10/pump-1',
    );
    expect(screen.getByText('دیگر موجود نیست')).toBeTruthy();
    expect(screen.getByText('فقط شما می‌بینید')).toBeTruthy();
  });

  it('offers the types as links with their counts', async () => {
    await open();

    const tabs = within(screen.getByRole('navigation', { name: 'نوع یادداشت' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['کالاها۳', 'تأمین‌کنندگان۰', 'مطالب۰']);
    expect(tabs[1]?.getAttribute('href')).toBe('/profile/notes/Supplier');
    expect(tabs[0]?.getAttribute('aria-current')).toBe('page');
  });

  it('is not found for a type that does not exist', async () => {
    await open('/profile/notes/Pump');

    expect(screen.getByRole('alert').textContent).toBe('404 Page Not Found');
  });

  it('keeps the search in the address, and suggests another word when nothing matches', async () => {
    const { router } = await open();

    await userEvent.type(screen.getByRole('searchbox', { name: 'جست‌وجو در یادداشت‌ها' }), 'فشار 2{Enter}');
    // Four requests on a busy machine may take longer than one second.
    await vi.waitFor(() => expect(titles()).toEqual(['پمپ شماره 2']), { timeout: 10_000 });
    expect(new URLSearchParams(router.state.location.search).get('term')).toBe('فشار 2');

    await act(() => router.navigate('/profile/notes/SupplierProduct?term=گریس'));
    expect(screen.getByRole('heading', { name: 'یادداشتی با «⁨گریس⁩» پیدا نشد' })).toBeTruthy();
  });

  it('redirects an out-of-range page to the last one', async () => {
    const many = Array.from({ length: 13 }, (_, index) => givenNote(index + 1));

    const { router } = await open('/profile/notes/SupplierProduct?page=7', givenService(many));

    expect(router.state.location.search).toBe('?page=2');
    expect(titles()).toHaveLength(3);
  });

  it('says how to write the first note', async () => {
    await open('/profile/notes/Supplier');

    expect(screen.getByRole('heading', { name: 'برای تأمین‌کننده‌ای یادداشت ننوشته‌اید' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'مشاهده تأمین‌کنندگان' })).toBeTruthy();
  });

  it('passes the failure of its list on to the page', async () => {
    await open('/profile/notes/Content', [given(listNotes, problem(503))]);

    expect(screen.getByRole('alert').textContent).toContain('503');
  });
});

describe('pinning a note', () => {
  it('moves it to the front', async () => {
    const { host } = await open();

    await press('سنجاق کردن: ⁨یادداشت 1⁩');

    await vi.waitFor(() => expect(requestsOf(host, updateNote)).toHaveLength(1));
    expect(requestsOf(host, updateNote)[0]?.body).toEqual({
      title: 'یادداشت 1',
      text: 'فشار 1 بار',
      pinned: true,
    });
    await vi.waitFor(() => expect(titles()[0]).toBe('پمپ شماره 1'));
  });

  it('is reverted with the remedy when the note has changed elsewhere', async () => {
    const { host } = await open('/profile/notes/SupplierProduct', [
      ...givenService(three),
      given(updateNote, problem(412)),
    ]);

    await press('حذف سنجاق: ⁨یادداشت 2⁩');

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('سنجاق تغییر نکرد'));
    expect(host.notices.at(-1)?.detail).toContain('دوباره سنجاق کنید');
    expect(screen.getByRole('button', { name: 'حذف سنجاق: ⁨یادداشت 2⁩' })).toBeTruthy();
  });
});

describe('editing a note', () => {
  it('saves the typed text over the version that was read', async () => {
    const { host } = await open();

    await rewrite('یادداشت 1', 'فشار ۱۲ بار');
    expect(host.holds).toEqual(['note']);
    await press('ذخیره');

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('یادداشت ذخیره شد'));
    expect(requestsOf(host, updateNote)[0]?.headers.get('if-match')).toBe('"1"');
    expect(screen.getByText('فشار ۱۲ بار')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'متن' })).toBeNull();
    expect(host.holds).toEqual([]);
  });

  it('asks for a title before it sends', async () => {
    const { host } = await open();

    await press('ویرایش یادداشت: ⁨یادداشت 1⁩');
    await userEvent.clear(screen.getByRole('textbox', { name: 'عنوان' }));
    await press('ذخیره');

    expect(screen.getByText('برای یادداشت عنوان بنویسید.')).toBeTruthy();
    expect(requestsOf(host, updateNote)).toEqual([]);
  });

  it('shows the stored version on a conflict, and saves the typed text over it', async () => {
    const handlers = givenService([givenNote(1, { rowVersion: 4, text: 'نوشته پنجره دیگر' })]);
    const read = given(listNotes, ({ query: { paging } }) => ({
      items: [givenNote(1)],
      totalCount: 1,
      ...paging,
    }));
    const { host } = await open('/profile/notes/SupplierProduct', [
      // Its path also matches that of the list, which comes after it.
      given(getNote, givenNote(1, { rowVersion: 4, text: 'نوشته پنجره دیگر' })),
      ...handlers,
      read,
    ]);

    await rewrite('یادداشت 1', 'متن من');
    await press('ذخیره');

    expect(await screen.findByText(/در جای دیگری تغییر کرده است/)).toBeTruthy();
    expect(screen.getByText('نوشته پنجره دیگر')).toBeTruthy();
    await press('ذخیره متن من');

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('یادداشت ذخیره شد'));
    expect(requestsOf(host, updateNote).at(-1)?.headers.get('if-match')).toBe('"4"');
    expect(requestsOf(host, updateNote).at(-1)?.body).toMatchObject({ text: 'متن من' });
  });

  it('keeps the typed text when there is no answer', async () => {
    await open('/profile/notes/SupplierProduct', [...givenService(three), given(updateNote, OFFLINE)]);

    await rewrite('یادداشت 1', 'متن من');
    await press('ذخیره');

    expect((await screen.findByRole('alert')).textContent).toContain('یادداشت ذخیره نشد');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'متن' }).value).toBe('متن من');
  });

  it('shows what the service refuses at its field', async () => {
    const refusal = problem(400, { errors: { title: ['عنوان کوتاه است.'] } });
    await open('/profile/notes/SupplierProduct', [...givenService(three), given(updateNote, refusal)]);

    await rewrite('یادداشت 1', 'متن من');
    await press('ذخیره');

    expect(await screen.findByText('عنوان کوتاه است.')).toBeTruthy();
  });
});

describe('removing a note', () => {
  it('can be undone with the same text and pin', async () => {
    const { host } = await open();

    await press('حذف یادداشت: ⁨یادداشت 2⁩');

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('یادداشت حذف شد'));
    expect(titles()).not.toContain('پمپ شماره 2');

    await undo(host);

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('یادداشت بازگردانده شد'));
    expect(requestsOf(host, addNote)[0]?.body).toEqual({
      objectType: 'SupplierProduct',
      objectId: 20,
      title: 'یادداشت 2',
      text: 'فشار 2 بار',
      pinned: true,
    });
  });

  it('restores the note at its place when the service refuses', async () => {
    const { host } = await open('/profile/notes/SupplierProduct', [
      ...givenService(three),
      given(removeNote, problem(503)),
    ]);

    await press('حذف یادداشت: ⁨یادداشت 1⁩');

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('یادداشت حذف نشد'));
    expect(titles()).toEqual(['پمپ شماره 2', 'پمپ شماره 1', 'این کالا دیگر موجود نیست']);
  });

  it('is confirmed first where it cannot be undone', async () => {
    const { host } = await open();

    await press('حذف یادداشت: ⁨یادداشت 3⁩');
    expect(requestsOf(host, removeNote)).toEqual([]);
    await press('حذف یادداشت');

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('یادداشت حذف شد'));
    expect(host.notices.at(-1)?.action).toBeUndefined();
    expect(titles()).toHaveLength(2);
  });
});
