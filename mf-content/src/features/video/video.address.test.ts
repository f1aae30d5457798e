import { describeAddress } from '@bazaar/contracts/testing';
import { videoAddress } from './video.address.ts';

describeAddress({ name: 'videoAddress', address: videoAddress, values: { startAt: [null, 0, 15] } });
