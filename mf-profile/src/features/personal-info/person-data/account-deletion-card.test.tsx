import {
  type AccountDeletion,
  cancelAccountDeletion,
  confirmStepUp,
  getAccountDeletion,
  getProfilePicture,
  listDemoMessages,
  listSessions,
  requestAccountDeletion,
  requestStepUp,
} from '@bazaar/contracts/auth';
import { getCustomerProfile } from '@bazaar/contracts/merchant';
import { given, type Handler, problem, renderAt } from '@bazaar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { noDeletion } from '../../../common/account-deletion/account-deletion.fixture.ts';
import remote from '../../../remote.ts';
import { givenProfile } from '../profile.fixture.ts';
import { givenNothingAsked } from './person-data.fixture.ts';

const TOKEN = 'a'.repeat(43);
const asked: AccountDeletion = {
  ...noDeletion,
  requestedAt: '2026-11-20T10:00:00.000Z',
  dueAt: '2026-12-04T10:00:00.000Z',
};

const open = (...handlers: Handler[]) =>
  renderAt(remote, '/profile/personal-info', {
    session: 'signed-in',
    handlers: [
      given(getCustomerProfile, givenProfile()),
      given(getProfilePicture, { pictureFileId: null, url: null }),
      given(listSessions, { items: [] }),
      ...givenNothingAsked,
      ...handlers,
    ],
  });

const card = () => screen.findByRole('region', { name: 'حذف حساب کاربری' });
const askButton = async () =>
  within(await card()).findByRole<HTMLButtonElement>('button', { name: 'حذف حساب کاربری' });

it('tells what goes, what stays without a name, and asks twice: by a dialog and by a code', async () => {
  const { host } = await open(
    given(getAccountDeletion, noDeletion),
    given(requestStepUp, {
      requestId: '0b7c2f57-6f0e-4f0c-9d5f-6f3f5b0a1c11',
      expiresIn: 120,
      resendAfter: 60,
    }),
    given(confirmStepUp, { stepUpToken: TOKEN, expiresAt: '2026-11-20T06:10:00Z' } as never),
    given(listDemoMessages, []),
    given(requestAccountDeletion, ({ body }) =>
      body.stepUpToken === undefined
        ? problem(403, {
            code: 'step_up_required',
            data: {
              ...{ purpose: 'accountDeletion', purposeId: null, amountRial: null, sheba: null },
              ...{ reason: 'change', limitRial: null, spentRial: 0 },
            },
          })
        : asked,
    ),
  );
  await userEvent.click(await askButton());
  const text = (await card()).textContent;
  expect(text).toContain('حساب شما ۱۴ روز پس از درخواست حذف می‌شود');
  expect(text).toContain('بی‌نام می‌ماند: دفتر مالی');
  expect(text).toContain('نسخه‌های پشتیبان');
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'حساب کاربری شما حذف شود؟' })).getByRole('button', {
      name: 'ادامه و دریافت کد',
    }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'تأیید حذف حساب با پیامک' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'کد ۶ رقمی' }), '۱۲۳۴۵۶');
  await userEvent.click(within(dialog).getByRole('button', { name: 'تأیید و حذف حساب' }));

  expect(await screen.findByText(/حساب شما در .*۱۴۰۵.* حذف می‌شود/)).toBeTruthy();
  expect(within(await card()).queryByRole('button')).toBeNull();
  const sent = host.calls.filter(({ endpoint }) => endpoint === requestAccountDeletion);
  expect(sent.map(({ input }) => input?.body)).toEqual([{}, { stepUpToken: TOKEN }]);
});

it('offers no deletion while something is in the way, but the way to its end', async () => {
  await open(given(getAccountDeletion, { ...noDeletion, obstacles: ['walletMoney', 'openTrade'] }));

  expect((await askButton()).getAttribute('aria-disabled')).toBe('true');
  const links = within(await card()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/profile/wallet?withdraw=form',
    '/profile/directorder',
  ]);
  expect((await card()).textContent).toContain('در کیف پول شما وجه هست.');
});

it('keeps the account after all', async () => {
  const { host } = await open(
    given(getAccountDeletion, { ...asked, obstacles: ['openTrade'] }),
    given(cancelAccountDeletion, noDeletion),
  );
  expect(await screen.findByText(/هر بار یک روز به تعویق می‌افتد/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'انصراف از حذف' }));

  await waitFor(() => expect(screen.queryByRole('button', { name: 'انصراف از حذف' })).toBeNull());
  expect(host.notices.at(-1)?.title).toBe('حساب شما حذف نمی‌شود');
  expect((await askButton()).getAttribute('aria-disabled')).toBeNull();
});

it('tells why a request was refused, and that the account is not kept when the network fails', async () => {
  const { host } = await open(
    given(getAccountDeletion, noDeletion),
    given(
      requestAccountDeletion,
      problem(409, { code: 'account_in_use', detail: 'یک معامله تازه آغاز شده است.' }),
    ),
    given(cancelAccountDeletion, problem(503)),
  );
  await userEvent.click(await askButton());
  await userEvent.click(await screen.findByRole('button', { name: 'ادامه و دریافت کد' }));
  expect((await within(await card()).findByRole('alert')).textContent).toContain(
    'یک معامله تازه آغاز شده است.',
  );

  host.give(given(getAccountDeletion, asked));
  await host.queryClient.invalidateQueries();
  await userEvent.click(await screen.findByRole('button', { name: 'انصراف از حذف' }));
  await waitFor(() => expect(host.notices.at(-1)?.title).toBe('انصراف ثبت نشد'));
});

it('tells that the state is not available, while the form is', async () => {
  await open(given(getAccountDeletion, problem(500)));

  expect((await within(await card()).findByRole('alert')).textContent).toContain('وضعیت حذف حساب دریافت نشد');
  expect(screen.getAllByRole('textbox').length).toBeGreaterThan(0);
});
