import { CommentId, listMyComments, type MyComment, removeComment } from '@bazaar/contracts/content';
import { getEnums } from '@bazaar/contracts/setting';
import { type FakeHost, given, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import remote from '../../remote.ts';
import { givenComment } from './comment.fixture.ts';

/** A stateful fake service: a comment that is taken back leaves the lists. */
function givenService(initial: MyComment[]) {
  let stored = initial;
  return [
    given(getEnums, {
      CommentStatus: [
        { value: 1, key: 'pending', titleFa: 'در انتظار بررسی' },
        { value: 2, key: 'active', titleFa: 'منتشرشده' },
        { value: 3, key: 'rejected', titleFa: 'ردشده' },
      ],
    }),
    given(listMyComments, ({ query: { status, paging } }) => {
      const found = stored.filter((comment) => [undefined, comment.status].includes(status));
      const start = (paging.pageNumber - 1) * paging.pageSize;
      return { items: found.slice(start, start + paging.pageSize), totalCount: found.length, ...paging };
    }),
    given(removeComment, ({ params }) => {
      stored = stored.filter(({ id }) => id !== params.id);
      return { id: params.id };
    }),
  ];
}

const three = [
  givenComment(1),
  givenComment(2, { status: 'active', likes: 3, parentId: CommentId.parse(9) }),
  givenComment(3, { status: 'rejected', reason: 'شماره تماس در متن', page: null }),
];

function open(path = '/profile/comments', handlers = givenService(three)) {
  return renderAt(remote, path, { session: 'signed-in', handlers });
}

const items = () => within(screen.getByRole('list', { name: 'فهرست نظرها' })).getAllByRole('listitem');
const texts = () => items().map((item) => within(item).getByText(/^متن نظر/).textContent);
const requestsOf = (host: FakeHost, endpoint: unknown) =>
  host.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input);

/** Presses «حذف نظر» of the pending comment, and confirms. */
async function takeBack() {
  await userEvent.click(screen.getByRole('button', { name: 'حذف نظر درباره ⁨انتخاب پمپ⁩' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^حذف نظر/ }));
}

describe('the comments page', () => {
  it('shows each comment with its state, and leads to its place on the article', async () => {
    await open();

    const [pending, active, rejected] = items();
    expect(pending?.textContent).toContain('در انتظار بررسی');
    expect(active?.textContent).toContain('منتشرشده');
    expect(active?.textContent).toContain('۳ پسند');
    expect(rejected?.textContent).toContain('ردشده');
    expect(rejected?.textContent).toContain('دلیل رد: شماره تماس در متن');
    expect(rejected?.textContent).toContain('این مطلب دیگر منتشر نیست');
    const [link] = screen.getAllByRole('link', { name: 'انتخاب پمپ' });
    expect(decodeURI(link?.getAttribute('href') ?? '')).toBe('/contents/7/انتخاب-پمپ#comment-1');
  });

  it('offers the removal of a pending comment alone', async () => {
    await open();

    expect(items().map((item) => within(item).queryAllByRole('button').length)).toEqual([1, 0, 0]);
  });

  it('shows one state when the address asks for it', async () => {
    await open('/profile/comments?status=active');

    expect(texts()).toEqual(['متن نظر 2']);
    const tabs = within(screen.getByRole('navigation', { name: 'وضعیت نظر' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, null, 'page', null]);
  });

  it('redirects an out-of-range page to the last one', async () => {
    const many = Array.from({ length: 12 }, (_, index) => givenComment(index + 1));

    const { router } = await open('/profile/comments?page=5', givenService(many));

    expect(router.state.location.search).toBe('?page=2');
    expect(texts()).toEqual(['متن نظر 11', 'متن نظر 12']);
  });

  it('leads to the articles while there are no comments', async () => {
    await open('/profile/comments', givenService([]));

    expect(screen.getByRole('heading', { name: 'هنوز نظری ننوشته‌اید' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'مشاهده مطالب' }).getAttribute('href')).toBe('/contents');
  });

  it('passes the failure of its list on to the page', async () => {
    await open('/profile/comments', [...givenService(three), given(listMyComments, problem(503))]);

    expect(screen.getByRole('alert').textContent).toContain('503');
  });
});

describe('taking a comment back', () => {
  it('asks first, then removes it', async () => {
    const { host } = await open();

    await userEvent.click(screen.getByRole('button', { name: 'حذف نظر درباره ⁨انتخاب پمپ⁩' }));
    expect(requestsOf(host, removeComment)).toEqual([]);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^حذف نظر/ }));

    await vi.waitFor(() => expect(texts()).toEqual(['متن نظر 2', 'متن نظر 3']));
    expect(requestsOf(host, removeComment)[0]?.params).toEqual({ id: 1 });
    expect(host.notices.at(-1)?.title).toBe('نظر حذف شد');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that it was reviewed meanwhile, and shows its new state', async () => {
    const { host } = await open();
    host.give(given(removeComment, problem(409, { code: 'invalid_transition' })));
    host.give(
      given(listMyComments, ({ query: { paging } }) => ({
        items: [givenComment(1, { status: 'active' })],
        totalCount: 1,
        ...paging,
      })),
    );

    await takeBack();

    await vi.waitFor(() => expect(items()[0]?.textContent).toContain('منتشرشده'));
    expect(host.notices.at(-1)?.tone).toBe('warning');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the question open when there is no answer', async () => {
    const { host } = await open('/profile/comments', [
      ...givenService(three),
      given(removeComment, problem(503)),
    ]);

    await takeBack();

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('نظر حذف نشد'));
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(texts()).toHaveLength(3);
  });
});
