import {
  confirmStepUp,
  getProfilePicture,
  listDemoMessages,
  listSessions,
  requestStepUp,
} from '@bazaar/contracts/auth';
import { type DataExport, getDataExport, getFileLink, requestDataExport } from '@bazaar/contracts/file';
import { getCustomerProfile } from '@bazaar/contracts/merchant';
import { given, type Handler, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import remote from '../../../remote.ts';
import { givenProfile } from '../profile.fixture.ts';
import { givenNothingAsked } from './person-data.fixture.ts';

const TOKEN = 'a'.repeat(43);
const preparing = {
  ...{ state: 'Preparing', requestedAt: '2026-11-20T10:00:00.000Z' },
  ...{ fileId: null, size: null, expiresAt: null },
} as DataExport;
const ready = {
  ...preparing,
  ...{ state: 'Ready', fileId: '0b7c2f57-6f0e-4f0c-9d5f-6f3f5b0a1c11', size: 20_480 },
  expiresAt: '2026-11-27T10:00:00.000Z',
} as DataExport;

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

const card = () => screen.findByRole('region', { name: 'دریافت داده‌های من' });
const press = async (name: string) =>
  userEvent.click(await within(await card()).findByRole('button', { name }));

it('asks for a copy with a code, and tells that it is being prepared', async () => {
  const { host } = await open(
    given(getDataExport, null),
    given(requestStepUp, {
      requestId: '0b7c2f57-6f0e-4f0c-9d5f-6f3f5b0a1c11',
      expiresIn: 120,
      resendAfter: 60,
    }),
    given(confirmStepUp, { stepUpToken: TOKEN, expiresAt: '2026-11-20T06:10:00Z' } as never),
    given(listDemoMessages, []),
    given(requestDataExport, ({ body }) =>
      body.stepUpToken === undefined
        ? problem(403, {
            code: 'step_up_required',
            data: {
              ...{ purpose: 'dataExport', purposeId: null, amountRial: null, sheba: null },
              ...{ reason: 'change', limitRial: null, spentRial: 0 },
            },
          })
        : preparing,
    ),
  );
  await press('تهیه نسخه داده‌ها');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('نسخه داده‌ها همه چیز حساب شما را در یک فایل دارد');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'کد ۶ رقمی' }), '۱۲۳۴۵۶');
  host.give(given(getDataExport, preparing));
  await userEvent.click(within(dialog).getByRole('button', { name: 'تأیید و تهیه نسخه' }));

  expect(await within(await card()).findByText(/در حال آماده‌سازی است/)).toBeTruthy();
  expect(within(await card()).queryByRole('button')).toBeNull();
  const sent = host.calls.filter(({ endpoint }) => endpoint === requestDataExport);
  expect(sent.map(({ input }) => input?.body)).toEqual([{}, { stepUpToken: TOKEN }]);
});

it('tells size and end of a copy that is ready, and downloads it through a short-lived link', async () => {
  const { host } = await open(
    given(getDataExport, ready),
    given(getFileLink, { url: '/api/file/x?signature=1', expiresAt: '2026-11-20T08:00:00Z' }),
  );
  const text = (await within(await card()).findByText(/آماده است/)).textContent;

  expect(text).toContain('۲۰ کیلوبایت');
  expect(text).toContain('۱۴۰۵');
  await press('دریافت فایل');
  expect(
    host.calls.filter(({ endpoint }) => endpoint === getFileLink).map(({ input }) => input?.params),
  ).toEqual([{ fileId: ready.fileId }]);
  expect(within(await card()).getByRole('button', { name: 'تهیه نسخه تازه' })).toBeTruthy();
});

it('offers another try after a failure, and tells why a request was refused', async () => {
  await open(
    given(getDataExport, { ...preparing, state: 'Failed' }),
    given(requestDataExport, problem(429, { detail: 'فردا دوباره درخواست کنید.' })),
  );

  expect(await within(await card()).findByText(/آماده نشد/)).toBeTruthy();
  await press('تلاش دوباره');
  expect((await within(await card()).findByRole('alert')).textContent).toContain('فردا دوباره درخواست کنید.');
});

it('tells that the state is not available, while the form is', async () => {
  await open(given(getDataExport, problem(500)));

  expect((await within(await card()).findByRole('alert')).textContent).toContain(
    'وضعیت نسخه داده‌ها دریافت نشد',
  );
  expect(screen.getAllByRole('textbox').length).toBeGreaterThan(0);
});
