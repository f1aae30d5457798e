import { REMOTE_NAMES } from '@bazaar/contracts/platform';
import type { Browser } from '@playwright/test';
import { giveSession } from '../session.fixture.ts';
import type { PrivateSite } from '../site/private-site.ts';
import { extendServerBundle } from '../site/release-faults.ts';
import type { StoredSession } from '../site/shared-site.ts';
import { expect, test } from '../test.fixture.ts';
import { heading } from '../visit.fixture.ts';
import { CellResults } from './cell-results.fixture.ts';
import { CODE_FAULTS, failInCode, faultyCode } from './code-faults.fixture.ts';
import { FILE_CELLS } from './failing-file.fixture.ts';
import { useNextVersion, visitWithFault } from './file-faults.fixture.ts';
import { MANIFEST_FAULTS, type ManifestFault } from './manifest-faults.fixture.ts';
import { SERVER_FAULTS, type ServerFault } from './server-faults.fixture.ts';
import { ARRIVALS, expectToSurvive, type FaultyVisit, type VisitTimes } from './survival.fixture.ts';

/** Forty visits with eight seconds for what does not come. */
const TEST_TIMEOUT_MS = 900_000;
/** Files of the mirror are looked at when they are asked for, and without a manifest there is nothing to refuse. */
const SILENT: ReadonlySet<ManifestFault> = new Set(['mirror edited', 'deleted']);

async function manifestStatus(own: PrivateSite): Promise<string> {
  const { manifest } = (await (await fetch(own.url('/healthz'))).json()) as { manifest: object };
  return JSON.stringify(manifest);
}

interface Setting {
  readonly browser: Browser;
  readonly own: PrivateSite;
  readonly session: StoredSession;
}

/** One visit of a signed-in visitor with a browser's storage of its own. */
async function visitSigned(
  { browser, own, session }: Setting,
  visit: Omit<FaultyVisit, 'url'>,
): Promise<VisitTimes> {
  const visitor = await browser.newContext();
  try {
    await giveSession(visitor, own.origin, session);
    return await expectToSurvive(visitor, { ...visit, url: own.url });
  } finally {
    await visitor.close();
  }
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

      results.finish(site.build, `files-${remote}-${arrival}`);
    });

    test(`${remote}, ${arrival}: its code fails`, async ({ browser, catalogue, openSite, site }) => {
      const own = await openSite({ own: [remote] });
      await useNextVersion(own, remote, [faultyCode]);
      const results = new CellResults();

      for (const fault of ['none', ...CODE_FAULTS] as const) {
        await results.add({ kind: `code: ${fault}`, remote, arrival }, () =>
          visitSigned(
            { browser, own, session: site.demoBuyer },
            {
              ...{ remote, catalogue, arrival },
              ...(fault !== 'none' && { begin: (page) => failInCode(page, fault) }),
              act: (page) => heading(page, /./).click(),
            },
          ),
        );
      }

      results.finish(site.build, `code-${remote}-${arrival}`);
    });
  }

  for (const fault of Object.keys(SERVER_FAULTS) as ServerFault[]) {
    test(`${remote}: its server code fails with ${fault}`, async ({ browser, catalogue, openSite, site }) => {
      const own = await openSite({
        own: [remote],
        prepare: ({ folder }) => extendServerBundle(folder(remote), SERVER_FAULTS[fault]),
      });
      const results = new CellResults();

      for (const arrival of ARRIVALS) {
        await results.add({ kind: `server: ${fault}`, remote, arrival }, () =>
          visitSigned({ browser, own, session: site.demoBuyer }, { remote, catalogue, arrival }),
        );
      }

      results.finish(site.build, `server-${fault}-${remote}`);
    });
  }

  for (const fault of Object.keys(MANIFEST_FAULTS) as ManifestFault[]) {
    test(`${remote}, manifest or mirror: ${fault}`, async ({ browser, catalogue, openSite, site }) => {
      const own = await openSite({ own: [remote] });
      const before = await manifestStatus(own);
      MANIFEST_FAULTS[fault](own, remote);
      if (!SILENT.has(fault)) {
        await expect.poll(() => manifestStatus(own)).not.toBe(before);
      }
      const results = new CellResults();

      for (const arrival of ARRIVALS) {
        await results.add({ kind: `manifest: ${fault}`, remote, arrival }, () =>
          visitSigned({ browser, own, session: site.demoBuyer }, { remote, catalogue, arrival }),
        );
      }

      expect((await fetch(own.url('/healthz'))).status).toBe(200);
      results.finish(site.build, `manifest-${fault.replace(' ', '-')}-${remote}`);
    });
  }
}
