import { CustomerId, type CustomerSummary, listCustomers } from '@bazaar/contracts/merchant';
import { given, type Handler, OFFLINE, renderSlot } from '@bazaar/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { requestCustomer } from '../../common/request/request-customer.store.ts';
import remote from '../../remote.ts';

const OTHERS = { id: CustomerId.parse(7), name: 'شرکت آبرسان نمونه' };

const customer = (id: number, more: Partial<CustomerSummary>): CustomerSummary => ({
  ...{ id: CustomerId.parse(id), kind: 'company', name: `شرکت ${id}`, role: 'owner' },
  ...{ completeness: 100, isComplete: true },
  ...more,
});
const person = customer(1, { kind: 'person', name: 'مریم کریمی' });
const buyer = customer(7, { name: OTHERS.name, role: 'requester' });

const customers = (...items: CustomerSummary[]) =>
  given(listCustomers, { items, totalCount: items.length, pageNumber: 1, pageSize: 100 });
const render = (handler: Handler) =>
  renderSlot(remote, { name: 'request.customer' }, { session: 'signed-in', handlers: [handler] });
const findChoice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'درخواست به نام' });
const namesIn = ({ options }: HTMLSelectElement) => [...options].map(({ text }) => text);

beforeEach(() => localStorage.clear());

describe('request.customer', () => {
  it('offers the companies that the user writes requests for, and remembers the choice', async () => {
    await render(customers(person, buyer, customer(8, { role: 'approver' })));
    const choice = await findChoice();
    expect(namesIn(choice)).toEqual(['مریم کریمی (خودم)', OTHERS.name, 'شرکت 8']);
    expect(choice.value).toBe('');

    fireEvent.change(choice, { target: { value: '7' } });
    expect(requestCustomer.get()).toEqual(OTHERS);
    expect(choice.value).toBe('7');
    fireEvent.change(choice, { target: { value: '' } });

    expect(requestCustomer.get()).toBeNull();
  });

  it('names an owner’s own requests as suppliers read them, and a user without a name', async () => {
    const { unmount } = await render(customers(person, customer(2, { name: 'پمپ‌سازان' }), buyer));
    expect(namesIn(await findChoice())[0]).toBe('پمپ‌سازان (خودم)');
    unmount();

    await render(customers(buyer));
    expect(namesIn(await findChoice())[0]).toBe('خودم');
  });

  it.each([
    ['nobody else', [person, customer(2, {})]],
    [
      'companies whose requests they only read or pay',
      [customer(8, { role: 'viewer' }), customer(9, { role: 'finance' })],
    ],
  ])('is not shown to a user who acts for %s', async (_, items) => {
    const { host } = await render(customers(...items));

    await waitFor(() => expect(host.calls).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('forgets a company for which the user no longer writes', async () => {
    requestCustomer.set(OTHERS);
    await render(customers(person, customer(7, { name: OTHERS.name, role: 'viewer' })));

    await waitFor(() => expect(requestCustomer.get()).toBeNull());
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('shows what is chosen when the companies cannot be fetched', async () => {
    requestCustomer.set(OTHERS);
    await render(given(listCustomers, OFFLINE));

    const choice = await findChoice();
    expect(choice.value).toBe('7');
    expect(namesIn(choice)).toEqual(['خودم', OTHERS.name]);
  });
});
