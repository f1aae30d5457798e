import { describeAddress } from '@bazaar/contracts/testing';
import { expect, it } from 'vitest';
import { helpAddress } from './help.address.ts';

describeAddress({
  name: 'helpAddress',
  address: helpAddress,
  values: { q: ['', 'کیف پول', 'ضد انفجار'] },
});

it('reads the typed words in one spelling, and never more than the service takes', () => {
  expect(helpAddress.parse(new URLSearchParams({ q: ' كيف پول ' }))).toEqual({ q: 'کیف پول' });
  expect(helpAddress.parse(new URLSearchParams({ q: '🙂'.repeat(300) })).q.length).toBeLessThanOrEqual(120);
  expect(helpAddress.parse(new URLSearchParams())).toEqual({ q: '' });
});
