import { type AccountDeletion, getAccountDeletion } from '@bazaar/contracts/auth';
import { given } from '@bazaar/testing';

/** Nothing was asked for, and nothing is in the way. */
export const noDeletion: AccountDeletion = {
  ...{ requestedAt: null, dueAt: null, waitingDays: 14 },
  obstacles: [],
};

export const givenNoDeletion = given(getAccountDeletion, noDeletion);
