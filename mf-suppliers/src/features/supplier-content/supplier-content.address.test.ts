import { ContentTypeId } from '@bazaar/contracts/content';
import { describeAddress } from '@bazaar/contracts/testing';
import { contentAddress } from './supplier-content.address.ts';

describeAddress({
  name: 'contentAddress',
  address: contentAddress,
  values: { contentTypeId: [null, ContentTypeId.parse(3)], page: [1, 2] },
});
