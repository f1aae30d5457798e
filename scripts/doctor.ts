/**
 * Checks the set-up of a site, and the site while it runs: what a start checks, and whether everything answers.
 *
 *   npm run doctor                     one line for each check, and for each problem what to do
 *   npm run doctor -- --json           the same for programs: { ok, checks: [{ name, title, problems }] }
 *   npm run doctor -- --before-start   what a start checks alone; prints the problems, nothing else
 *
 * It reads the variables that the site is started with; without BAZAAR_ENV it is a demo, as with `npm start`. Exit 0: nothing is
 * wrong. Exit 1: something is.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SERVICES_SECRETS, SHELL_SECRETS, withSecretFiles } from '@bazaar/contracts/deployment';
import { type CheckResult, problemsIn, runChecks } from '../services/kit/checks/run-checks.ts';
import { startChecks } from '../services/start-checks.ts';
import { shellVariables, siteChecks } from './doctor/site-checks.ts';
import { runAsScript } from './run-as-script.ts';

interface Wish {
  readonly json: boolean;
  readonly 'before-start': boolean;
}

function readWish(): Wish {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      'before-start': { type: 'boolean', default: false },
    },
  });
  return values;
}

async function examine({ 'before-start': isBefore }: Wish): Promise<readonly CheckResult[]> {
  const given = { ...process.env, BAZAAR_ENV: process.env.BAZAAR_ENV || 'demo' };
  const read = (file: string) => readFileSync(file, 'utf8');
  const variables = withSecretFiles(given, [...SERVICES_SECRETS, ...SHELL_SECRETS], read);
  const ofStart = [...startChecks(variables), shellVariables(variables)];
  return isBefore
    ? runChecks(ofStart, variables)
    : // Asked by a person, nothing is left out.
      runChecks([...ofStart, ...siteChecks(variables)], { ...variables, START_WITHOUT: '' });
}

function linesOf({ title, problems, isLeftOut }: CheckResult): readonly string[] {
  const found = problems.length === 0 ? '✓' : '✗';
  return [`${isLeftOut ? '–' : found} ${title}`, ...problems.map((problem) => `    ${problem}`)];
}

function print(results: readonly CheckResult[], wish: Wish): void {
  const problems = problemsIn(results);
  if (wish.json) {
    console.log(JSON.stringify({ ok: problems.length === 0, checks: results }, null, 2));
  } else if (wish['before-start']) {
    for (const problem of problems) {
      console.error(problem);
    }
  } else {
    console.log(results.flatMap(linesOf).join('\n'));
    console.log(problems.length === 0 ? '\nnothing is wrong' : `\n${problems.length} problems`);
  }
}

await runAsScript(import.meta, async () => {
  const wish = readWish();
  const results = await examine(wish);
  print(results, wish);
  return problemsIn(results).length === 0;
});
