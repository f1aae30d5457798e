import { describeAddress } from '@bazaar/contracts/testing';
import { advertisementsAddress } from './advertisements.address.ts';

describeAddress({
  name: 'advertisementsAddress',
  address: advertisementsAddress,
  values: { kind: [undefined, 5010], city: [undefined, 7], page: [1, 2, 100_000] },
});
