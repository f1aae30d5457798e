import { getReviewAccess, listWaitingComments, moderateComment } from '@bazaar/contracts/content';
import { given, problem, renderSlot } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { givenComment } from '../../common/page/content.fixture.ts';
import remote from '../../remote.ts';

const slot = { name: 'comments.review' };
const waiting = [1, 2].map((id) => ({
  ...givenComment(id, { status: 'pending', authorName: `خواننده ${id}` }),
  page: { id: 10, title: 'کاویتاسیون در پمپ', slug: 'پمپ' },
  rowVersion: 3,
  answered: id === 1 ? null : { id: 5, authorName: 'پیمان', text: 'پرسش نخست' },
}));

/** A queue that gets shorter by every decision. */
function givenQueue() {
  let left = [...waiting];
  return [
    given(getReviewAccess, () => ({
      mayReview: true,
      waiting: left.length,
      reported: 0,
      advertisements: 0,
      letters: 0,
    })),
    given(listWaitingComments, ({ query: { paging } }) => ({
      items: left,
      totalCount: left.length,
      ...paging,
    })),
    given(moderateComment, ({ params, body }) => {
      left = left.filter(({ id }) => id !== params.id);
      return { id: params.id, status: body.status };
    }),
  ];
}

const items = async () =>
  within(await screen.findByRole('list', { name: 'صف بررسی نظرها' })).getAllByRole('listitem');

it('shows nothing to a user who decides about nothing, and requests no queue', async () => {
  const { host, container } = await renderSlot(remote, slot, {
    session: 'signed-in',
    handlers: [
      given(getReviewAccess, { mayReview: false, waiting: 0, reported: 0, advertisements: 0, letters: 0 }),
    ],
  });

  expect(container.textContent).toBe('');
  expect(host.calls.some(({ endpoint }) => endpoint === listWaitingComments)).toBe(false);
});

it('shows each comment with its article and what it answers, and publishes it', async () => {
  const { host } = await renderSlot(remote, slot, { session: 'signed-in', handlers: givenQueue() });
  const [, second] = await items();
  expect(second?.textContent).toContain('در پاسخ به ⁨پیمان⁩');
  expect(second?.textContent).toContain('پرسش نخست');

  await userEvent.click(screen.getByRole('button', { name: 'انتشار نظر ⁨خواننده 1⁩' }));

  await vi.waitFor(async () => expect(await items()).toHaveLength(1));
  const decisions = host.calls.filter(({ endpoint }) => endpoint === moderateComment);
  expect(decisions.map(({ input }) => [input?.params, input?.body])).toEqual([
    [{ id: 1 }, { status: 'active', rowVersion: 3 }],
  ]);
  expect(host.notices.at(-1)?.title).toBe('نظر منتشر شد');
});

it('asks for a reason before a comment is rejected', async () => {
  const { host } = await renderSlot(remote, slot, { session: 'signed-in', handlers: givenQueue() });
  await items();
  await userEvent.click(screen.getByRole('button', { name: 'رد کردن نظر ⁨خواننده 1⁩' }));
  await userEvent.click(screen.getByRole('button', { name: 'رد نظر' }));
  expect(screen.getByText('دلیل را در دست‌کم ۳ کاراکتر بنویسید.')).toBeTruthy();

  await userEvent.type(screen.getByRole('textbox'), 'شماره تماس در متن');
  await userEvent.click(screen.getByRole('button', { name: 'رد نظر' }));

  await vi.waitFor(async () => expect(await items()).toHaveLength(1));
  expect(host.calls.find(({ endpoint }) => endpoint === moderateComment)?.input?.body).toEqual({
    status: 'rejected',
    reason: 'شماره تماس در متن',
    rowVersion: 3,
  });
});

it('reads the queue again when another operator was faster, and keeps the comment when nothing answers', async () => {
  const { host } = await renderSlot(remote, slot, { session: 'signed-in', handlers: givenQueue() });
  await items();
  host.give(given(moderateComment, problem(503)));
  await userEvent.click(screen.getByRole('button', { name: 'انتشار نظر ⁨خواننده 1⁩' }));
  await vi.waitFor(() => expect(host.notices.at(-1)?.tone).toBe('danger'));
  expect(await items()).toHaveLength(2);
  host.give(given(moderateComment, problem(409)));
  host.give(
    given(listWaitingComments, ({ query: { paging } }) => ({
      items: waiting.slice(1),
      totalCount: 1,
      ...paging,
    })),
  );

  await userEvent.click(screen.getByRole('button', { name: 'انتشار نظر ⁨خواننده 1⁩' }));

  await vi.waitFor(async () => expect(await items()).toHaveLength(1));
  expect(host.notices.at(-1)?.tone).toBe('warning');
});

it('shows the new text when its author has changed it meanwhile, and decides about that one', async () => {
  const { host } = await renderSlot(remote, slot, { session: 'signed-in', handlers: givenQueue() });
  await items();
  host.give(given(moderateComment, problem(409, { code: 'comment_changed' })));
  host.give(
    given(listWaitingComments, ({ query: { paging } }) => ({
      items: waiting.map((comment) => ({ ...comment, rowVersion: 4, text: 'متنی که نویسنده عوض کرده است' })),
      totalCount: 2,
      ...paging,
    })),
  );
  const publish = () => userEvent.click(screen.getByRole('button', { name: 'انتشار نظر ⁨خواننده 1⁩' }));
  await publish();

  await vi.waitFor(() => expect(host.notices.at(-1)?.detail).toContain('متن جدید را بخوانید'));
  expect((await items())[0]?.textContent).toContain('متنی که نویسنده عوض کرده است');
  host.give(given(moderateComment, ({ params, body }) => ({ id: params.id, status: body.status })));
  await publish();

  await vi.waitFor(() => expect(host.notices.at(-1)?.tone).toBe('success'));
  const bodies = host.calls
    .filter(({ endpoint }) => endpoint === moderateComment)
    .map(({ input }) => input?.body);
  expect(bodies).toEqual([
    { status: 'active', rowVersion: 3 },
    { status: 'active', rowVersion: 4 },
  ]);
});
