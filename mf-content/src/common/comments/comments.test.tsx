import {
  addComment,
  CommentId,
  type CommentThread,
  getPage,
  getPageLike,
  likeComment,
  listCommentTree,
  listPageSubjects,
  listPagesByLabel,
  removeComment,
  reportComment,
  updateComment,
} from '@bazaar/contracts/content';
import { preloadAllFamilies } from '@bazaar/drawing';
import { type FakeHost, given, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import remote from '../../remote.ts';
import { givenComment, givenFullArticle, givenTree } from '../page/content.fixture.ts';

beforeAll(preloadAllFamilies);
beforeEach(() => sessionStorage.clear());

const ADDRESS = '/contents/10/پمپ';
const article = givenFullArticle(10, 'پمپ', []);
const root = (id: number, comment = {}, children: CommentThread['children'] = []): CommentThread => ({
  ...givenComment(id, comment),
  children,
});
const reply = (id: number, parentId: number, comment = {}) => ({
  ...givenComment(id, { parentId: CommentId.parse(parentId), ...comment }),
  children: [],
});

function open(tree: ReturnType<typeof givenTree>, options: { session?: 'signed-in'; at?: string } = {}) {
  return renderAt(remote, options.at ?? ADDRESS, {
    ...(options.session && { session: options.session }),
    handlers: [
      given(getPage, article),
      given(getPageLike, { liked: false, likes: 0 }),
      given(listPageSubjects, { goods: [], suppliers: [] }),
      given(listPagesByLabel, problem(404)),
      given(listCommentTree, tree),
    ],
  });
}

const section = () => screen.findByRole('region', { name: /^نظرها/ });
const entries = async () => within(await section()).findAllByRole('article');
const sent = (host: FakeHost, endpoint: unknown) =>
  host.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input);
const field = () => screen.findByRole('textbox', { name: 'نظر یا پرسش فنی شما' });
/** What is around the list of comments. */
const commentList = () => screen.getByRole('list', { name: 'فهرست نظرها' }).parentElement;

describe('the comments of an article', () => {
  it('are a tree whose author and suppliers are marked', async () => {
    const supplier = { id: 7, name: 'صنایع پارس', slug: 'پارس' } as never;
    const leaf = givenComment(4, { parentId: CommentId.parse(3) });
    await open(
      givenTree([
        root(1, { writer: { kind: 'author', supplier: null } }),
        root(2, {}, [{ ...reply(3, 2, { writer: { kind: 'supplier', supplier } }), children: [leaf] }]),
      ]),
    );

    const texts = (await entries()).map(({ textContent }) => textContent);
    expect(texts).toHaveLength(4);
    expect(texts[0]).toContain('نویسنده');
    expect(texts[2]).toContain('صنایع پارس');
    expect(texts[2]).toContain('پاسخ تأمین‌کننده');
    expect(document.getElementById('comment-4')).toBeTruthy();
  });

  it('fold more than two replies, but none of one’s own that was just written', async () => {
    const three = [reply(2, 1), reply(3, 1), reply(4, 1)];
    await open(givenTree([root(1, {}, three)]));

    const more = await screen.findByText('نمایش ۱ پاسخ');
    expect(more.closest('details')?.open).toBe(false);
    expect(more.closest('details')?.textContent).toContain('متن نظر شماره 4');
  });

  it('that are younger than the page are of now, not of the future', async () => {
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
    await open(givenTree([root(1, { createdAt: tomorrow })]));

    const [comment] = await entries();
    expect(comment?.textContent).toContain('اکنون');
    expect(comment?.textContent).not.toContain('فردا');
  });

  it('show markup as text', async () => {
    const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>';
    await open(givenTree([root(1, { text: hostile, authorName: '<b>نام</b>' })]));

    const [comment] = await entries();
    expect(comment?.textContent).toContain(hostile);
    expect(comment?.textContent).toContain('<b>نام</b>');
    expect(comment?.querySelector('img, script')).toBeNull();
  });

  it('are sorted and paged by the address', async () => {
    const tree = givenTree([root(1), root(2)], { totalCount: 30 });
    const { host } = await open(tree, { at: `${ADDRESS}?c-sort=mostLiked&c-page=2` });

    await entries();
    expect(sent(host, listCommentTree)[0]?.query).toEqual({
      sort: 'mostLiked',
      paging: { pageNumber: 2, pageSize: 10 },
    });
    const newest = screen.getByRole('link', { name: 'تازه‌ترین' });
    expect(decodeURI(newest.getAttribute('href') ?? '')).toBe(`${ADDRESS}#comments`);
    const next = screen.getByRole('link', { name: 'صفحه بعد' });
    expect(next.getAttribute('href')).toContain('?c-sort=mostLiked&c-page=3#comments');
  });

  it('say so when there are none, and when they are closed', async () => {
    await open(givenTree([]));
    expect(await screen.findByText('هنوز نظری نیست. نخستین پرسش را شما بنویسید.')).toBeTruthy();
  });

  it('have no box when they are closed, and lead to the page about comments', async () => {
    await open(givenTree([root(1)], { commentsOpen: false }));

    await entries();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^پاسخ/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'درباره نظرها' }).getAttribute('href')).toBe(
      '/contents/2/comments',
    );
  });

  it('stay as everybody sees them until the reader’s own are there', async () => {
    const { host } = await open(givenTree([root(1)]));
    await entries();
    let answer = () => {};
    host.give(
      given(listCommentTree, async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return givenTree([root(2, { status: 'pending', isMine: true }), root(1)]);
      }),
    );

    host.setSession('signed-in');
    await vi.waitFor(() => expect(sent(host, listCommentTree)).toHaveLength(2));
    expect(await entries()).toHaveLength(1);
    answer();

    await vi.waitFor(async () => expect(await entries()).toHaveLength(2));
  });

  it('offer another try when they cannot be read', async () => {
    const { host } = await open(givenTree([]), {});
    host.give(given(listCommentTree, problem(503)));
    await section();
    host.setSession('signed-in');
    const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
    host.give(given(listCommentTree, givenTree([root(1)])));

    await userEvent.click(retry);

    expect(await entries()).toHaveLength(1);
  });
});

