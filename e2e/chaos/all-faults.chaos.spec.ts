import { REMOTE_NAMES } from '@bazaar/contracts/platform';
import { giveSession } from '../session.fixture.ts';
import type { PrivateSite } from '../site/private-site.ts';
import { extendServerBundle } from '../site/release-faults.ts';
import { expect, test } from '../test.fixture.ts';
import { heading } from '../visit.fixture.ts';
import { CellResults } from './cell-results.fixture.ts';
import { CODE_FAULTS, failInCode, faultyCode } from './code-faults.fixture.ts';
import { FILE_CELLS } from './failing-file.fixture.ts';
import { useNextVersion, visitWithFault } from './file-faults.fixture.ts';
import { MANIFEST_FAULTS, type ManifestFault } from './manifest-faults.fixture.ts';
import { SERVER_FAULTS, type ServerFault } from './server-faults.fixture.ts';
import { ARRIVALS, expectToSurvive } from './survival.fixture.ts';

/** Forty visits with eight seconds for what does not come. */
const TEST_TIMEOUT_MS = 900_000;
/** Files of the mirror are looked at when they are asked for, and without a manifest there is nothing to refuse. */
const SILENT: ReadonlySet<ManifestFault> = new Set(['mirror edited', 'deleted']);

async function manifestStatus(own: PrivateSite): Promise<string> {
  const { manifest } = (await (await fetch(own.url('/healthz'))).json()) as { manifest: object };
  return JSON.stringify(manifest);
}

test.beforeEach(() => test.setTimeout(TEST_TIMEOUT_MS));

for (const remote of REMOTE_NAMES) {
  for (const arrival of ARRIVALS) {
    test(`${remote}, ${arrival}: a file fails`, async ({ browser, catalogue, openFront, openSite, site }) => {
      const own = await openSite({ own: [remote] });
      const version = await useNextVersion(own, remote);
      const front = await openFront(own.origin);
      const faulty = { browser, own, front, catalogue, session: site.demoBuyer, remote, version };
      const results = new CellResults();

      for (const cell of FILE_CELLS) {
        await results.add({ kind: `${cell.file}: ${cell.fault}`, remote, arrival }, () =>
          visitWithFault(faulty, cell, arrival),
        );
      }

      results.finish(site.data, `files-${remote}-${arrival}`);
    });

    test(`${remote}, ${arrival}: its code fails`, async ({ browser, catalogue, openSite, site }) => {
      const own = await openSite({ own: [remote] });
      await useNextVersion(own, remote, [faultyCode]);
      const results = new CellResults();

      for (const fault of CODE_FAULTS) {
        await results.add({ kind: `code: ${fault}`, remote, arrival }, async () => {
          const visitor = await browser.newContext();
          await giveSession(visitor, own.origin, site.demoBuyer);
          const times = await expectToSurvive(visitor, {
            ...{ remote, catalogue, arrival, url: own.url },
            begin: (page) => failInCode(page, fault),
            act: (page) => heading(page, /./).click(),
          });
          await visitor.close();
          return times;
        });
      }

      results.finish(site.data, `code-${remote}-${arrival}`);
    });
  }

  test(`${remote}: its server code fails`, async ({ browser, catalogue, openSite, site }) => {
    const results = new CellResults();
    for (const fault of Object.keys(SERVER_FAULTS) as ServerFault[]) {
      const own = await openSite({
        own: [remote],
        prepare: ({ folder }) => extendServerBundle(folder(remote), SERVER_FAULTS[fault]),
      });
      for (const arrival of ARRIVALS) {
        await results.add({ kind: `server: ${fault}`, remote, arrival }, async () => {
          const visitor = await browser.newContext();
          await giveSession(visitor, own.origin, site.demoBuyer);
          const times = await expectToSurvive(visitor, { remote, catalogue, arrival, url: own.url });
          await visitor.close();
          return times;
        });
      }
      await own.close();
    }

    results.finish(site.data, `server-${remote}`);
  });

  test(`${remote}: the manifest or the mirror fails`, async ({ browser, catalogue, openSite, site }) => {
    const results = new CellResults();
    for (const fault of Object.keys(MANIFEST_FAULTS) as ManifestFault[]) {
      const own = await openSite({ own: [remote] });
      const before = await manifestStatus(own);
      MANIFEST_FAULTS[fault](own, remote);
      if (!SILENT.has(fault)) {
        await expect.poll(() => manifestStatus(own)).not.toBe(before);
      }
      for (const arrival of ARRIVALS) {
        await results.add({ kind: `manifest: ${fault}`, remote, arrival }, async () => {
          const visitor = await browser.newContext();
          await giveSession(visitor, own.origin, site.demoBuyer);
          const times = await expectToSurvive(visitor, { remote, catalogue, arrival, url: own.url });
          await visitor.close();
          return times;
        });
      }
      expect((await fetch(own.url('/healthz'))).status).toBe(200);
      await own.close();
    }

    results.finish(site.data, `manifest-${remote}`);
  });
}
