import { PLACES } from '../remote-places.fixture.ts';
import { inFullUnless } from '../run-length.fixture.ts';
import { giveSession } from '../session.fixture.ts';
import { expect, test } from '../test.fixture.ts';
import { heading } from '../visit.fixture.ts';
import { useNextVersion } from './file-faults.fixture.ts';

/** Slow 4G, as the benches slow it, and a slow phone. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** One whose page the server renders, and one whose page is rendered in the browser. */
for (const remote of ['mf-suppliers', 'mf-profile'] as const) {
  const details = inFullUnless(remote === 'mf-suppliers');
  test(
    `on a slow line ${remote} is not taken for late`,
    details,
    async ({ browser, catalogue, openSite, site }) => {
      test.setTimeout(120_000);
      const own = await openSite({ own: [remote] });
      const version = await useNextVersion(own, remote);
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      await giveSession(context, own.origin, site.demoBuyer);
      const page = await context.newPage();
      const client = await context.newCDPSession(page);
      await client.send('Network.emulateNetworkConditions', SLOW_LINE);
      await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      const files: string[] = [];
      page.on('request', (request) => files.push(new URL(request.url()).pathname));

      await page.goto(own.url(PLACES[remote].path(catalogue)));
      await expect(heading(page, PLACES[remote].heading(catalogue))).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'حساب کاربری' })).toHaveAttribute(
        'aria-busy',
        'false',
      );

      const ofRemote = files.filter((file) => file.startsWith(`/_r/${remote}/`));
      expect(ofRemote.length).toBeGreaterThan(1);
      expect(ofRemote.filter((file) => !file.startsWith(`/_r/${remote}/${version}/`))).toEqual([]);
      expect(files.filter((file) => file.startsWith('/_beacon/'))).toEqual([]);
      await context.close();
    },
  );
}
