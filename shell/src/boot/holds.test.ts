import { expect, it } from 'vitest';
import { createReloadBlockers } from './holds.ts';

it('is held until every reason has gone', () => {
  const holds = createReloadBlockers();
  expect(holds.isHeld()).toBe(false);

  const releaseForm = holds.hold('form');
  const releasePayment = holds.hold('payment');
  releaseForm();
  expect(holds.isHeld()).toBe(true);
  releasePayment();

  expect(holds.isHeld()).toBe(false);
});

it('keeps two holds of the same name apart, and minds no second release', () => {
  const holds = createReloadBlockers();
  const releaseFirst = holds.hold('form');
  holds.hold('form');

  releaseFirst();
  releaseFirst();

  expect(holds.isHeld()).toBe(true);
});
