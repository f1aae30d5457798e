import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededApp, type SeededApp } from '../../../seed/seeded-app.fixture.ts';
import { judgeNeed, type Outcome, readJudged } from './judged-needs.fixture.ts';

const MIN_PRECISION = 0.9;
const MIN_CHIPS = 0.95;

/** The held-out third is only measured: `JUDGED=held-out npx vitest run --project services judged-needs`. */
const FILE = process.env.JUDGED === 'held-out' ? 'needs-held-out.json' : 'needs.json';
const needs = readJudged(FILE);

let app: SeededApp;
const outcomes: Outcome[] = [];
beforeAll(async () => {
  app = await openSeededApp();
  for (const judged of needs) {
    outcomes.push(await judgeNeed(app, judged));
  }
}, 240_000);
afterAll(() => app?.close());

const faultsOf = (faults: (outcome: Outcome) => readonly string[]) =>
  outcomes
    .filter((outcome) => faults(outcome).length > 0)
    .map((outcome) => [outcome.judged.need, ...faults(outcome)]);

describe(`the judged needs of ${FILE}`, () => {
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
    expect(faultsOf(({ contradictions }) => contradictions)).toEqual([]);
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
