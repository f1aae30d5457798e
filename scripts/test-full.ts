/**
 * Everything of `npm test`, and the checks that take longer; a failed step does not stop the others.
 *
 *   npm run test:full                   all of it
 *   npm run test:full -- money fuzz      only the steps named
 *
 * The last line is `N passed, N failed`, counted in steps. Exit 0: none failed. Exit 1: at least one did.
 */

import { ROOT } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';
import { chosenSteps, testData } from './test.ts';
import { runSteps } from './test-run/run-step.ts';
import type { Step } from './test-run/steps.ts';
import { checkCounts, totalCounts } from './test-run/test-counts.ts';
import { summaryLines } from './test-run/test-summary.ts';

/** The steps in order, the quickest result first. */
export function fullSteps(): Step[] {
  const step = (name: string, ...command: Step['command']): Step => ({
    name,
    command,
    live: true,
    count: checkCounts,
  });
  return [
    step('npm test', 'node', 'scripts/test.ts'),
    // Uses the build of npm test.
    {
      ...step('every screen', 'playwright', 'test', '-c', 'e2e/playwright.config.ts'),
      environment: { BAZAAR_FULL: '1', BAZAAR_ENV: 'demo', BAZAAR_DATA: testData() },
    },
    step('journeys in dev', 'playwright', 'test', '-c', 'e2e/dev.config.ts'),
    step('other PostgreSQL', 'node', 'scripts/test-external-database.ts'),
    {
      ...step(
        'held-out queries and needs',
        'vitest',
        'run',
        '--project',
        'services',
        'services/product/search/judged',
        'services/product/need/judged',
      ),
      environment: { JUDGED: 'held-out' },
    },
    {
      ...step(
        'slow clients',
        'vitest',
        'run',
        ...['--project', 'unit', '--project', 'services'],
        ...['shell/server/slow-clients.test.ts', 'services/kit/http/slow-clients.test.ts'],
      ),
      environment: { SLOW_SOCKETS: '500' },
    },
    step('controls', 'node', 'scripts/controls.ts'),
    step('rules of Prometheus', 'vitest', 'run', '--project', 'unit', 'scripts/monitoring.test.ts'),
    step('fuzz', 'npm', 'run', 'test:fuzz'),
    step('money', 'npm', 'run', 'test:money', '--', '--operations', '20000', '--kills', '40'),
    step('restore rehearsal', 'node', 'scripts/rehearse-restore.ts'),
    step('images', 'node', 'scripts/test-image.ts'),
    step('pgBackRest', 'node', 'scripts/test-pgbackrest.ts'),
    step('mutants', 'npm', 'run', 'test:mutants'),
  ];
}

await runAsScript(import.meta, async () => {
  const results = await runSteps(chosenSteps(fullSteps(), process.argv.slice(2)), ROOT);
  const total = totalCounts(results);
  console.log(summaryLines(results, total).join('\n'));
  return total.failed === 0;
});
