/**
 * Tries a highly available PostgreSQL with the whole site under load: Patroni, etcd, HAProxy and nginx with the configuration of
 * `ops/`, Debian's packages, all on loopback ports and in a folder of its own.
 *
 *   npm run test:ha                  builds what has changed, then about four minutes
 *   npm run test:ha -- --no-build    with the build of the last run
 *   npm run test:ha -- --write       writes the table into FIGURES.md
 *
 * Exit 0: nothing acknowledged was lost or done twice, pages went on, writes were back in time. Exit 1: one line for each fault,
 * or for what is not installed.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../services/testing/temporary-folder.ts';
import { writeFigures } from './bench/write-figures.ts';
import { buildAll } from './build.ts';
import { findPrograms } from './ha/programs.ts';
import { rehearseFailover } from './ha/rehearse-failover.ts';
import { haFaults, haToMarkdown } from './ha/report.ts';
import { dataPaths, ROOT } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';

await runAsScript(import.meta, async () => {
  const { values } = parseArgs({
    allowNegative: true,
    options: { build: { type: 'boolean', default: true }, write: { type: 'boolean', default: false } },
  });
  const say = (line: string) => console.log(line);
  // What was started ends when this process exits; a signal alone would leave it running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(1));
  }
  // Each program that is started is ended when this process exits.
  process.setMaxListeners(50);
  findPrograms();
  const paths = dataPaths(process.env.BAZAAR_DATA ?? join(ROOT, '.data/ha'));
  if (values.build) {
    await buildAll(paths, say);
  }
  const temporary = await temporaryFolder();
  const figures = await rehearseFailover({ folder: temporary.folder, paths, say }).finally(() =>
    temporary[Symbol.asyncDispose](),
  );
  const text = haToMarkdown(figures);
  say(text);
  if (values.write) {
    writeFigures('ha', text);
  }
  const faults = haFaults(figures);
  for (const fault of faults) {
    console.error(fault);
  }
  return faults.length === 0;
});
