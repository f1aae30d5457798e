/**
 * Prints the project's own files that really run in one of the three walks of ARCHITECTURE.md.
 *
 *   npm run trace -- product    from the address of a product to its HTML, uncached, in a warm process
 *   npm run trace -- release    from a release of a remote to the browser that loads it
 *   npm run trace -- posting    from the way back of a payment gateway to the ledger
 *
 * A file counts when one of its functions ran; one that holds only data, as most contracts do, does not.
 * The walk runs on a site of its own in `.data/trace`. Exit 0: printed. Exit 1: one line says why not.
 */
import { join } from 'node:path';
import { SetupProblem } from './console.ts';
import { ROOT } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';
import { describeFiles } from './trace/layers.rules.ts';
import { traceRelease } from './trace/release-walk.ts';
import { tracePosting, traceProduct } from './trace/request-walks.ts';
import { startTracedSite, type TracedSite } from './trace/traced-site.ts';

type Walk = (site: TracedSite) => Promise<Set<string>>;

const WALKS: Readonly<Record<string, Walk>> = {
  product: traceProduct,
  release: traceRelease,
  posting: tracePosting,
};

/** @throws SetupProblem for a word that names no walk. */
export function readWalk([name = '']: readonly string[]): Walk {
  const walk = Object.hasOwn(WALKS, name) ? WALKS[name] : undefined;
  if (!walk) {
    throw new SetupProblem(`"${name}" is no walk`, `Give one of ${Object.keys(WALKS).join(', ')}`);
  }
  return walk;
}

await runAsScript(import.meta, async () => {
  const [name = ''] = process.argv.slice(2);
  const walk = readWalk([name]);
  // The scripts of the walk `release` read the same folder.
  const data = join(ROOT, '.data/trace');
  process.env.BAZAAR_DATA = data;
  const site = await startTracedSite(data, (line) => console.error(line));
  try {
    console.log(describeFiles(name, await walk(site)).join('\n'));
  } finally {
    await site.stop();
  }
  return true;
});
