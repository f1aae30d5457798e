import { describeAddress } from '@bazaar/contracts/testing';
import { describe, expect, it } from 'vitest';
import { listHref, messagesAddress, messagesHref, threadHref } from './messages.address.ts';

const read = (query: string) =>
  messagesAddress.parse(new Request(`https://bazaar.test/profile/messages${query}`));

describeAddress({
  name: 'messagesAddress',
  address: messagesAddress,
  values: {
    thread: [null, 5],
    to: [null, 'supplier', 'product'],
    id: [null, 31],
    about: [null, 'SupplierProduct', 'Supplier', 'TradeRequest', 'unread'],
    term: ['', 'پمپ البرز'],
    page: [1, 2],
  },
});

describe('the address of the messages', () => {
  it('has no query for all threads with none of them open', () => {
    expect(messagesHref({})).toBe('/profile/messages');
  });

  it.each(['', '?thread=0&about=Pump&page=x', '?thread=abc&to=operator&id=-1'])(
    'shows all threads for "%s"',
    (query) => {
      expect(read(query)).toEqual(messagesAddress.defaults);
    },
  );

  it('keeps the list that a thread was opened from', () => {
    const list = read('?about=unread&q=%D9%BE%D9%85%D9%BE&page=2');
    const open = threadHref(list, 5);

    expect(read(new URL(open, 'https://bazaar.test').search)).toEqual({ ...list, thread: 5 });
    expect(listHref({ ...list, thread: 5 })).toBe(messagesHref(list));
  });
});
