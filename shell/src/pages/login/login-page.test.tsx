import { exchangeToken, listDemoMessages, loginByOtp, type WorkSolution } from '@bazaar/contracts/auth';
import type { SignInReason } from '@bazaar/host';
import { type FakeHost, given, type Handler, OFFLINE, problem } from '@bazaar/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setCurrentSession } from '../../session/current-session.ts';
import type { NewSession } from '../../session/session-store.ts';
import { renderShell } from '../render-shell.fixture.tsx';
import { LoginPage } from './login-page.tsx';
import { challengeOf } from './pkce.ts';

const requestId = '7b0a7a1e-6f7e-4a57-9e3f-0d6f5a2f9c11';
const claims = { sub: '1', name: 'خریدار نمایشی', exp: 2_000_000_000 };
const idToken = `x.${btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(claims))))}.y`;

const otp = (response: (code: string) => unknown = () => ({ authorizationCode: 'authorization-code-1' })) =>
  given(loginByOtp, ({ body }) =>
    'code' in body ? (response(body.code) as never) : { requestId, expiresIn: 120, resendAfter: 60 },
  );
const token = given(exchangeToken, {
  access_token: 'token-1',
  token_type: 'Bearer',
  expires_in: 43_200,
  id_token: idToken,
});
const noDemo = given(listDemoMessages, problem(404));

const opened: NewSession[] = [];
let isKept = true;

beforeEach(() => {
  sessionStorage.clear();
  opened.length = 0;
  isKept = true;
});
afterEach(() => {
  setCurrentSession(null);
  vi.useRealTimers();
});

async function open({
  url = '/users/login',
  handlers = [otp(), token, noDemo] as Handler[],
  session = 'signed-out' as const,
} = {}) {
  const routes = [
    { path: '/users/login', Component: LoginPage },
    { path: '*', element: <h1>رسید</h1> },
  ];
  const view = await renderShell(routes, { url, handlers, session });
  setCurrentSession(sessionOver(view.host));
  return { ...view, user: userEvent.setup({ delay: null }) };
}

/** A session store that stores what it is given, unless the test makes the browser refuse. */
const sessionOver = (host: FakeHost) =>
  ({
    open(session: NewSession) {
      if (isKept) {
        opened.push(session);
        host.setSession({
          status: 'signed-in',
          userId: session.userInfo.sub,
          userName: session.userInfo.name,
        });
      }
      return isKept;
    },
  }) as never;

type Opened = Awaited<ReturnType<typeof open>>;

async function askForCode({ user }: Opened, phone = '09121234567') {
  await user.type(screen.getByLabelText('شماره همراه'), phone);
  await user.click(screen.getByRole('button', { name: 'دریافت کد' }));
  await screen.findByRole('heading', { name: 'کد پیامک‌شده را بنویسید' });
}

const field = () => screen.getByLabelText('کد ورود') as HTMLInputElement;
const bodies = ({ host }: Opened, path: string) =>
  host.calls
    .filter(({ name }) => name.endsWith(path))
    .map(({ input }) => input?.body as Record<string, string>);

