import { createMemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { STORED_NOTICE_ID } from '../boot/boot-data.ts';
import { removeStoredNotice } from './stored-notice.ts';

afterEach(() => document.body.replaceChildren());

const notice = () => document.getElementById(STORED_NOTICE_ID);

function setUp() {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/faq'] });
  removeStoredNotice(router);
  return router;
}

it('takes the line about a stored page away with the next page, and not with another part of the same', async () => {
  document.body.innerHTML = `<p id="${STORED_NOTICE_ID}"></p>`;
  const router = setUp();

  await router.navigate('/faq?page=2');
  expect(notice()).not.toBeNull();
  await router.navigate('/contents');
  expect(notice()).toBeNull();
});

it('does nothing for a page without that line', async () => {
  await expect(setUp().navigate('/contents')).resolves.toBeUndefined();
});
