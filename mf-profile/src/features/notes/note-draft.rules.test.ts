import { MAX_NOTE_TEXT_LENGTH, MAX_NOTE_TITLE_LENGTH } from '@bazaar/contracts/content';
import { describe, expect, it } from 'vitest';
import { faultsOf, isChanged, isSendable } from './note-draft.rules.ts';

describe('the draft of a note', () => {
  it('needs a title, and no text', () => {
    expect(faultsOf({ title: '  ', text: 'متن' })).toEqual({ title: 'missing', text: null });
    expect(isSendable({ title: 'پمپ', text: '' })).toBe(true);
  });

  it('says by how much it is too long, spaces around it left out', () => {
    const title = ` ${'آ'.repeat(MAX_NOTE_TITLE_LENGTH)} `;

    expect(faultsOf({ title, text: 'ب'.repeat(MAX_NOTE_TEXT_LENGTH) })).toEqual({ title: null, text: null });
    expect(faultsOf({ title: `${title}آآ`, text: 'ب'.repeat(MAX_NOTE_TEXT_LENGTH + 3) })).toEqual({
      title: { over: 3 },
      text: { over: 3 },
    });
    expect(isSendable({ title: 'پمپ', text: 'ب'.repeat(MAX_NOTE_TEXT_LENGTH + 1) })).toBe(false);
  });

  it('is changed by another word, not by a space at its end', () => {
    const note = { title: 'پمپ', text: 'فشار ۱۰ بار' };

    expect(isChanged({ title: 'پمپ ', text: 'فشار ۱۰ بار\n' }, note)).toBe(false);
    expect(isChanged({ title: 'پمپ', text: 'فشار ۱۲ بار' }, note)).toBe(true);
  });
});
