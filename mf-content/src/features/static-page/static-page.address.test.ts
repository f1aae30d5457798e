import { PageVersionNumber } from '@bazaar/contracts/content';
import { describeAddress } from '@bazaar/contracts/testing';
import { staticPageAddress } from './static-page.address.ts';

describeAddress({
  name: 'staticPageAddress',
  address: staticPageAddress,
  values: { version: [undefined, PageVersionNumber.parse(1), PageVersionNumber.parse(12)] },
});