describe('the phone step', () => {
  it.each([
    '۰۹۱۲۱۲۳۴۵۶۷',
    '09121234567',
    '+98 912 123 4567',
    '00989121234567',
    '9121234567',
    '٠٩١٢-١٢٣-٤٥٦٧',
  ])('accepts %s', async (phone) => {
    const page = await open();
    await askForCode(page, phone);

    expect(bodies(page, 'login-by-otp')).toMatchObject([
      { phoneNumber: '+989121234567', deviceToken: localStorage.getItem('bazaar.shell.device') },
    ]);
    expect(screen.getByText('۰۹۱۲ ۱۲۳ ۴۵۶۷').getAttribute('dir')).toBe('ltr');
  });

  it.each([
    ['', 'شماره همراه را بنویسید'],
    ['02188776655', 'شماره همراه درست نیست'],
    ['0912', 'شماره همراه درست نیست'],
  ])('refuses %j beside the field, without a request', async (phone, words) => {
    const page = await open();
    const input = screen.getByLabelText('شماره همراه');
    if (phone) {
      await page.user.type(input, phone);
    }
    await page.user.click(screen.getByRole('button', { name: 'دریافت کد' }));

    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toContain(words);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(page.host.calls).toEqual([]);
  });

  it.each([
    [given(loginByOtp, problem(429, { code: 'rate_limited' })), 'چند دقیقه دیگر دوباره تلاش کنید'],
    [
      given(loginByOtp, problem(429, { code: 'rate_limited', data: { retryAfterSeconds: 301 } })),
      'تعداد درخواست‌ها زیاد است. ۶ دقیقه دیگر دوباره تلاش کنید.',
    ],
    [
      given(loginByOtp, problem(503, { code: 'sms_unavailable', data: { retryAfterSeconds: 61 } })),
      'اکنون نمی‌توانیم پیامک بفرستیم. ۲ دقیقه دیگر دوباره تلاش کنید.',
    ],
    [given(loginByOtp, OFFLINE), 'پاسخی از سرور دریافت نشد'],
    [
      given(loginByOtp, problem(500)),
      'سرور اکنون نمی‌تواند شما را وارد کند. چند دقیقه دیگر دوباره تلاش کنید.',
    ],
    [
      given(loginByOtp, problem(503, { code: 'overloaded', data: { retryAfterSeconds: 2 } })),
      'سرور اکنون نمی‌تواند شما را وارد کند. ۲ ثانیه دیگر دوباره تلاش کنید.',
    ],
  ])('says why no code came, and keeps the number', async (handler, words) => {
    const page = await open({ handlers: [handler] });
    await page.user.type(screen.getByLabelText('شماره همراه'), '09121234567');
    await page.user.click(screen.getByRole('button', { name: 'دریافت کد' }));

    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect((screen.getByLabelText('شماره همراه') as HTMLInputElement).value).toBe('09121234567');
  });

  it.each([
    ['contact', 'برای دیدن اطلاعات تماس وارد شوید'],
    ['favorite', 'برای افزودن به علاقه‌مندی‌ها'],
    ['note', 'برای نوشتن یادداشت'],
    ['draft', 'برای ساخت پیش‌نویس درخواست'],
    ['message', 'برای نوشتن پیام به تأمین‌کننده'],
    ['report', 'برای ارسال گزارش'],
    ['comment', 'برای نوشتن دیدگاه'],
    ['like', 'برای پسندیدن'],
    ['file', 'برای پیوست کردن فایل'],
    ['register', 'برای ثبت‌نام خریدار'],
  ] satisfies [SignInReason, string][])(
    'says why a visitor who came with the reason «%s» is asked to sign in',
    async (reason, words) => {
      const page = await open({ url: `/users/login?loginPerPage=true&reason=${reason}` });
      expect(screen.getByText(words, { exact: false })).toBeTruthy();
      page.unmount();

      // The reason of a whole page is named too.
      await open({ url: `/users/login?redirectPath=%2Fprofile&reason=${reason}` });
      expect(screen.getByText(words, { exact: false })).toBeTruthy();
    },
  );

  it('has a general sentence for a part of a page whose reason is not known', async () => {
    await open({ url: '/users/login?loginPerPage=true&reason=constructor' });

    expect(screen.getByText('برای ادامه وارد شوید', { exact: false })).toBeTruthy();
  });

  it('gives no reason to a visitor who came by the header', async () => {
    await open({ url: '/users/login?redirectPath=%2F' });

    expect(screen.queryByText(/وارد شوید؛/)).toBeNull();
  });
});

