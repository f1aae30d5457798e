/**
 * Switches off what keeps faults of releases from visitors, one remedy after the other, in a copy of the sources, and demands
 * that the chaos suite then sees those faults: a test that stays green without a remedy proves nothing about it.
 *
 *   npm run test:remedies                   all of them, about half an hour
 *   npm run test:remedies -- hedge hash     only those whose name holds one of these
 *   npm run test:remedies -- --resume       only what no earlier run of the same sources has shown; the table has all of it
 *   npm run test:remedies -- --write        writes the table into FIGURES.md, where it names what was not run
 *
 * Exit 0: each kind of fault was red without its remedy, and visits without a fault were not. Exit 1: one line for each that
 * was not so.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeFigures } from './bench/write-figures.ts';
import { readVisits } from './chaos/read-visits.ts';
import { CONTROL_KIND } from './chaos/report.ts';
import { SetupProblem } from './console.ts';
import { openKeptOutcomes } from './remedies/kept-outcomes.ts';
import { REMEDIES } from './remedies/remedies.ts';
import type { Remedy } from './remedies/remedy.ts';
import { problemsOf, type RemedyOutcome, remediesToMarkdown } from './remedies/report.ts';
import { copyWorkspace, withEdits } from './remedies/workspace-copy.ts';
import { runAsScript } from './run-as-script.ts';

/** The chaos suite has all five; what is switched off here is the shell's, and the same for each of them. */
const REMOTE = 'mf-content';

interface Copy {
  readonly root: string;
  /** Its build with every remedy in place. */
  readonly build: string;
}

function run(root: string, words: readonly string[], environment: NodeJS.ProcessEnv): boolean {
  const [program = '', ...args] = words;
  const env = { ...process.env, BAZAAR_ENV: 'demo', ...environment };
  return spawnSync(program, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}

function build(root: string, data: string): void {
  if (!run(root, ['node', 'scripts/build.ts'], { BAZAAR_DATA: data })) {
    throw new SetupProblem('The copy was not built', 'Read the lines above');
  }
}

/** Builds what the edits touch, and lets visitors meet the remedy's faults. */
function switchOff({ root, build: whole }: Copy, remedy: Remedy): RemedyOutcome {
  const data = join(root, '.data', 'without');
  rmSync(data, { recursive: true, force: true });
  cpSync(whole, data, { recursive: true });
  return withEdits(root, remedy.edits, () => {
    build(root, data);
    // Ends with 1, as it should: the visits tell what was red.
    run(root, ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=dot'], {
      BAZAAR_DATA: data,
      BAZAAR_CHAOS: 'without a remedy',
      BAZAAR_CHAOS_REMOTES: REMOTE,
      BAZAAR_CHAOS_KINDS: [CONTROL_KIND, ...remedy.kinds].join(),
      ...(remedy.arrival && { BAZAAR_CHAOS_ARRIVALS: remedy.arrival }),
    });
    return { remedy, visits: readVisits(data) };
  });
}

function switchOffEach(remedies: readonly Remedy[], onOutcome: (outcome: RemedyOutcome) => void): void {
  if (remedies.length === 0) {
    return;
  }
  const root = mkdtempSync(join(tmpdir(), 'bazaar-remedies-'));
  try {
    copyWorkspace(root);
    const copy = { root, build: join(root, '.data', 'whole') };
    build(root, copy.build);
    for (const remedy of remedies) {
      console.log(`\nWithout ${remedy.name}:`);
      const outcome = switchOff(copy, remedy);
      console.log(problemsOf(outcome).join('\n') || 'its faults are seen');
      onOutcome(outcome);
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

await runAsScript(import.meta, async () => {
  const { values, positionals } = parseArgs({
    options: { write: { type: 'boolean', default: false }, resume: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const isChosen = ({ name }: Remedy) =>
    positionals.length === 0 || positionals.some((word) => name.includes(word));
  const kept = openKeptOutcomes();
  const isShown = (remedy: Remedy) => {
    const known = values.resume ? kept.get(remedy) : null;
    return known !== null && problemsOf(known).length === 0;
  };
  const chosen = REMEDIES.filter(isChosen);
  const toDo = chosen.filter((remedy) => !isShown(remedy));
  switchOffEach(toDo, (outcome) => kept.keep(outcome));
  const outcomes = (values.resume ? REMEDIES : chosen).flatMap((remedy) => kept.get(remedy) ?? []);
  const text = remediesToMarkdown(outcomes, REMEDIES);
  const problems = outcomes.flatMap(problemsOf);
  console.log([text, ...problems].join('\n'));
  if (values.write) {
    writeFigures('remedies', text);
  }
  return problems.length === 0 && outcomes.length > 0;
});