describe('writing a comment', () => {
  const TEXT = 'آیا افت فشار استرینر را هم باید حساب کرد؟';

  it('keeps the text through the sign-in, and sends it once', async () => {
    const { host } = await open(givenTree([root(1)]));
    await userEvent.type(await field(), TEXT);
    await userEvent.click(screen.getByRole('button', { name: 'ارسال نظر' }));
    expect(host.signIns).toEqual([{ loginPerPage: true, reason: 'comment' }]);
    expect(sent(host, addComment)).toEqual([]);
    expect(sessionStorage.getItem('bazaar.content.comment-drafts')).toContain(TEXT);

    host.setSession('signed-in');
    host.give(
      given(addComment, ({ body }) => givenComment(9, { text: body.text, status: 'pending', isMine: true })),
    );
    await userEvent.click(screen.getByRole('button', { name: 'ارسال نظر' }));

    await vi.waitFor(async () => expect((await entries())[0]?.textContent).toContain(TEXT));
    const [mine] = await entries();
    expect(mine?.textContent).toContain('شما');
    expect(mine?.textContent).toContain('در انتظار بررسی');
    expect(((await field()) as HTMLTextAreaElement).value).toBe('');
    expect(sent(host, addComment)).toHaveLength(1);
  });

  it('counts the characters, and says how many are missing or too many', async () => {
    const { host } = await open(givenTree([]), { session: 'signed-in' });
    const box = await field();
    const press = () => userEvent.click(screen.getByRole('button', { name: 'ارسال نظر' }));

    await press();
    expect(screen.getByText('نظر خود را بنویسید.')).toBeTruthy();
    await userEvent.type(box, 'موافقم');
    expect(screen.getByText('۶ کاراکتر نوشته‌اید؛ دست‌کم ۱۰ کاراکتر لازم است.')).toBeTruthy();
    expect(screen.getByText(/۶ از ۲٬۰۰۰ کاراکتر/)).toBeTruthy();
    await userEvent.clear(box);
    await userEvent.click(box);
    await userEvent.paste('ا'.repeat(2_012));
    expect(screen.getByText('۱۲ کاراکتر بیش از اندازه است.')).toBeTruthy();
    await press();
    expect(sent(host, addComment)).toEqual([]);
  });

  it('keeps the text after a failure, and tries again under the same key', async () => {
    const { host } = await open(givenTree([]), { session: 'signed-in' });
    host.give(given(addComment, problem(503)));
    await userEvent.type(await field(), TEXT);
    await userEvent.click(screen.getByRole('button', { name: 'ارسال نظر' }));
    await screen.findByText('ارسال نشد؛ نوشته شما نگه داشته شد.');
    host.give(given(addComment, ({ body }) => givenComment(9, { text: body.text, status: 'pending' })));

    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

    await vi.waitFor(async () => expect(((await field()) as HTMLTextAreaElement).value).toBe(''));
    const keys = sent(host, addComment).map((input) => input?.headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('a reply', () => {
  it('opens in place, closes with Esc and keeps its draft', async () => {
    const { host } = await open(givenTree([root(1)]), { session: 'signed-in' });
    await entries();
    const press = () => userEvent.click(screen.getByRole('button', { name: 'پاسخ به ⁨پیمان شریفی⁩' }));
    await press();
    const box = screen.getByRole('textbox', { name: 'در پاسخ به ⁨پیمان شریفی⁩' });
    await userEvent.type(box, 'سیال ما ۷۲ درجه است{Escape}');
    expect(screen.queryByRole('textbox', { name: /در پاسخ/ })).toBeNull();

    await press();
    expect((screen.getByRole('textbox', { name: /در پاسخ/ }) as HTMLTextAreaElement).value).toBe(
      'سیال ما ۷۲ درجه است',
    );
    host.give(
      given(addComment, ({ body }) =>
        givenComment(9, {
          text: body.text,
          parentId: body.parentId ?? null,
          status: 'pending',
          isMine: true,
        }),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'ارسال پاسخ' }));

    await vi.waitFor(async () => expect(await entries()).toHaveLength(2));
    expect(sent(host, addComment)[0]?.body).toMatchObject({ pageId: 10, parentId: 1 });
  });
});

describe('a comment of one’s own that waits', () => {
  const mine = root(1, { status: 'pending', isMine: true });

  it('is changed in place', async () => {
    const { host } = await open(givenTree([mine]), { session: 'signed-in' });
    host.give(given(updateComment, ({ body }) => givenComment(1, { text: body.text })));
    await userEvent.click(await screen.findByRole('button', { name: 'ویرایش' }));
    const box = screen.getByRole('textbox', { name: 'ویرایش' });
    await userEvent.clear(box);
    await userEvent.type(box, 'متنی که درست شده است');
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره نظر' }));

    await vi.waitFor(async () => expect((await entries())[0]?.textContent).toContain('متنی که درست شده است'));
    expect(screen.queryByRole('textbox', { name: 'ویرایش' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ویرایش' }));
  });

  it('has the focus on its button again after an edit that was given up', async () => {
    await open(givenTree([mine]), { session: 'signed-in' });
    await userEvent.click(await screen.findByRole('button', { name: 'ویرایش' }));
    await userEvent.click(screen.getByRole('button', { name: 'انصراف' }));

    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ویرایش' }));
  });

  it.each([
    ['decided', root(1)],
    ['removed', root(2)],
  ])('leaves the focus on the list when it was %s during the edit', async (_, other) => {
    const { host } = await open(givenTree([mine]), { session: 'signed-in' });
    host.give(given(updateComment, problem(409, { code: 'invalid_transition' })));
    await userEvent.click(await screen.findByRole('button', { name: 'ویرایش' }));
    host.give(given(listCommentTree, givenTree([other])));
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره نظر' }));

    await vi.waitFor(() => expect(document.activeElement).toBe(commentList()));
    expect(screen.queryByRole('textbox', { name: 'ویرایش' })).toBeNull();
  });

  it('is taken back; one that was decided meanwhile is read again', async () => {
    const { host } = await open(givenTree([mine, root(2)]), { session: 'signed-in' });
    host.give(given(removeComment, problem(409, { code: 'invalid_transition' })));
    await userEvent.click(await screen.findByRole('button', { name: 'پس گرفتن' }));
    await vi.waitFor(() => expect(host.notices.at(-1)?.tone).toBe('warning'));
    expect(sent(host, listCommentTree)).toHaveLength(2);
    host.give(given(removeComment, ({ params }) => ({ id: params.id })));

    await userEvent.click(await screen.findByRole('button', { name: 'پس گرفتن' }));

    await vi.waitFor(async () => expect(await entries()).toHaveLength(1));
    expect(document.activeElement).toBe(commentList());
  });
});

it('the like of a comment shows at once, and leads a visitor to the sign-in', async () => {
  const { host } = await open(givenTree([root(1)]));
  await entries();
  const like = () => screen.getByRole('button', { name: /^پسندیدن نظر/ });
  await userEvent.click(like());
  expect(host.signIns).toEqual([{ loginPerPage: true, reason: 'like' }]);
  host.give(given(likeComment, { liked: true, likes: 3 }));

  host.setSession('signed-in');

  await vi.waitFor(() => expect(like().getAttribute('aria-pressed')).toBe('true'));
  await vi.waitFor(() => expect(like().textContent).toBe('۳'));
  expect(sent(host, likeComment).map((input) => input?.query)).toEqual([{ liked: true }]);
});

describe('the report of a comment', () => {
  const reporting = (name: string) => screen.getByRole('button', { name: `گزارش نظر ⁨${name}⁩` });

  it('asks a visitor to sign in', async () => {
    const { host } = await open(givenTree([root(1)]));
    await entries();
    await userEvent.click(reporting('پیمان شریفی'));

    expect(host.signIns).toMatchObject([{ reason: 'report' }]);
  });

  it('is sent once with its reason, and the comment tells that it was', async () => {
    const { host } = await open(givenTree([root(1), root(2, { isMine: true })]), { session: 'signed-in' });
    host.give(given(reportComment, problem(503)));
    const all = await entries();
    expect(within(all[1] as HTMLElement).queryByRole('button', { name: /^گزارش/ })).toBeNull();
    await userEvent.click(reporting('پیمان شریفی'));
    const form = within(await screen.findByRole('dialog', { name: /گزارش نظر/ }));
    await userEvent.click(form.getByRole('radio', { name: 'تبلیغ' }));
    await userEvent.type(form.getByRole('textbox', { name: 'شرح' }), 'نام یک فروشگاه');
    await userEvent.click(form.getByRole('button', { name: 'ارسال گزارش' }));
    expect((await form.findByRole('alert')).textContent).toContain('گزارش ارسال نشد');

    host.give(given(reportComment, ({ params }) => params));
    await userEvent.click(form.getByRole('button', { name: 'ارسال گزارش' }));

    await vi.waitFor(() => expect(host.notices.at(-1)?.title).toBe('گزارش شما ثبت شد'));
    const requests = sent(host, reportComment);
    const keys = requests.map((input) => input?.headers.get('idempotency-key'));
    expect(requests.at(-1)).toMatchObject({
      params: { id: 1 },
      body: { reason: 'advertising', text: 'نام یک فروشگاه' },
    });
    expect(new Set(keys).size).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'گزارش شد' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is another report once its text was edited', async () => {
    const { host } = await open(givenTree([root(1)]), { session: 'signed-in' });
    host.give(given(reportComment, problem(503)));
    await entries();
    await userEvent.click(reporting('پیمان شریفی'));
    const form = within(await screen.findByRole('dialog', { name: /گزارش نظر/ }));
    await userEvent.click(form.getByRole('button', { name: 'ارسال گزارش' }));
    await form.findByRole('alert');

    host.give(given(reportComment, ({ params }) => params));
    await userEvent.type(form.getByRole('textbox', { name: 'شرح' }), 'نام یک فروشگاه');
    await userEvent.click(form.getByRole('button', { name: 'ارسال گزارش' }));

    await vi.waitFor(() => expect(host.notices.at(-1)?.tone).toBe('success'));
    const keys = sent(host, reportComment).map((input) => input?.headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });

  it('is refused once operators have decided about the last one, and that is told', async () => {
    const { host } = await open(givenTree([root(1)]), { session: 'signed-in' });
    host.give(given(reportComment, problem(409)));
    await entries();
    await userEvent.click(reporting('پیمان شریفی'));
    const form = within(await screen.findByRole('dialog', { name: /گزارش نظر/ }));
    await userEvent.click(form.getByRole('button', { name: 'ارسال گزارش' }));

    expect((await form.findByRole('alert')).textContent).toContain('این گزارش پیش‌تر بررسی شده است.');
    expect(host.notices).toEqual([]);
  });
});
