import { links, profileLinks } from '@bazaar/contracts';
import { expect, it } from 'vitest';
import { purposeOf } from './sign-in-purpose.rules.ts';

it.each([
  ['a message about a product', links.messageAbout('product', 5), { reason: 'message', loginPerPage: true }],
  ['a message to a supplier', links.messageAbout('supplier', 40), { reason: 'message', loginPerPage: true }],
  ['the registration of a buyer', links.buyerRegistration(), { reason: 'register' }],
  ['the messages', profileLinks.messages(), {}],
  ['one thread', profileLinks.messages(7), {}],
  ['the profile', links.profile(), {}],
])('knows why %s needs a session', (_, address, purpose) => {
  expect(purposeOf(new URL(address, 'https://bazaar.example'))).toEqual(purpose);
});
