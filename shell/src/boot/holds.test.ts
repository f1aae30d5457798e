import { expect, it } from 'vitest';
import { createReloadBlockers } from './holds.ts';

it('is held until every blocker is released', () => {
  const holds = createReloadBlockers();
  expect(holds.isHeld()).toBe(false);

  const releaseForm = holds.hold('form');
  const releasePayment = holds.hold('payment');
  releaseForm();
  expect(holds.isHeld()).toBe(true);
  releasePayment();

  expect(holds.isHeld()).toBe(false);
});

it('counts two blockers of the same name separately, and ignores a second release', () => {
  const holds = createReloadBlockers();
  const releaseFirst = holds.hold('form');
  holds.hold('form');

  releaseFirst();
  releaseFirst();

  expect(holds.isHeld()).toBe(true);
});
