import { describeAddress } from '@bazaar/contracts/testing';
import { describe, expect, it } from 'vitest';
import { notesAddress, notesHref } from './notes.address.ts';

const read = (href: string) => notesAddress.parse(new URL(href, 'https://bazaar.test').searchParams);

describeAddress({
  name: 'notesAddress',
  address: notesAddress,
  values: { term: ['', 'فشار'], page: [1, 2] },
});

describe('the address of the notes', () => {
  it('has the type in its path and the search in its query', () => {
    expect(notesHref({ type: 'Supplier', term: '', page: 1 })).toBe('/profile/notes/Supplier');
    expect(read(notesHref({ type: 'Supplier', term: 'فشار ۱۰', page: 2 }))).toEqual({
      term: 'فشار ۱۰',
      page: 2,
    });
  });

  it('cuts a term that the service would refuse', () => {
    expect(read(`/x?term=${'آ'.repeat(200)}`).term).toHaveLength(120);
  });
});
