import { closeSession, getProfilePicture, listSessions, type OpenSession } from '@bazaar/contracts/auth';
import { getCustomerProfile } from '@bazaar/contracts/merchant';
import { given, type Handler, problem, renderAt } from '@bazaar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import remote from '../../remote.ts';
import { givenNothingAsked } from './person-data/person-data.fixture.ts';
import { givenProfile } from './profile.fixture.ts';

const here = {
  id: '7b0a7a1e-6f7e-4a57-9e3f-0d6f5a2f9c11',
  device: 'Mozilla/5.0',
  deviceName: 'کروم روی ویندوز',
  network: '192.0.2.0/24',
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-20T22:00:00.000Z',
  isCurrent: true,
} as unknown as OpenSession;
const other = {
  ...here,
  id: '7b0a7a1e-6f7e-4a57-9e3f-0d6f5a2f9c12',
  deviceName: null,
  network: '2001:db8:1::/48',
  isCurrent: false,
} as unknown as OpenSession;

const open = (...handlers: Handler[]) =>
  renderAt(remote, '/profile/personal-info', {
    session: 'signed-in',
    handlers: [
      given(getCustomerProfile, givenProfile()),
      given(getProfilePicture, { pictureFileId: null, url: null }),
      ...givenNothingAsked,
      ...handlers,
    ],
  });

const card = () => screen.findByRole('region', { name: 'دستگاه‌های واردشده' });

it('lists the sessions with device and network, and ends another one', async () => {
  let items = [here, other];
  await open(
    given(listSessions, () => ({ items })),
    given(closeSession, ({ params }) => {
      items = items.filter(({ id }) => id !== params.id);
      return { closed: true as const };
    }),
  );
  const [own, theirs] = await within(await card()).findAllByRole('listitem');

  expect(own?.textContent).toContain('کروم روی ویندوز');
  expect(own?.textContent).toContain('همین دستگاه');
  expect(within(own as HTMLElement).queryByRole('button')).toBeNull();
  expect(theirs?.textContent).toContain('2001:db8:1::/48');
  await userEvent.click(screen.getByRole('button', { name: 'پایان نشست دستگاه ناشناخته' }));
  await waitFor(async () => expect(within(await card()).getAllByRole('listitem')).toHaveLength(1));
});

it('tells that the list is not available, while the form is', async () => {
  await open(given(listSessions, problem(500)));

  expect((await within(await card()).findByRole('alert')).textContent).toContain('فهرست دستگاه‌ها دریافت نشد');
  expect(screen.getAllByRole('textbox').length).toBeGreaterThan(0);
});
