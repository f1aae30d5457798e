import { profileLinks } from '@bazaar/contracts';
import { getProfilePicture, listDataAccess, listSessions } from '@bazaar/contracts/auth';
import { getCustomerProfile } from '@bazaar/contracts/merchant';
import { given, type Handler, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import remote from '../../remote.ts';
import { givenNothingAsked } from './person-data/person-data.fixture.ts';
import { givenCompany, givenProfile } from './profile.fixture.ts';

const all = Array.from({ length: 12 }, (_, index) => ({
  id: 12 - index,
  at: '2026-11-20T10:00:00.000Z',
  actorTitle: index === 0 ? 'تأمین‌کننده' : 'کارشناس بازار',
  actorName: index === 0 ? 'پمپ‌سازان' : null,
  actTitle: 'درخواست معامله شما را خواند',
  requestId: index === 0 ? 7 : null,
}));

const open = (address: string, ...handlers: Handler[]) =>
  renderAt(remote, address, {
    session: 'signed-in',
    handlers: [
      given(getCustomerProfile, givenProfile()),
      given(getProfilePicture, { pictureFileId: null, url: null }),
      given(listSessions, { items: [] }),
      ...givenNothingAsked,
      ...handlers,
    ],
  });

const card = async () => within(await screen.findByRole('region', { name: 'چه کسی داده‌های شما را دید' }));

it('says who did what, names no operator, and pages to older entries', async () => {
  await open(
    '/profile/personal-info',
    given(listDataAccess, ({ query: { paging } }) => {
      const from = (paging.pageNumber - 1) * paging.pageSize;
      return { items: all.slice(from, from + paging.pageSize), totalCount: all.length, ...paging };
    }),
  );
  const [first, second] = await (await card()).findAllByRole('listitem');

  expect(first?.textContent).toContain('تأمین‌کننده پمپ‌سازان درخواست معامله شما را خواند.');
  expect(
    within(first as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(profileLinks.tradeRequest(7));
  expect(second?.textContent).toContain('کارشناس بازار');
  await userEvent.click((await card()).getByRole('button', { name: 'قدیمی‌تر' }));
  expect(await (await card()).findByText('صفحه ۲ از ۲')).toBeTruthy();
  await expect.poll(async () => (await card()).getAllByRole('listitem').length).toBe(2);
});

it('tells that nobody did anything', async () => {
  await open(
    '/profile/personal-info',
    given(listDataAccess, ({ query: { paging } }) => ({ items: [], totalCount: 0, ...paging })),
  );
  expect(await (await card()).findByText(/تاکنون کسی جز خود شما/)).toBeTruthy();
});

it('tells that the list is not available', async () => {
  await open('/profile/personal-info', given(listDataAccess, problem(500)));
  expect((await (await card()).findByRole('alert')).textContent).toContain('این فهرست دریافت نشد');
});

it.each([
  ['confirmed', { confirmedAt: '2026-11-20T10:00:00Z' }, 'شرکت شما تأیید شده است.'],
  ['waiting', {}, 'شرکت شما ثبت شده و در انتظار بررسی کارشناس بازار است.'],
  ['refused', { refusalReason: 'نام دیگری دارد' }, 'نام دیگری دارد'],
])('tells the owner that the company is %s', async (_, profile, text) => {
  await open('/profile/personal-info?kind=company', given(getCustomerProfile, givenCompany(profile)));

  expect(await screen.findByText(text)).toBeTruthy();
});
