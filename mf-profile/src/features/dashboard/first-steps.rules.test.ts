import { expect, it } from 'vitest';
import { doneSteps } from './first-steps.rules.ts';

it.each([
  [{ isProfileComplete: undefined, favoriteCount: undefined }, ['phone']],
  [{ isProfileComplete: false, favoriteCount: 0 }, ['phone']],
  [{ isProfileComplete: true, favoriteCount: 0 }, ['phone', 'profile']],
  [{ isProfileComplete: true, favoriteCount: 2 }, ['phone', 'profile', 'browse', 'keep']],
])('of %j are done: %j', (account, done) => {
  expect(doneSteps(account)).toEqual(done);
});
