/**
 * Loads the site with the mix of real visitors: finds the highest rate that it serves, keeps it at four fifths of that, then
 * at twice of it, and sees it recover.
 *
 *   npm run bench:load                     ten minutes at four fifths, about fifteen in all
 *   npm run bench:load -- --minutes 1
 *   npm run bench:load -- --no-build       of what was built last
 *   npm run bench:load -- --write          writes the table into FIGURES.md
 *
 * Exit 0: every goal holds. Exit 1: one is missed, or a process ended.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeFigures } from './bench/write-figures.ts';
import { startLoadSite } from './bench-load/load-site.ts';
import { measureLoad } from './bench-load/measure-load.ts';
import { loadGoals, loadToMarkdown } from './bench-load/report.ts';
import { SetupProblem } from './console.ts';
import { dataDir } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';

const say = (line: string) => console.log(line);
const MAX_MINUTES = 600;
const MINUTE_SECONDS = 60;

function readWish(words: readonly string[]) {
  const { values } = parseArgs({
    args: [...words],
    allowNegative: true,
    options: {
      minutes: { type: 'string', default: '10' },
      build: { type: 'boolean', default: true },
      write: { type: 'boolean', default: false },
    },
  });
  const minutes = Number(values.minutes);
  if (!(minutes > 0 && minutes <= MAX_MINUTES)) {
    throw new SetupProblem(`--minutes is "${values.minutes}"`, `Give a number up to ${MAX_MINUTES}`);
  }
  return { steadySeconds: minutes * MINUTE_SECONDS, builds: values.build, writes: values.write };
}

await runAsScript(import.meta, async () => {
  const { steadySeconds, builds, writes } = readWish(process.argv.slice(2));
  const data = join(dataDir(), 'bench-load');
  mkdirSync(data, { recursive: true });
  const site = await startLoadSite({ data, builds, say });
  try {
    const summary = await measureLoad({ site, steadySeconds, say });
    const text = loadToMarkdown(summary);
    say(text);
    if (writes) {
      writeFigures('load', text);
    }
    const missed = loadGoals(summary).filter(({ holds }) => !holds);
    for (const { name } of missed) {
      console.error(`missed: ${name}`);
    }
    return missed.length === 0;
  } finally {
    await site.stop();
  }
});
