import { CustomerId, createPersonCustomer, listCustomers, registerBuyer } from '@bazaar/contracts/merchant';
import { type FakeHost, given, type Handler, headOf, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import profile from '../../../remote.ts';

function Nothing() {
  return null;
}

/** The remote with an empty dashboard: what that asks for is not of this page. */
const remote: typeof profile = {
  ...profile,
  routes: (host) =>
    profile
      .routes(host)
      .map((route) =>
        route.pattern === '/profile' ? { ...route, load: async () => ({ Component: Nothing }) } : route,
      ),
};

const customer = {
  id: CustomerId.parse(7),
  kind: 'person' as const,
  name: 'زهرا احمدی',
  role: 'owner' as const,
  completeness: 70,
  isComplete: true,
};
const customersAre = (items: (typeof customer)[]) =>
  given(listCustomers, { items, totalCount: items.length, pageNumber: 1, pageSize: 100 });
const made = given(registerBuyer, { customer });

const open = (...handlers: Handler[]) =>
  renderAt(remote, '/profile/register', {
    session: 'signed-in',
    handlers: [customersAre([]), ...handlers],
  });

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, text: string) => userEvent.type(field(name), text);
const submit = () => userEvent.click(screen.getByRole('button', { name: /^ثبت‌نام/ }));
const chooseCompany = () => userEvent.click(screen.getByRole('radio', { name: 'شرکت یا سازمان' }));
const bodies = ({ calls }: FakeHost, endpoint: unknown) =>
  calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input?.body);

/** Fills in a company whose data the form accepts. */
async function fillCompany() {
  await chooseCompany();
  await type('نام شرکت', 'آرمان‌تراش نوین');
  await type('شناسه ملی', '۱۰۳۸۰۲۸۴۷۹۰');
}

beforeEach(() => sessionStorage.clear());

describe('the registration of a buyer', () => {
  it('registers a person and goes on to the profile', async () => {
    const { host, router } = await open(made);
    await type('نام', 'زهرا');
    await type('نام خانوادگی', 'احمدی');
    await type('کد ملی', '۰۴۹۹۳۷۰۸۹۹');

    await submit();

    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
    expect(bodies(host, registerBuyer)).toEqual([
      { kind: 'person', firstName: 'زهرا', lastName: 'احمدی', nationalId: '0499370899' },
    ]);
    expect(host.notices).toMatchObject([{ tone: 'success', title: 'ثبت‌نام شما انجام شد' }]);
    await waitFor(() => expect(host.holds).toEqual([]));
    expect(sessionStorage.length).toBe(0);
  });

  it('registers a person who gives the national id later', async () => {
    const { host, router } = await open(given(createPersonCustomer, { customer, created: true }));
    await type('نام', 'زهرا');
    await type('نام خانوادگی', 'احمدی');

    await submit();

    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
    expect(bodies(host, createPersonCustomer)).toEqual([{ firstName: 'زهرا', lastName: 'احمدی' }]);
  });

  it('registers a company', async () => {
    const { host, router } = await open(made);
    await fillCompany();

    await submit();

    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
    expect(bodies(host, registerBuyer)).toEqual([
      { kind: 'company', companyName: 'آرمان‌تراش نوین', nationalLegalId: '10380284790' },
    ]);
    expect(host.notices).toMatchObject([{ title: 'شرکت شما ثبت شد' }]);
  });

  it('says at each field what is wrong, and sends nothing', async () => {
    const { host } = await open();
    await type('کد ملی', '۱۲۳');

    await submit();

    const nationalId = field('کد ملی');
    expect(nationalId.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(nationalId.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      '۳ رقم نوشته‌اید',
    );
    const summary = within(screen.getByRole('alert'));
    expect(summary.getAllByRole('link')).toHaveLength(3);
    await userEvent.click(summary.getByRole('link', { name: /نام خود را بنویسید/ }));
    expect(document.activeElement).toBe(field('نام'));
    expect(bodies(host, registerBuyer)).toEqual([]);
  });

  it('says at the field why a company may not have its name', async () => {
    const reason = 'این نام قبلاً ثبت شده است. نام دیگری انتخاب کنید.';
    const refused = {
      code: 'invalid_name',
      title: 'این نام را نمی‌توان ثبت کرد.',
      detail: reason,
      errors: { companyName: [reason] },
    };
    await open(given(registerBuyer, problem(422, refused)));
    await fillCompany();

    await submit();

    expect(await screen.findByRole('link', { name: `نام شرکت: ${reason}` })).toBeTruthy();
  });

  it('keeps what was typed when the connection is cut, and after a reload', async () => {
    const first = await open(given(registerBuyer, OFFLINE));
    await fillCompany();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toContain('نوشته شما نگه داشته شد');
    first.unmount();

    await open(made);

    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'شرکت یا سازمان' }).checked).toBe(true);
    expect(field('نام شرکت').value).toBe('آرمان‌تراش نوین');
  });

  it('sends the same company under the same key after a lost response, and another one under another', async () => {
    const { host } = await open(given(registerBuyer, OFFLINE));
    const keys = () =>
      host.calls
        .filter((call) => call.endpoint === registerBuyer)
        .map(({ input }) => input?.headers.get('idempotency-key'));
    const submitOnce = async () => {
      const before = keys().length;
      await submit();
      await waitFor(() => expect(keys()).toHaveLength(before + 1));
    };
    await fillCompany();

    await submitOnce();
    await submitOnce();
    await type('نام شرکت', ' پارس');
    await submitOnce();

    const [first, again, other] = keys();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('keeps nothing of an attempt that the service has refused', async () => {
    await open(
      given(registerBuyer, problem(422, { code: 'invalid_name', title: 'این نام را نمی‌توان ثبت کرد.' })),
    );
    await fillCompany();
    await submit();

    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(Object.keys(sessionStorage).filter((key) => key.includes('attempt'))).toEqual([]);
  });

  it('goes on to the profile for a user who has registered before', async () => {
    const known = await open(customersAre([customer]));
    expect(known.router.state.location.pathname).toBe('/profile');
    known.unmount();

    const again = { code: 'already_registered', title: 'شما قبلاً به‌عنوان خریدار ثبت شده‌اید.' };
    const { host, router } = await open(given(registerBuyer, problem(409, again)));
    await type('نام', 'زهرا');
    await type('نام خانوادگی', 'احمدی');
    await type('کد ملی', '0499370899');
    await submit();

    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
    expect(host.notices).toEqual([{ tone: 'info', title: again.title }]);
  });

  it('is not for search engines', async () => {
    expect(await headOf(remote, await open())).toMatchObject({
      title: 'ثبت‌نام خریدار',
      robots: 'noindex,nofollow',
    });
  });
});
