import { expect, it } from 'vitest';
import { chosenSteps } from './test.ts';
import { staticSteps } from './test-run/steps.ts';

it('returns all steps when none is named, and the named ones otherwise', () => {
  const steps = staticSteps();

  expect(chosenSteps(steps, [])).toEqual(steps);
  expect(chosenSteps(steps, ['types']).map(({ name }) => name)).toEqual(['types']);
});

it('lists the steps when a name is wrong', () => {
  expect(() => chosenSteps(staticSteps(), ['typos'])).toThrow(
    /There is no step "typos"\. Take some of: types, /,
  );
});
