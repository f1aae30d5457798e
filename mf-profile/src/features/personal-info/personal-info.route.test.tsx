import { profileLinks } from '@bazaar/contracts';
import { getProfilePicture, listSessions } from '@bazaar/contracts/auth';
import {
  CustomerId,
  type CustomerKind,
  type CustomerProfile,
  getCustomerProfile,
  registerBuyer,
  updateCustomerProfile,
} from '@bazaar/contracts/merchant';
import {
  createFakeHost,
  type FakeHost,
  given,
  type Handler,
  OFFLINE,
  problem,
  renderAt,
} from '@bazaar/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import remote from '../../remote.ts';
import { givenNothingAsked } from './person-data/person-data.fixture.ts';
import { givenCompany, givenProfile } from './profile.fixture.ts';

const SHEBA = 'IR062960000000100324200001';
const noPicture = given(getProfilePicture, { pictureFileId: null, url: null });

interface Stored {
  person: CustomerProfile;
  company: CustomerProfile | null;
}

/** A stateful fake service, which refuses versions that are no longer current. */
function givenService(initial: Partial<Stored> = {}) {
  const stored: Stored = { person: givenProfile(), company: givenCompany(), ...initial };
  const read = (kind: CustomerKind) => stored[kind] ?? problem(404);
  const handlers: Handler[] = [
    noPicture,
    given(listSessions, { items: [] }),
    ...givenNothingAsked,
    given(getCustomerProfile, ({ query }) => read(query.kind)),
    given(updateCustomerProfile, ({ body, headers }) => {
      const before = stored[body.kind];
      if (before === null || headers.get('if-match') !== `"${before.rowVersion}"`) {
        return problem(412);
      }
      const after = { ...before, ...body, rowVersion: before.rowVersion + 1 };
      stored[body.kind] = after as CustomerProfile;
      return stored[body.kind] ?? problem(404);
    }),
    given(registerBuyer, ({ body }) => {
      stored.company = givenCompany({ ...body, economicCode: null, completeness: 40 });
      return {
        customer: {
          id: CustomerId.parse(7),
          kind: 'company' as const,
          name: 'x',
          role: 'owner' as const,
          completeness: 40,
          isComplete: false,
        },
      };
    }),
  ];
  return { handlers, stored };
}

const open = (handlers: readonly Handler[] = givenService().handlers, path = '/profile/personal-info') =>
  renderAt(remote, path, { session: 'signed-in', handlers });

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const retype = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodies = (host: FakeHost, endpoint: unknown) =>
  host.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input?.body);

beforeEach(() => sessionStorage.clear());

describe('the personal information', () => {
  it('shows what is saved, how complete it is, and leads to the next missing field', async () => {
    await open();

    expect(field('نام').value).toBe('مریم');
    expect(field('کد ملی').value).toBe('۰۴۹۹۳۷۰۸۹۹');
    expect(screen.getByText('۰۹۱۲ ۱۲۳ ۴۵۶۷')).toBeTruthy();
    expect(screen.getByText('۸۰٪')).toBeTruthy();
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(80);

    await userEvent.click(screen.getByRole('link', { name: 'شماره شبا را بنویسید' }));

    expect(document.activeElement).toBe(field('شماره شبا'));
  });

  it('passes the failure of the data on to the page', async () => {
    await open([noPicture, given(getCustomerProfile, problem(503))]);

    expect(screen.getByRole('alert').textContent).toContain('503');
  });

  it('shows the data of the company by the switch, in the address', async () => {
    const { router } = await open();

    await userEvent.click(screen.getByRole('radio', { name: 'حقوقی' }));

    await waitFor(() => expect(field('نام شرکت').value).toBe('آرمان‌تراش نوین'));
    expect(router.state.location.search).toBe('?kind=company');
    expect(screen.queryByRole('textbox', { name: 'کد ملی' })).toBeNull();
  });

  it('names the bank of an IBAN and groups it in fours', async () => {
    await open();

    await userEvent.type(field('شماره شبا'), '۰۶۲۹۶۰۰۰۰۰۰۰۱۰۰۳۲۴۲۰۰۰۰۱');
    await userEvent.tab();

    expect(field('شماره شبا').value).toBe('IR06 2960 0000 0010 0324 2000 01');
    await retype('شماره شبا', 'IR0601200000');
    expect(screen.getByText('بانک ملت')).toBeTruthy();
  });
});

