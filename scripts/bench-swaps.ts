/**
 * Measures what the shell's server keeps of each swap of a remote's version: starts the production site, puts releases live
 * one after the other through the manifest, reads pages after each, and compares the memory of the process that takes the
 * requests.
 *
 *   npm run bench:swaps                    120 swaps, about ten minutes
 *   npm run bench:swaps -- --swaps 30
 *   npm run bench:swaps -- --no-build      of what was built last
 *   npm run bench:swaps -- --write         writes the table into FIGURES.md
 *
 * All values are kept in `.data/bench-swaps/bench.json`. Exit 0: neither its objects nor the process grow by more than
 * 0.1 MB a swap. Exit 1: one does, or a swap failed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFigures } from './bench/write-figures.ts';
import { measureSwaps } from './bench-swaps/measure-swaps.ts';
import { swapFigures, swapsToMarkdown } from './bench-swaps/report.ts';
import { startSwapSite } from './bench-swaps/swap-site.ts';
import { readWish } from './bench-swaps/wish.ts';
import { dataDir } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';

const say = (line: string) => console.log(line);

await runAsScript(import.meta, async () => {
  const { swaps, builds, writes } = readWish(process.argv.slice(2));
  const data = join(dataDir(), 'bench-swaps');
  mkdirSync(data, { recursive: true });
  const site = await startSwapSite({ data, builds, say });
  try {
    const summary = await measureSwaps({ site, swaps, say });
    const text = swapsToMarkdown(summary);
    writeFileSync(join(data, 'bench.json'), JSON.stringify(summary, null, 2));
    say(text);
    if (writes) {
      writeFigures('swaps', text);
    }
    const figures = swapFigures(summary);
    for (const { name } of figures.filter(({ holds }) => !holds)) {
      console.error(`missed: ${name}`);
    }
    return figures.every(({ holds }) => holds);
  } finally {
    await site.stop();
  }
});
