import {
  confirmCustomer,
  listWaitingCompanies,
  refuseCustomer,
  reopenCustomer,
} from '@bazaar/contracts/merchant';
import { given, problem } from '@bazaar/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderReview } from '../review-slot.fixture.ts';

const waiting = listWaitingCompanies.response.parse({
  items: [1, 2].map((id) => ({
    id,
    companyName: `فولاد ${id}`,
    nationalLegalId: '10380284790',
    economicCode: null,
    representative: 'مریم کریمی',
    declaredAt: '2026-11-19T08:00:00Z',
    rowVersion: 3,
    taken: id === 2 ? 'number' : null,
  })),
  totalCount: 2,
  pageNumber: 1,
  pageSize: 10,
});

/** Opens the tab of the companies; every decision makes the queue shorter, and taking it back longer. */
async function openQueue() {
  let left = [...waiting.items];
  const without = (id: number) => {
    left = left.filter((one) => one.id !== id);
  };
  const at = '2026-11-20T10:00:00Z';
  const page = await renderReview(
    () => ({ companies: left.length }),
    [
      given(listWaitingCompanies, () => ({ ...waiting, items: left, totalCount: left.length })),
      given(confirmCustomer, ({ params }) => {
        without(params.id);
        return { confirmedAt: at };
      }),
      given(refuseCustomer, ({ params }) => {
        without(params.id);
        return { refusedAt: at };
      }),
      given(reopenCustomer, ({ params }) => {
        left = waiting.items;
        return { id: params.id };
      }),
    ],
  );
  await userEvent.click(await screen.findByRole('tab', { name: /^تأیید شرکت‌ها/ }));
  await screen.findByRole('list', { name: 'صف تأیید شرکت‌ها' });
  return page;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const entries = () => screen.queryAllByRole('button', { name: /^تأیید شرکت/ });
const callsOf = (host: Awaited<ReturnType<typeof openQueue>>['host'], endpoint: unknown) =>
  host.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => [input?.params, input?.body]);

it('shows what each company declares, and confirms one as it was read', async () => {
  const { host } = await openQueue();
  const list = within(screen.getByRole('list', { name: 'صف تأیید شرکت‌ها' }));
  expect(list.getAllByText('۱۰۳۸۰۲۸۴۷۹۰')).toHaveLength(2);
  expect(list.getAllByText('ثبت نشده')).toHaveLength(2);
  expect(list.getAllByText(/شرکت دیگری با این شناسه ملی/)).toHaveLength(1);

  await press('تأیید شرکت ⁨فولاد 1⁩');
  await vi.waitFor(() => expect(entries()).toHaveLength(1));
  expect(callsOf(host, confirmCustomer)).toEqual([[{ id: 1 }, { rowVersion: 3 }]]);
});

it('refuses one with a reason, and takes the decision back', async () => {
  const { host } = await openQueue();
  await press('تأیید نکردن شرکت ⁨فولاد 1⁩');
  await userEvent.type(screen.getByRole('textbox', { name: 'دلیل، که صاحب شرکت آن را می‌خواند' }), 'نا');
  await press('ثبت دلیل');
  expect(callsOf(host, refuseCustomer)).toEqual([]);
  await userEvent.type(screen.getByRole('textbox'), 'م دیگری دارد');
  await press('ثبت دلیل');
  await vi.waitFor(() => expect(entries()).toHaveLength(1));
  expect(callsOf(host, refuseCustomer)).toEqual([[{ id: 1 }, { reason: 'نام دیگری دارد', rowVersion: 3 }]]);

  host.notices.at(-1)?.action?.onSelect();
  await vi.waitFor(() => expect(entries()).toHaveLength(2));
  expect(callsOf(host, reopenCustomer)).toEqual([[{ id: 1 }, undefined]]);
});

it('keeps the entry when nothing answers, and says why another one cannot be confirmed', async () => {
  const { host } = await openQueue();
  host.give(given(confirmCustomer, problem(503)));
  await press('تأیید شرکت ⁨فولاد 1⁩');
  await vi.waitFor(() => expect(host.notices.at(-1)?.tone).toBe('danger'));
  expect(entries()).toHaveLength(2);

  host.give(given(confirmCustomer, problem(409, { code: 'name_taken' })));
  await press('تأیید شرکت ⁨فولاد 1⁩');
  await vi.waitFor(() => expect(host.notices.at(-1)?.detail).toContain('شرکت دیگری با این نام'));
});
