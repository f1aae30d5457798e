import { listConversations } from '@bazaar/contracts/notification';
import { listTradeRequests } from '@bazaar/contracts/trade';
import { visit } from './profile-visit.fixture.ts';
import { callAs } from './service-call.fixture.ts';
import { giveSession } from './session.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { heading } from './visit.fixture.ts';

const NOWHERE = [
  '/profile/directorderinfo/999999999',
  '/profile/directorderinfo/abc',
  '/profile/directorderinfo/0',
  '/profile/directorderinfo/-1',
  '/profile/directorderinfo/1e3',
  '/profile/directorderinfo/99999999999999999999',
  '/profile/directorder/edit/999999999',
  '/profile/directorder/edit/abc',
  '/profile/directorder/edit',
  '/profile/directOrderReport/999999999',
  '/profile/directOrderReport/1.5',
  '/profile/favorites/Nothing',
  '/profile/notes/Nothing',
  '/profile/notes',
  '/profile/last-visits/constructor',
  '/profile/last-visits',
  '/profile/nothing',
  '/profile/messages/1',
  '/profile/admin/1',
];

/** Whatever stands in the query, the page of it is shown. */
const HOSTILE_QUERIES = [
  '/profile/directorder?state=Nothing&page=-1&supplier=abc&from=1405&term=%00',
  '/profile/directorder?page=99999',
  '/profile/messages?about=Nothing&page=1e9&q=%3Cscript%3E',
  '/profile/favorites?type=Nothing&page=0',
  '/profile/notes/Supplier?page=99999&term=%27--',
  '/profile/last-visits/Content?page=99999',
  '/profile/wallet?type=Nothing&page=-4',
  '/profile/address?customer=abc',
  '/profile/admin?days=1000000',
  '/profile/suppliers?page=99999',
  '/profile/comments?page=x',
];

test('an address of the profile that leads nowhere shows the error page with a way on', async ({
  page,
  context,
  site,
  incidents,
}) => {
  test.slow();
  incidents.allow(/status of 404/);
  await giveSession(context, site.origin, site.demoBuyer);
  for (const path of NOWHERE) {
    await visit(page, path);
    await expect(heading(page, 'صفحه درخواستی پیدا نشد'), path).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'بازگشت به صفحه اصلی' }),
      path,
    ).toBeVisible();
  }
});

test('a query that no link has does not break a page of the profile', async ({ page, context, site }) => {
  test.slow();
  await giveSession(context, site.origin, site.demoBuyer);
  for (const path of HOSTILE_QUERIES) {
    await visit(page, path);
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert'), path).toHaveCount(0);
  }
});

test('what belongs to somebody else is not found, in every address that names it', async ({
  page,
  context,
  site,
  incidents,
}) => {
  incidents.allow(/status of 404/);
  const call = callAs(site, site.demoBuyer);
  const { items: requests } = await call(listTradeRequests, { query: { paging: { pageSize: 100 } } });
  const { items: threads } = await call(listConversations);
  const draft = requests.find(({ status }) => status === 'Draft');
  const quoted = requests.find(({ status }) => status === 'Quoted');
  await giveSession(context, site.origin, site.newBuyer);

  for (const path of [
    `/profile/directorderinfo/${quoted?.id}`,
    `/profile/directOrderReport/${quoted?.id}`,
    `/profile/directorder/edit/${draft?.id}`,
  ]) {
    await visit(page, path);
    await expect(heading(page, 'صفحه درخواستی پیدا نشد'), path).toBeVisible();
    await expect(page.getByRole('main'), path).not.toContainText(quoted?.number ?? '');
  }
  await visit(page, `/profile/messages?thread=${threads[0]?.id}`);
  await expect(page.getByRole('main')).toContainText('این گفت‌وگو پیدا نشد');
  await visit(page, '/profile/messages?to=supplier&id=999999999');
  await expect(page.getByRole('main')).toContainText('گیرنده پیام پیدا نشد');
});
