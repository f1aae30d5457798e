import { COMMENT_SORTS } from '@bazaar/contracts/content';
import { describeAddress } from '@bazaar/contracts/testing';
import { expect, it } from 'vitest';
import { commentsAddress } from './comments.address.ts';

describeAddress({
  name: 'commentsAddress',
  address: commentsAddress,
  values: { sort: [...COMMENT_SORTS], pageNumber: [1, 2] },
});

it('has keys of its own, so that an article may have others', () => {
  expect(commentsAddress.write({ sort: 'mostLiked', pageNumber: 2 })).toBe('?c-sort=mostLiked&c-page=2');
});
