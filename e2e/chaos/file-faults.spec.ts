import { REMOTE_NAMES, type RemoteName } from '@bazaar/contracts/platform';
import { FILE_FAULTS } from '../site/faulty-front.ts';
import { expect, test } from '../test.fixture.ts';
import { FILES, type FileCell } from './failing-file.fixture.ts';
import { useNextVersion, visitWithFault } from './file-faults.fixture.ts';
import { ARRIVALS, type Arrival } from './survival.fixture.ts';

/** Six of the ten faults of each file, in turns, as are remotes and arrivals. All of them: all-faults.chaos.spec.ts. */
function cellsOf(remote: RemoteName): readonly (FileCell & { arrival: Arrival })[] {
  return FILES.flatMap((file, row) =>
    FILE_FAULTS.flatMap((fault, column) => {
      const isTaken = (column + 3 * row) % FILE_FAULTS.length < 6;
      const taker = REMOTE_NAMES[(column + row) % REMOTE_NAMES.length];
      const arrival = ARRIVALS[(column + row) % ARRIVALS.length] as Arrival;
      return isTaken && taker === remote ? [{ file, fault, arrival }] : [];
    }),
  );
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
    const version = await useNextVersion(own, remote);
    const front = await openFront(own.origin);
    const faulty = { browser, own, front, catalogue, session: site.demoBuyer, remote, version };

    for (const { file, fault, arrival } of cellsOf(remote)) {
      await test.step(`${file}: ${fault}, ${arrival}`, async () => {
        const { pageMs } = await visitWithFault(faulty, { file, fault }, arrival);
        expect(pageMs).toBeGreaterThanOrEqual(0);
      });
    }
  });
}
