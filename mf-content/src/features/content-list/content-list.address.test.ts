import { describeAddress } from '@bazaar/contracts/testing';
import { contentListAddress } from './content-list.address.ts';

describeAddress({
  name: 'contentListAddress',
  address: contentListAddress,
  values: { page: [1, 2, 100_000] },
});
