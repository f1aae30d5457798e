import type { RemoteName } from '@bazaar/contracts/platform';
import { runManifestCommand } from '@bazaar/scripts/manifest.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Catalogue } from '../catalogue.fixture.ts';
import { PLACES } from '../remote-places.fixture.ts';
import { giveSession } from '../session.fixture.ts';
import type { SourceChange } from '../site/changed-sources.ts';
import { type FaultyFront, TAMPERED } from '../site/faulty-front.ts';
import type { PrivateSite } from '../site/private-site.ts';
import { releaseVariant } from '../site/remote-variant.ts';
import type { StoredSession } from '../site/shared-site.ts';
import { type FileCell, failingFile } from './failing-file.fixture.ts';
import { type Arrival, expectToSurvive, type VisitTimes } from './survival.fixture.ts';

const IN_FORCE_WITHIN_MS = 30_000;
/** Another release of the same pages: what is active fails, what was there before is good. */
const nextVersion: SourceChange = {
  file: 'src/remote.ts',
  from: 'export default defineRemote(',
  to: '/* the next version */\nexport default defineRemote(',
};

/** Puts a next version of a remote into force, whose changes are those given or none that is seen. @returns its version */
export async function useNextVersion(
  own: PrivateSite,
  remote: RemoteName,
  changes: readonly SourceChange[] = [nextVersion],
): Promise<string> {
  const { version } = await releaseVariant(own.paths, remote, changes);
  runManifestCommand(['use', remote, version], own.paths);
  const address = own.url(PLACES[remote].arrival.path);
  await expect
    .poll(() => failingFile(address, { remote, version, file: 'entry' }), { timeout: IN_FORCE_WITHIN_MS })
    .not.toBeNull();
  return version;
}

/** A site whose remote has a next version in force, seen through a front at which files fail. */
export interface FileFaultSite {
  readonly browser: Browser;
  readonly own: PrivateSite;
  readonly front: FaultyFront;
  readonly catalogue: Catalogue;
  readonly session: StoredSession;
  readonly remote: RemoteName;
  readonly version: string;
}

/** A new visitor, with an empty cache, comes to a page one of whose files fails. */
export async function visitWithFault(
  { browser, own, front, catalogue, session, remote, version }: FileFaultSite,
  { file, fault }: FileCell,
  arrival: Arrival,
): Promise<VisitTimes> {
  const place = PLACES[remote];
  const pathname = arrival === 'navigation' ? place.arrival.path : place.path(catalogue);
  const path = await failingFile(own.url(pathname), { remote, version, file });
  expect(path, `${pathname} names a file of that kind`).not.toBeNull();
  const failing = path as string;
  const visitor = await browser.newContext();
  await giveSession(visitor, new URL(front.url('/')).origin, session);
  const metBefore = front.timesMet(failing);
  front.fail(failing, fault);
  try {
    const times = await expectToSurvive(visitor, {
      ...{ remote, catalogue, arrival },
      url: (to) => front.url(to),
      end: expectNothingTampered,
    });
    expect(front.timesMet(failing), 'the file was asked for').toBeGreaterThan(metBefore);
    return times;
  } finally {
    front.recover(failing);
    await visitor.close();
  }
}

/** No file ran, and no style sheet applied, that is not what was released. */
async function expectNothingTampered(page: Page): Promise<void> {
  const mark = await page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
    TAMPERED,
  );
  expect(mark, 'the mark of a tampered file').toBe('');
}
