import { getDataExport } from '@bazaar/contracts/file';
import { given, type Handler } from '@bazaar/testing';

/** Nothing was asked for with the data of the user. */
export const givenNothingAsked: readonly Handler[] = [given(getDataExport, null)];
