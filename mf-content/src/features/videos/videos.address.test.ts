import { describeAddress } from '@bazaar/contracts/testing';
import { videosAddress } from './videos.address.ts';

describeAddress({
  name: 'videosAddress',
  address: videosAddress,
  values: { group: [undefined, 'آموزش فنی'], term: [undefined, 'شیم'] },
});
