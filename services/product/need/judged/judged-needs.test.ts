import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededApp, type SeededApp } from '../../../seed/seeded-app.fixture.ts';
import { judgeNeed, type Outcome, readJudged } from './judged-needs.fixture.ts';

const IS_HELD_OUT = process.env.JUDGED === 'held-out';
/** The tuning files hold the goal; the held-out file is measured, and its figure (.859) must not fall. */
const MIN_PRECISION = IS_HELD_OUT ? 0.85 : 0.9;
/** None contradicts in the tuning files; held out, three of 78 do. */
const MAX_CONTRADICTIONS = IS_HELD_OUT ? 3 : 0;
const MIN_CHIPS = IS_HELD_OUT ? 0.94 : 0.95;

/** The held-out third is only measured: `JUDGED=held-out npx vitest run --project services judged-needs`. */
const FILES = IS_HELD_OUT
  ? ['needs-held-out.json']
  : ['needs.json', 'needs-purchasing.json', 'needs-trades.json'];

let app: SeededApp;
beforeAll(async () => {
  app = await openSeededApp();
}, 240_000);
afterAll(() => app?.close());

describe.each(FILES)('the judged needs of %s', (file) => {
  const outcomes: Outcome[] = [];
  beforeAll(async () => {
    for (const judged of readJudged(file)) {
      outcomes.push(await judgeNeed(app, judged));
    }
  }, 240_000);

  const faultsOf = (faults: (outcome: Outcome) => readonly string[]) =>
    outcomes
      .filter((outcome) => faults(outcome).length > 0)
      .map((outcome) => [outcome.judged.need, ...faults(outcome)]);

  it('have the right first answer, nine of ten', () => {
    const wrong = faultsOf(({ faults }) => faults);
    const precision = 1 - wrong.length / outcomes.length;
    console.info(
      [
        `precision ${precision.toFixed(3)} of ${outcomes.length}`,
        ...wrong.map((one) => one.join(' | ')),
      ].join('\n'),
    );
    expect(precision).toBeGreaterThanOrEqual(MIN_PRECISION);
  });

  it('are answered by nothing that contradicts a stated specification', () => {
    expect(faultsOf(({ contradictions }) => contradictions).slice(MAX_CONTRADICTIONS)).toEqual([]);
  });

  it('have their chips recognised, nineteen of twenty', () => {
    const all = outcomes.reduce((sum, { chips }) => sum + chips, 0);
    const missing = faultsOf(({ missingChips }) => missingChips);
    const count = outcomes.reduce((sum, { missingChips }) => sum + missingChips.length, 0);
    console.info(
      [`chips ${(1 - count / all).toFixed(3)} of ${all}`, ...missing.map((one) => one.join(' | '))].join(
        '\n',
      ),
    );
    expect(1 - count / all).toBeGreaterThanOrEqual(MIN_CHIPS);
  });
});
