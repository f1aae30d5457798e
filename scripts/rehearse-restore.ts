/**
 * Rehearses a restore under load: backs a site up, deletes by mistake, restores to a second before that, loses the machine, and
 * restores all that was archived; compares ledger, files and search with what was acknowledged.
 *
 *   npm run rehearse:restore                   75 seconds of load, four minutes in all
 *   npm run rehearse:restore -- --seconds 20
 *   npm run rehearse:restore -- --write        writes the table into FIGURES.md
 *
 * Exit 0: all agrees, and no commit was lost that was older than a minute. Exit 1: one line for each fault.
 */
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../services/testing/temporary-folder.ts';
import { writeFigures } from './bench/write-figures.ts';
import { SetupProblem } from './console.ts';
import { rehearse } from './rehearsal/rehearse.ts';
import { rehearsalFaults, rehearsalToMarkdown } from './rehearsal/report.ts';
import { runAsScript } from './run-as-script.ts';

const MAX_SECONDS = 3600;

function readWish(words: readonly string[]) {
  const { values } = parseArgs({
    args: [...words],
    options: {
      seconds: { type: 'string', default: '75' },
      write: { type: 'boolean', default: false },
    },
  });
  const seconds = Number(values.seconds);
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > MAX_SECONDS) {
    throw new SetupProblem(
      `--seconds is "${values.seconds}"`,
      `Give a whole number from 1 to ${MAX_SECONDS}`,
    );
  }
  return { seconds, writes: values.write };
}

await runAsScript(import.meta, async () => {
  const { seconds: loadSeconds, writes } = readWish(process.argv.slice(2));
  const say = (line: string) => console.log(line);
  const temporary = await temporaryFolder();
  const figures = await rehearse({ folder: temporary.folder, loadSeconds, say }).finally(() =>
    temporary[Symbol.asyncDispose](),
  );
  const text = rehearsalToMarkdown(figures);
  say(text);
  if (writes) {
    writeFigures('restore', text);
  }
  const faults = rehearsalFaults(figures);
  for (const fault of faults) {
    console.error(fault);
  }
  return faults.length === 0;
});