describe('saving', () => {
  it('sends the stored forms with the version, and says that everything is saved', async () => {
    const { handlers, stored } = givenService();
    const { host } = await open(handlers);
    await retype('نام', 'مریم سادات');
    await userEvent.type(field('شماره شبا'), SHEBA);
    expect(screen.getByText('تغییرات شما هنوز ذخیره نشده است.')).toBeTruthy();

    await press('ذخیره اطلاعات');

    expect(await screen.findByText('همه تغییرات ذخیره شده است.')).toBeTruthy();
    expect(stored.person).toMatchObject({ firstName: 'مریم سادات', sheba: SHEBA, rowVersion: 3 });
    expect(host.notices.at(-1)?.title).toBe('اطلاعات ذخیره شد');
    expect(host.holds).toEqual([]);
  });

  it('summarizes what is wrong with links to the fields, and sends nothing', async () => {
    const { host } = await open();
    await retype('کد ملی', '0499370898');
    await retype('ایمیل', 'maryam');

    await press('ذخیره اطلاعات');

    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('۲ مورد نیاز به اصلاح دارد');
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
    expect(bodies(host, updateCustomerProfile)).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: /^ایمیل:/ }));
    expect(document.activeElement).toBe(field('ایمیل'));

    await retype('ایمیل', 'maryam@example.ir');
    expect(screen.queryByRole('link', { name: /^ایمیل:/ })).toBeNull();
    expect(field('ایمیل').getAttribute('aria-invalid')).toBeNull();
  });

  it('shows the service’s message at its field and keeps what was typed', async () => {
    const { host } = await open(undefined, '/profile/personal-info?kind=company');
    host.give(
      given(
        updateCustomerProfile,
        problem(422, {
          title: 'این نام را نمی‌توان ثبت کرد.',
          detail: 'این نام قبلاً ثبت شده است.',
          errors: { companyName: ['این نام قبلاً ثبت شده است. نام دیگری انتخاب کنید.'] },
        }),
      ),
    );
    await retype('نام شرکت', 'فولاد مبارکه');

    await press('ذخیره اطلاعات');

    await waitFor(() => expect(field('نام شرکت').getAttribute('aria-invalid')).toBe('true'));
    expect(field('نام شرکت').value).toBe('فولاد مبارکه');
    expect(screen.getByText(/این نام را نمی‌توان ثبت کرد/)).toBeTruthy();
  });

  it('says why nothing was saved when the service does not answer', async () => {
    const { host } = await open([...givenService().handlers, given(updateCustomerProfile, OFFLINE)]);
    await retype('نام', 'زهرا');

    await press('ذخیره اطلاعات');

    expect((await screen.findByRole('alert')).textContent).toContain('نوشته شما نگه داشته شد');
    expect(field('نام').value).toBe('زهرا');
    expect(host.holds).toEqual(['personal-info']);
  });

  it.each([
    ['ذخیره نوشته من', 'زهرا', { firstName: 'زهرا', rowVersion: 10 }],
    ['نمایش نسخه جدید', 'نرگس', { firstName: 'نرگس', rowVersion: 9 }],
  ])('offers «%s» when the data have changed elsewhere', async (remedy, shown, after) => {
    const { handlers, stored } = givenService();
    await open(handlers);
    stored.person = givenProfile({ firstName: 'نرگس', rowVersion: 9 });
    await retype('نام', 'زهرا');
    await press('ذخیره اطلاعات');
    await screen.findByText(/از جای دیگری تغییر کرده است/);
    expect(field('نام').value).toBe('زهرا');

    await press(remedy);

    await screen.findByText('همه تغییرات ذخیره شده است.');
    expect(field('نام').value).toBe(shown);
    expect(stored.person).toMatchObject(after);
  });
});

describe('a company that is not registered', () => {
  it('is registered by its name and national id, then has its other fields', async () => {
    const { host } = await open(
      givenService({ company: null }).handlers,
      '/profile/personal-info?kind=company',
    );
    expect(screen.queryByRole('textbox', { name: 'شماره شبا' })).toBeNull();
    await userEvent.type(field('نام شرکت'), 'آرمان‌تراش نوین');

    await press('ثبت شرکت');
    expect(screen.getByRole('link', { name: /شناسه ملی شرکت را بنویسید/ })).toBeTruthy();
    await userEvent.type(field('شناسه ملی'), '۱۰۳۸۰۲۸۴۷۹۰');
    await press('ثبت شرکت');

    expect(await screen.findByRole('textbox', { name: 'شماره شبا' })).toBeTruthy();
    expect(bodies(host, registerBuyer)).toEqual([
      { kind: 'company', companyName: 'آرمان‌تراش نوین', nationalLegalId: '10380284790' },
    ]);
  });

  it('keeps its text when another user has registered it', async () => {
    await open(
      [
        ...givenService({ company: null }).handlers,
        given(
          registerBuyer,
          problem(409, {
            title: 'شرکتی با این شناسه ملی قبلاً ثبت شده است.',
            detail: 'از مالک حساب شرکت بخواهید شما را دعوت کند.',
            errors: { nationalLegalId: ['شرکتی با این شناسه ملی قبلاً ثبت شده است.'] },
          }),
        ),
      ],
      '/profile/personal-info?kind=company',
    );
    await userEvent.type(field('نام شرکت'), 'آرمان‌تراش نوین');
    await userEvent.type(field('شناسه ملی'), '10380284790');

    await press('ثبت شرکت');

    expect(await screen.findByText(/از مالک حساب شرکت بخواهید/)).toBeTruthy();
    expect(field('شناسه ملی').value).toBe('10380284790');
  });
});

