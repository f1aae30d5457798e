import { listTradeRequests } from '@bazaar/contracts/trade';
import { giveSession } from './session.fixture.ts';
import { test } from './test.fixture.ts';
import { expectHydrated } from './visit.fixture.ts';

test('shots', async ({ page, context, request, site }) => {
  test.setTimeout(240_000);
  await giveSession(context, site.origin, site.demoBuyer);
  const answer = await request.get(`/api/trade${listTradeRequests.path}?paging.pageSize=100`, {
    headers: { authorization: `Bearer ${site.demoBuyer.accessToken}` },
  });
  const { items } = listTradeRequests.response.parse(await answer.json());
  console.log(items.map(({ id, status }) => `${id} ${status}`).join(', '));
  const quoted = items.find(({ status }) => status === 'Quoted')?.id ?? 0;
  const draft = items.find(({ status }) => status === 'Draft')?.id ?? 0;
  const pages: [string, string][] = [
    ['request', `/profile/directorderinfo/${quoted}`],
    ['favorites', '/profile/favorites/SupplierProduct'],
    ['dashboard', '/profile'],
    ['terms', `/profile/directorder/edit/${draft}?step=terms`],
    ['list', '/profile/directorder'],
  ];
  for (const width of [1440, 390]) {
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      for (const [name, path] of pages) {
        if (scheme === 'dark' && (name === 'terms' || name === 'list')) continue;
        const scripts: number[] = [];
        const listen = (response: { url(): string }) => response.url().endsWith('.js') && scripts.push(1);
        page.on('response', listen);
        await page.goto(path);
        await expectHydrated(page);
        if (name === 'request' && width === 1440) {
          await page.getByRole('textbox', { name: 'متن پیام' }).waitFor();
          const changes = page.getByRole('button', { name: 'چه تغییر کرد؟' });
          if (await changes.count()) await changes.click();
        }
        await page.waitForTimeout(1200);
        await page.screenshot({ path: `/tmp/shots/${name}-${width}-${scheme}.png`, fullPage: true });
        if (name === 'request' && width === 390) {
          await page.getByRole('tab', { name: /گفت‌وگو/ }).click();
          await page.waitForTimeout(1200);
          await page.screenshot({ path: `/tmp/shots/request-thread-${width}-${scheme}.png` });
        }
        page.off('response', listen);
      }
    }
  }
});
