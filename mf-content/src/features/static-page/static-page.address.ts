import { defineAddress, valueField } from '@bazaar/contracts';
import { PageVersionNumber } from '@bazaar/contracts/content';

/** The query of a static page: a former version of it; none is the page as it reads now. */
export const staticPageAddress = defineAddress({
  version: valueField(PageVersionNumber, undefined),
});