describe('leaving with unsaved text', () => {
  const go = (router: { navigate: (to: string) => Promise<void> }) =>
    act(() => router.navigate('/profile/personal-info?kind=company'));

  it('asks first, and stays when told to', async () => {
    const { router } = await open();
    await retype('نام', 'زهرا');

    await go(router);
    expect(screen.getByRole('dialog', { name: 'تغییرات ذخیره نشده است' })).toBeTruthy();
    await press('ماندن در صفحه');

    expect(router.state.location.search).toBe('');
    expect(field('نام').value).toBe('زهرا');
  });

  it('forgets the text when told to go', async () => {
    const { router } = await open();
    await retype('نام', 'زهرا');

    await go(router);
    await press('رفتن بدون ذخیره');

    await waitFor(() => expect(router.state.location.search).toBe('?kind=company'));
    expect(sessionStorage.getItem('bazaar.profile.personal-info')).toBeNull();
  });

  it('asks nothing when nothing was typed', async () => {
    const { router } = await open();

    await go(router);

    expect(router.state.location.search).toBe('?kind=company');
  });

  it('lets the browser ask before the tab is closed', async () => {
    await open();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      fireEvent(globalThis.window, event);
      return event.defaultPrevented;
    };

    expect(close()).toBe(false);
    await retype('نام', 'زهرا');
    expect(close()).toBe(true);
  });
});

describe('text that was not saved', () => {
  const signedIn = (userId: string) => ({ status: 'signed-in' as const, userId, userName: 'مریم' });
  const openAs = async (userId: string) => {
    const host = createFakeHost({ session: 'signed-in', handlers: givenService().handlers });
    host.setSession(signedIn(userId));
    return renderAt(remote, '/profile/personal-info', { host });
  };

  it('is back after the session has expired', async () => {
    const { host } = await openAs('7');
    await retype('نام', 'زهرا');
    act(() => host.setSession('signed-out'));
    cleanup();

    await openAs('7');

    expect(field('نام').value).toBe('زهرا');
    expect(screen.getByText('نوشته ذخیره‌نشده شما بازگردانده شد.')).toBeTruthy();
    await press('انصراف از تغییرات');
    expect(field('نام').value).toBe('مریم');
  });

  it('is never shown to another user', async () => {
    await openAs('7');
    await retype('نام', 'زهرا');
    cleanup();

    await openAs('8');

    expect(field('نام').value).toBe('مریم');
  });
});

describe('the way back', () => {
  it('leads to the request, and says when it can be handed in', async () => {
    const { handlers, stored } = givenService({
      person: givenProfile({ nationalId: null, isComplete: false }),
    });
    await open(handlers, '/profile/personal-info?next=request-7');
    expect(screen.getByText(/برای ثبت درخواست معامله، این مشخصات را کامل و ذخیره کنید/)).toBeTruthy();

    stored.person = { ...stored.person, isComplete: true };
    await userEvent.type(field('کد ملی'), '0499370899');
    await press('ذخیره اطلاعات');

    expect(await screen.findByText(/اکنون درخواست خود را ثبت کنید/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'بازگشت به درخواست' }).getAttribute('href')).toBe(
      '/profile/directorder/edit/7?step=check',
    );
  });

  it('is kept while the other kind is looked at', async () => {
    const { router } = await open(undefined, '/profile/personal-info?next=request-7');

    await userEvent.click(screen.getByRole('radio', { name: 'حقوقی' }));

    await waitFor(() => expect(router.state.location.search).toBe('?kind=company&next=request-7'));
    expect(screen.getByRole('link', { name: 'بازگشت به درخواست' })).toBeTruthy();
  });

  it('leads to the withdrawal of the company whose account is shown', async () => {
    await open(undefined, profileLinks.accountForWithdrawal('company'));

    expect(field('نام شرکت').value).toBe('آرمان‌تراش نوین');
    expect(screen.getByRole('link', { name: 'بازگشت به برداشت' })).toBeTruthy();
  });
});

it('has a title and is kept out of the index', async () => {
  const { router } = await open();

  const [route] = router.state.matches.slice(-1);
  expect(route?.route.handle.head()).toEqual({ title: 'اطلاعات شخصی', robots: 'noindex,nofollow' });
});
