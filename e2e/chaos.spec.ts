import { REMOTE_NAMES, type RemoteName } from '@bazaar/contracts/platform';
import { runManifestCommand } from '@bazaar/scripts/manifest.ts';
import { CELLS, type Cell, expectToSurvive, failingFile } from './chaos.fixture.ts';
import { PLACES } from './remote-places.fixture.ts';
import { giveSession } from './session.fixture.ts';
import type { SourceChange } from './site/changed-sources.ts';
import { releaseVariant } from './site/remote-variant.ts';
import { expect, test } from './test.fixture.ts';

/** Another release of the same pages: what is active fails, what was there before is good. */
const nextVersion: SourceChange = {
  file: 'src/remote.ts',
  from: 'export default defineRemote(',
  to: '/* the next version */\nexport default defineRemote(',
};
const IN_FORCE_WITHIN_MS = 30_000;
/** Each fault of each file stands once; the remotes take turns. */
function cellsOf(remote: RemoteName): readonly Cell[] {
  return CELLS.filter((_cell, index) => index % REMOTE_NAMES.length === REMOTE_NAMES.indexOf(remote));
}

for (const remote of REMOTE_NAMES) {
  test(`visitors of ${remote} get its good version and a working frame whatever happens to a file`, async ({
    browser,
    catalogue,
    openFront,
    openSite,
    site,
  }) => {
    test.setTimeout(180_000);
    const own = await openSite({ own: [remote] });
    const { version } = await releaseVariant(own.paths, remote, [nextVersion]);
    runManifestCommand(['use', remote, version], own.paths);
    const front = await openFront(own.origin);
    const address = own.url(PLACES[remote].path(catalogue));
    await expect
      .poll(() => failingFile(address, { remote, version, file: 'entry' }), { timeout: IN_FORCE_WITHIN_MS })
      .not.toBeNull();

    for (const { file, fault } of cellsOf(remote)) {
      await test.step(`${file}: ${fault}`, async () => {
        const path = await failingFile(address, { remote, version, file });
        expect(path).not.toBeNull();
        // Nothing is in its cache or its memory.
        const visitor = await browser.newContext();
        await giveSession(visitor, new URL(front.url('/')).origin, site.demoBuyer);
        await expectToSurvive(visitor, { remote, front, catalogue, path: path ?? '', fault });
        await visitor.close();
      });
    }
  });
}
