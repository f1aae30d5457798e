/**
 * Lets everything fail that can fail in a release, its code, its server code and the manifest, for visitors of every remote
 * in a real browser, and prints a table.
 *
 *   npm run test:chaos                    all of it, about half an hour
 *   npm run test:chaos -- mf-wallet       only the tests whose name holds this
 *   npm run test:chaos -- --kind "entry: hang" --kind "code: none"    only these kinds of faults
 *   npm run test:chaos -- --write         writes the table into FIGURES.md
 *
 * Exit 0: no visit is red. Exit 1: one is, or there was none.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeFigures } from './bench/write-figures.ts';
import { readVisits } from './chaos/read-visits.ts';
import { chaosToMarkdown } from './chaos/report.ts';
import { ROOT } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';
import { testData } from './test.ts';

function run(program: string, words: readonly string[], environment: NodeJS.ProcessEnv): boolean {
  const env = { ...process.env, ...environment };
  return spawnSync(program, words, { cwd: ROOT, env, stdio: 'inherit' }).status === 0;
}

await runAsScript(import.meta, async () => {
  const { values, positionals } = parseArgs({
    options: {
      write: { type: 'boolean', default: false },
      kind: { type: 'string', multiple: true, default: [] },
    },
    allowPositionals: true,
  });
  const data = testData();
  const environment = {
    ...{ BAZAAR_DATA: data, BAZAAR_ENV: 'demo', BAZAAR_CHAOS: '1' },
    ...(values.kind.length > 0 && { BAZAAR_CHAOS_KINDS: values.kind.join() }),
  };
  rmSync(join(data, 'chaos'), { recursive: true, force: true });
  const chosen = positionals.flatMap((name) => ['--grep', name]);
  const isGreen =
    run('node', ['scripts/build.ts'], environment) &&
    run('playwright', ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list', ...chosen], environment);
  const visits = readVisits(data);
  const text = chaosToMarkdown(visits);
  console.log(text);
  if (values.write) {
    writeFigures('chaos', text);
  }
  return isGreen && visits.length > 0;
});