describe('when work is asked for', () => {
  const asking = (challenge: string) =>
    problem(429, { code: 'work_required', data: { retryAfterSeconds: 60, work: { challenge, bits: 6 } } });
  const isSolved = async (work: WorkSolution | undefined) => {
    const text = new TextEncoder().encode(`${work?.challenge}.${work?.nonce}`);
    return new DataView(await crypto.subtle.digest('SHA-256', text)).getUint32(0) < 2 ** 26;
  };

  it('works, tells it calmly, and sends the request again with what it found', async () => {
    const gate = Promise.withResolvers<void>();
    let isFirst = true;
    const asked = given(loginByOtp, (async () => {
      if (isFirst) {
        isFirst = false;
        return asking('challenge-1');
      }
      await gate.promise;
      return { requestId, expiresIn: 120, resendAfter: 60, codeLength: 8 };
    }) as never);
    const page = await open({ handlers: [asked, noDemo] });
    await page.user.type(screen.getByLabelText('شماره همراه'), '09121234567');
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(bodies(page, 'login-by-otp')).toHaveLength(2));
    gate.resolve();
    await screen.findByText(/کد ۸ رقمی به این شماره ارسال شد/);
    const [first, second] = bodies(page, 'login-by-otp') as { work?: WorkSolution }[];

    expect(first?.work).toBeUndefined();
    expect(await isSolved(second?.work)).toBe(true);
    await page.user.type(field(), '123456');
    await page.user.click(screen.getByRole('button', { name: 'ورود' }));
    expect(screen.getByText('کد ۸ رقم دارد؛ ۶ رقم نوشته‌اید')).toBeTruthy();
  });

  it('works for a code that was typed as well', async () => {
    let tries = 0;
    const handler = otp(() => {
      tries += 1;
      return tries === 1 ? asking('challenge-2') : { authorizationCode: 'authorization-code-1' };
    });
    const page = await open({ handlers: [handler, token, noDemo] });
    await askForCode(page);
    await page.user.type(field(), '123456');
    await screen.findByRole('heading', { name: 'رسید' });
    const last = bodies(page, 'login-by-otp').at(-1) as { work?: WorkSolution } | undefined;

    expect(await isSolved(last?.work)).toBe(true);
  });

  it('gives up when every answer asks for more', async () => {
    const page = await open({ handlers: [given(loginByOtp, asking('challenge-3'))] });
    await page.user.type(screen.getByLabelText('شماره همراه'), '09121234567');
    await page.user.click(screen.getByRole('button', { name: 'دریافت کد' }));

    expect((await screen.findByRole('alert')).textContent).toContain(
      'تعداد درخواست‌ها زیاد است. ۱ دقیقه دیگر',
    );
    expect(bodies(page, 'login-by-otp')).toHaveLength(4);
    expect(screen.queryByText(/بررسی امنیتی/)).toBeNull();
  });
});

