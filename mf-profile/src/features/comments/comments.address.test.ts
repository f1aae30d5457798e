import { COMMENT_STATUSES } from '@bazaar/contracts/content';
import { describeAddress } from '@bazaar/contracts/testing';
import { expect, it } from 'vitest';
import { commentsAddress, commentsHref } from './comments.address.ts';

describeAddress({
  name: 'commentsAddress',
  address: commentsAddress,
  values: { status: [null, ...COMMENT_STATUSES], page: [1, 2] },
});

it('has no query for the first page of all comments', () => {
  expect(commentsHref({ status: null, page: 1 })).toBe('/profile/comments');
  expect(commentsHref({ status: 'rejected', page: 2 })).toBe('/profile/comments?status=rejected&page=2');
});
