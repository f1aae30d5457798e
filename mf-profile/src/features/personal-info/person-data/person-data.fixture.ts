import { getDataExport } from '@bazaar/contracts/file';
import { given, type Handler } from '@bazaar/testing';
import { givenNoDeletion } from '../../../common/account-deletion/account-deletion.fixture.ts';
import { noDataAccess } from '../profile.fixture.ts';

/** Nothing was asked for with the data of the user, and nobody read them. */
export const givenNothingAsked: readonly Handler[] = [
  given(getDataExport, null),
  givenNoDeletion,
  noDataAccess,
];
