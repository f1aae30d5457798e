import { defineAddress, pageField } from '@bazaar/contracts';

/** The query of a list of articles. */
export const contentListAddress = defineAddress({ page: pageField });