describe('the code step', () => {
  it('has one focused field with autofill, and the warning against fraud', async () => {
    await askForCode(await open());

    expect(field().getAttribute('autocomplete')).toBe('one-time-code');
    expect(document.activeElement).toBe(field());
    expect(screen.getByText(/این کد را به هیچ‌کس ندهید/)).toBeTruthy();
  });

  it('signs in with the code, by PKCE, and goes exactly to the requested path', async () => {
    const wanted = '/profile/wallet?page=2&x=%D9%BE#here';
    const page = await open({ url: `/users/login?redirectPath=${encodeURIComponent(wanted)}` });
    await askForCode(page);
    await page.user.type(field(), '۱۲۳۴۵۶');
    await screen.findByRole('heading', { name: 'رسید' });

    const { pathname, search, hash } = page.router.state.location;
    expect(pathname + search + hash).toBe(wanted);
    const [accepted] = bodies(page, 'login-by-otp').slice(1);
    const [exchanged] = bodies(page, '/connect/token');
    expect(accepted).toMatchObject({ phoneNumber: '+989121234567', requestId, code: '123456' });
    expect(accepted?.codeChallenge).toBe(await challengeOf(exchanged?.code_verifier ?? ''));
    expect(exchanged).toMatchObject({ grant_type: 'authorization_code', code: 'authorization-code-1' });
    expect(opened).toEqual([
      { accessToken: 'token-1', userInfo: claims, config: JSON.stringify(page.host.config) },
    ]);
    expect(sessionStorage.getItem('code_verifier')).toBeNull();
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/%09/evil.example/..//x'])(
    'never leaves the site for %s',
    async (wanted) => {
      const page = await open({ url: `/users/login?redirectPath=${encodeURIComponent(wanted)}` });
      await askForCode(page);
      await page.user.type(field(), '123456');
      await screen.findByRole('heading', { name: 'رسید' });

      expect(page.router.state.location.pathname).not.toMatch(/^\/[/\\]/);
      expect(page.router.createHref(page.router.state.location)).toMatch(/^\/(?!\/)/);
    },
  );

  it('accepts a pasted code', async () => {
    const page = await open();
    await askForCode(page);
    await page.user.click(field());
    await page.user.paste(' ۱۲۳ ۴۵۶ ');

    await screen.findByRole('heading', { name: 'رسید' });
    expect(bodies(page, 'login-by-otp')[1]?.code).toBe('123456');
  });

  it('does not submit before all digits are typed, and shows how many are', async () => {
    const page = await open();
    await askForCode(page);
    await page.user.type(field(), '123');
    await page.user.click(screen.getByRole('button', { name: 'ورود' }));

    expect(screen.getByText(/۳ رقم نوشته‌اید/)).toBeTruthy();
    expect(bodies(page, 'login-by-otp')).toHaveLength(1);
  });

  it('shows how many attempts are left after a wrong code, and empties the field', async () => {
    const wrong = problem(422, { code: 'otp_wrong', errors: { attemptsLeft: ['4'] } });
    const page = await open({ handlers: [otp(() => wrong), noDemo] });
    await askForCode(page);
    await page.user.type(field(), '123456');

    expect((await screen.findByText(/کد درست نیست/)).textContent).toContain('۴ بار دیگر فرصت دارید');
    expect(field().value).toBe('');
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    [problem(422, { code: 'otp_expired' }), /مهلت این کد به پایان رسید/],
    [problem(422, { code: 'otp_locked' }), /این کد پس از چند تلاش نادرست باطل شد/],
    [problem(429, { code: 'rate_limited', data: { retryAfterSeconds: 40 } }), /۴۰ ثانیه دیگر دوباره تلاش/],
    [problem(400, { code: 'invalid_request' }), /سرور این ورود را نپذیرفت. کد دیگری دریافت کنید/],
  ])('shows why the code was refused', async (response, words) => {
    const page = await open({ handlers: [otp(() => response), noDemo] });
    await askForCode(page);
    await page.user.type(field(), '123456');

    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('shows an error and stays when the browser cannot store a session', async () => {
    isKept = false;
    const page = await open();
    await askForCode(page);
    await page.user.type(field(), '123456');

    expect((await screen.findByRole('alert')).textContent).toContain('مرورگر اجازه');
    expect(page.router.state.location.pathname).toBe('/users/login');
  });

  it('goes back to the number, which is still filled in', async () => {
    const page = await open();
    await askForCode(page);
    await page.user.click(screen.getByRole('button', { name: 'ویرایش شماره' }));

    expect((screen.getByLabelText('شماره همراه') as HTMLInputElement).value).toBe('09121234567');
  });

  it('counts down, announces the time at intervals, and offers another code after the wait', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const page = await open();
    await askForCode(page);
    const again = () => screen.getByRole('button', { name: /ارسال دوباره/ });
    expect(again().getAttribute('aria-disabled')).toBe('true');
    await page.user.click(again());
    expect(bodies(page, 'login-by-otp')).toHaveLength(1);

    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(again().getAttribute('aria-disabled')).not.toBe('true');
    expect(screen.getByText(/ثانیه تا پایان اعتبار کد/).getAttribute('aria-live')).toBe('polite');
    await page.user.click(again());
    await waitFor(() => expect(bodies(page, 'login-by-otp')).toHaveLength(2));

    await act(() => vi.advanceTimersByTimeAsync(121_000));
    expect(screen.getAllByText(/مهلت این کد به پایان رسید/).length).toBeGreaterThan(0);
  });
});

describe('the demo’s message', () => {
  const message = (sentAt: string) => given(listDemoMessages, [{ text: 'کد', code: '481290', sentAt }]);

  it('is shown beside the form where the demo inbox exists, and fills the field', async () => {
    const page = await open({ handlers: [otp(), token, message(new Date().toISOString())] });
    await askForCode(page);

    expect((await screen.findByText('۴۸۱۲۹۰')).closest('aside')).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: 'درج کد' }));
    expect(field().value).toBe('۴۸۱۲۹۰');
  });

  it('is polled until it arrives, and ignores an old message', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const page = await open({ handlers: [otp(), token, message('2020-01-01T00:00:00Z')] });
    await askForCode(page);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.queryByText('۴۸۱۲۹۰')).toBeNull();

    page.host.give(message(new Date().toISOString()));
    await act(() => vi.advanceTimersByTimeAsync(2500));

    expect(screen.getByText('۴۸۱۲۹۰')).toBeTruthy();
  });

  it('is requested once where there is no inbox', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const page = await open();
    await askForCode(page);
    await act(() => vi.advanceTimersByTimeAsync(10_000));

    expect(page.host.calls.filter(({ name }) => name.endsWith('/demo/messages'))).toHaveLength(1);
    expect(screen.queryByText('پیامک نمایشی')).toBeNull();
  });
});

describe('a visitor who is signed in already', () => {
  it('is sent to the requested path when there is no page to go back to', async () => {
    const page = await open({ url: '/users/login?redirectPath=/faq' });

    act(() => page.host.setSession('signed-in'));

    await waitFor(() => expect(page.router.state.location.pathname).toBe('/faq'));
  });

  it('goes two steps back in history when those are pages of this site', async () => {
    const page = await open();
    const navigate = vi.spyOn(page.router, 'navigate');
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(5);
    vi.spyOn(window.history, 'state', 'get').mockReturnValue({ idx: 4 });

    act(() => page.host.setSession('signed-in'));

    await waitFor(() => expect(navigate).toHaveBeenCalledWith(-2));
  });
});
