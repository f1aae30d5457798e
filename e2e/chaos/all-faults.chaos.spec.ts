import type { Browser } from '@playwright/test';
import { giveSession } from '../session.fixture.ts';
import type { PrivateSite } from '../site/private-site.ts';
import { extendServerBundle } from '../site/release-faults.ts';
import type { StoredSession } from '../site/shared-site.ts';
import { test } from '../test.fixture.ts';
import { heading } from '../visit.fixture.ts';
import { CellResults } from './cell-results.fixture.ts';
import { CHAOS, CONTROL, kindOf } from './chaos-kinds.fixture.ts';
import { CHOSEN_ARRIVALS, CHOSEN_REMOTES, chosenKinds } from './chosen-visits.fixture.ts';
import { expectVersionOf, failInCode, faultyCode } from './code-faults.fixture.ts';
import { useNextVersion, visitWithFault } from './file-faults.fixture.ts';
import { expectRefused, MANIFEST_FAULTS, renewManifest } from './manifest-faults.fixture.ts';
import { SERVER_FAULTS } from './server-faults.fixture.ts';
import { expectToSurvive, type FaultyVisit, type VisitTimes } from './survival.fixture.ts';

/** Forty visits with eight seconds for what does not come. */
const TEST_TIMEOUT_MS = 900_000;

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

const codeFaults = chosenKinds(CHAOS.code, kindOf.code);
const fileCells = chosenKinds(CHAOS.files, kindOf.files);

test.beforeEach(() => test.setTimeout(TEST_TIMEOUT_MS));

for (const remote of CHOSEN_REMOTES) {
  for (const arrival of fileCells.length > 0 ? CHOSEN_ARRIVALS : []) {
    test(`${remote}, ${arrival}: a file fails`, async ({ browser, catalogue, openFront, openSite, site }) => {
      const own = await openSite({ own: [remote] });
      const version = await useNextVersion(own, remote);
      const front = await openFront(own.origin);
      const faulty = { browser, own, front, catalogue, session: site.demoBuyer, remote, version };
      const results = new CellResults();

      for (const cell of fileCells) {
        await results.add({ kind: kindOf.files(cell), remote, arrival }, () =>
          visitWithFault(faulty, cell, arrival),
        );
      }

      results.finish(site.build, `files-${remote}-${arrival}`);
    });
  }

  for (const arrival of codeFaults.length > 0 ? CHOSEN_ARRIVALS : []) {
    test(`${remote}, ${arrival}: its code fails`, async ({ browser, catalogue, openSite, site }) => {
      const own = await openSite({ own: [remote] });
      await useNextVersion(own, remote, [faultyCode]);
      const results = new CellResults();

      for (const fault of codeFaults) {
        await results.add({ kind: kindOf.code(fault), remote, arrival }, () =>
          visitSigned(
            { browser, own, session: site.demoBuyer },
            {
              ...{ remote, catalogue, arrival },
              ...(fault !== CONTROL && { begin: (page) => failInCode(page, fault) }),
              act: (page) => heading(page, /./).click(),
              end: (page) => expectVersionOf(page, fault),
            },
          ),
        );
      }

      results.finish(site.build, `code-${remote}-${arrival}`);
    });
  }

  for (const fault of chosenKinds(CHAOS.server, kindOf.server)) {
    test(`${remote}: its server code fails with ${fault}`, async ({ browser, catalogue, openSite, site }) => {
      const own = await openSite({
        own: [remote],
        prepare: ({ folder }) => extendServerBundle(folder(remote), SERVER_FAULTS[fault]),
      });
      const results = new CellResults();

      for (const arrival of CHOSEN_ARRIVALS) {
        await results.add({ kind: kindOf.server(fault), remote, arrival }, () =>
          visitSigned({ browser, own, session: site.demoBuyer }, { remote, catalogue, arrival }),
        );
      }

      results.finish(site.build, `server-${fault}-${remote}`);
    });
  }

  for (const fault of chosenKinds(CHAOS.manifest, kindOf.manifest)) {
    test(`${remote}, manifest or mirror: ${fault}`, async ({ browser, catalogue, openSite, site }) => {
      const own = await openSite({ own: [remote] });
      const before = await renewManifest(own);
      MANIFEST_FAULTS[fault](own, remote);
      const results = new CellResults();

      for (const arrival of CHOSEN_ARRIVALS) {
        await results.add({ kind: kindOf.manifest(fault), remote, arrival }, async () => {
          await expectRefused(own, fault, before);
          return visitSigned({ browser, own, session: site.demoBuyer }, { remote, catalogue, arrival });
        });
      }

      results.finish(site.build, `manifest-${fault.replace(' ', '-')}-${remote}`);
    });
  }
}
