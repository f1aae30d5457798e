import type { APIRequestContext } from '@playwright/test';
import { meta } from './html.fixture.ts';
import { inFullUnless } from './run-length.fixture.ts';
import { type ServiceFault, ServiceProxy } from './site/service-proxy.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated } from './visit.fixture.ts';

const FAULTS: readonly ServiceFault[] = ['refuse', 'hang', 'slow', 'error', 'database down'];
const IN_ORDINARY_RUN: readonly ServiceFault[] = ['hang', 'database down'];
const FRAME_WITHIN_MS = 1_000;
const ATTEMPTS = 4;

for (const fault of FAULTS) {
  const details = inFullUnless(IN_ORDINARY_RUN.includes(fault));
  test(
    `while the services ${fault}, known pages stay and the others say when to come again`,
    details,
    async ({ page, request, site, catalogue, incidents, openSite }) => {
      // The page's own requests fail as well.
      incidents.allow(/./);
      const services = await ServiceProxy.open(site.servicesOrigin);
      const own = await openSite({ servicesOrigin: services.origin });
      const known = own.url(catalogue.product.path);
      const unknown = own.url('/faq');
      expect((await request.get(known)).status()).toBe(200);

      services.behave(fault);

      expect((await request.get(known)).status()).toBe(200);
      expect((await request.get(`${known}?utm_source=mail`)).status()).toBe(200);
      const { response, fastestMs } = await fastest(request, unknown);
      expect([response.status(), response.headers()['retry-after']]).toEqual([503, '5']);
      expect(meta(await response.text(), 'robots')).toContain('noindex');
      expect(fastestMs).toBeLessThan(FRAME_WITHIN_MS);

      await page.goto(unknown);
      await expect(page.getByRole('banner')).toBeVisible();

      services.behave('none');
      await expect.poll(async () => (await request.get(unknown)).status(), { timeout: 20_000 }).toBe(200);
      await services.close();
    },
  );
}

test('a document that waits for a part of it is streamed, and its scripts may run by its nonce', async ({
  page,
  catalogue,
  site,
  openSite,
}) => {
  const services = await ServiceProxy.open(site.servicesOrigin);
  services.behave('late related');
  const own = await openSite({ servicesOrigin: services.origin });

  const response = await page.goto(own.url(catalogue.product.path));

  expect(response?.headers()['content-security-policy']).toContain("'nonce-");
  await expectHydrated(page);
  const related = page.getByRole('main').getByRole('region', { name: 'کالاهای مرتبط' });
  await expect(related.getByRole('link').first()).toBeVisible();
  services.behave('none');
  await services.close();
});

/** Another program on this machine may delay one attempt; the site must not delay all of them. */
async function fastest(request: APIRequestContext, address: string) {
  const times: number[] = [];
  let response = await request.get(address);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const start = performance.now();
    response = await request.get(address);
    times.push(performance.now() - start);
  }
  return { response, fastestMs: Math.min(...times) };
}
