import { DELEGATION_STATUSES } from '@bazaar/contracts/merchant';
import { describeAddress } from '@bazaar/contracts/testing';
import { delegationAddress } from './delegation.address.ts';

describeAddress({
  name: 'delegationAddress',
  address: delegationAddress,
  values: { status: [null, ...DELEGATION_STATUSES], page: [1, 2] },
});
