/**
 * Prints the project's own files that really run in one of the three flows of ARCHITECTURE.md.
 *
 *   npm run trace -- product    from the address of a product to its HTML, uncached, in a warm process
 *   npm run trace -- release    from a release of a remote to the browser that loads it
 *   npm run trace -- posting    from the way back of a payment gateway to the ledger
 *
 * A file counts when one of its functions ran; one that holds only data, as most contracts do, does not.
 * The flow runs on a site of its own in `.data/trace`. Exit 0: printed. Exit 1: one line says why not.
 */
import { join } from 'node:path';
import { SetupProblem } from './console.ts';
import { ROOT } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';
import { describeFiles } from './trace/layers.rules.ts';
import { traceRelease } from './trace/release-flow.ts';
import { tracePosting, traceProduct } from './trace/request-flows.ts';
import { startTracedSite, type TracedSite } from './trace/traced-site.ts';

type Flow = (site: TracedSite) => Promise<Set<string>>;

const FLOWS: Readonly<Record<string, Flow>> = {
  product: traceProduct,
  release: traceRelease,
  posting: tracePosting,
};

/** @throws SetupProblem for a word that names no flow. */
export function readFlow([name = '']: readonly string[]): Flow {
  const flow = Object.hasOwn(FLOWS, name) ? FLOWS[name] : undefined;
  if (!flow) {
    throw new SetupProblem(`"${name}" is no flow`, `Give one of ${Object.keys(FLOWS).join(', ')}`);
  }
  return flow;
}

await runAsScript(import.meta, async () => {
  const [name = ''] = process.argv.slice(2);
  const flow = readFlow([name]);
  // The scripts of the flow `release` read the same folder.
  const data = join(ROOT, '.data/trace');
  process.env.BAZAAR_DATA = data;
  const site = await startTracedSite(data, (line) => console.error(line));
  try {
    console.log(describeFiles(name, await flow(site)).join('\n'));
  } finally {
    await site.stop();
  }
  return true;
});
