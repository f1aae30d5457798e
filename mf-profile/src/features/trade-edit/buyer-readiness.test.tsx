import { getCustomerProfile, listCustomers, listPersonAddresses } from '@bazaar/contracts/merchant';
import { getMembershipAndPrice } from '@bazaar/contracts/trade';
import { given, type Handler, problem, renderAt } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import remote from '../../remote.ts';
import { keptDraft } from './kept-draft.store.ts';
import { loadLaterSteps } from './later-steps-region.tsx';
import { givenCustomer, givenPrice, givenRequest, givenServices } from './trade-edit.fixture.ts';

type Profile = Parameters<typeof givenCustomer>[0];

const page = { totalCount: 1, pageNumber: 1, pageSize: 100 };
const customers = (...items: Profile[]) =>
  given(listCustomers, {
    items: items.map((item) => givenCustomer({ isComplete: false, ...item })),
    ...page,
  });

const noCompanyAddress = given(listPersonAddresses, { items: [], ...page, totalCount: 0 });

/** The profile of whom is asked, with the national id missing. */
const profile = given(getCustomerProfile, ({ query: { kind } }) => ({
  ...{ id: 9, kind, role: 'owner' as const, firstName: 'مریم', lastName: 'کریمی', nationalId: null },
  ...{ companyName: null, nationalLegalId: null, economicCode: null, mobile: '+989121234567', email: null },
  ...{ sheba: null, bankName: null, completeness: 40, isComplete: false },
  nextStep: {
    field: 'nationalId',
    title: kind === 'person' ? 'کد ملی را بنویسید' : 'شناسه ملی شرکت را بنویسید',
  },
  ...{ updatedAt: null, rowVersion: 1 },
}));

function openCheck(handlers: readonly Handler[], request = givenRequest()) {
  return renderAt(remote, '/profile/directorder/edit/7?step=check', {
    session: 'signed-in',
    handlers: [...givenServices(request).handlers, noCompanyAddress, ...handlers],
  });
}

const COMPLETE = /^همه‌چیز کامل است/;
const handIn = () => screen.findByRole('button', { name: 'درخواست بررسی' });
const problems = async () => within(await screen.findByRole('list', { name: /این موارد را اصلاح کنید/ }));

beforeAll(async () => {
  await loadLaterSteps();
});
beforeEach(() => keptDraft({ userId: '7', requestId: 7 }).remove());

describe('the last step', () => {
  it.each([
    ['the reader', {}, 'تکمیل مشخصات خریدار: کد ملی را بنویسید', ''],
    [
      'the company that the request is for',
      { kind: 'company', name: 'صنایع خریدار' } as const,
      'تکمیل مشخصات خریدار: شناسه ملی شرکت را بنویسید',
      'kind=company&',
    ],
  ])('names the missing data of %s as an item that leads to them and back', async (...given) => {
    const [, customer, name, kind] = given;
    await openCheck([customers(customer), profile]);

    const link = (await problems()).getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`/profile/personal-info?${kind}next=request-7`);
    expect(screen.queryByText(COMPLETE)).toBeNull();
    expect((await handIn()).getAttribute('aria-disabled')).toBe('true');
  });

  it('calls everything complete when the buyer is', async () => {
    await openCheck([]);

    expect(await screen.findByText(COMPLETE)).toBeTruthy();
    expect((await handIn()).getAttribute('aria-disabled')).toBeNull();
  });

  it('calls nothing complete for an agent whose company is not, and does not hold back', async () => {
    const company = { kind: 'company', name: 'صنایع خریدار', role: 'approver' } as const;
    await openCheck([customers(company), profile], givenRequest({ actingRole: 'approver' }));

    expect(await screen.findByText(/از مالک شرکت بخواهید مشخصات خریدار را کامل کند/)).toBeTruthy();
    expect(screen.queryByText(COMPLETE)).toBeNull();
    expect((await handIn()).getAttribute('aria-disabled')).toBeNull();
  });

  it('leaves it to the service where the data cannot be read', async () => {
    await openCheck([given(listCustomers, problem(503))]);

    expect(await screen.findByText(COMPLETE)).toBeTruthy();
  });

  it.each([
    ['says the membership fee before the request is handed in', 45_000_000, 1],
    ['says nothing of a fee to a member', 0, 0],
  ])('%s', async (_, feeRial, times) => {
    await openCheck([given(getMembershipAndPrice, givenPrice(feeRial))]);
    await screen.findByText(COMPLETE);

    await vi.waitFor(() =>
      expect(screen.queryAllByText(/حق عضویت پایه هم دارد: ۴٬۵۰۰٬۰۰۰ تومان/)).toHaveLength(times),
    );
  });
});
