import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './cursor.rules.ts';

const PLACE = { class: 2, value: -943, documentId: 418 };

describe('the cursor of search results', () => {
  it('is read as it was written, but only for its own order', () => {
    const text = writeCursor('relevance', PLACE);
    expect(readCursor(text, 'relevance')).toEqual(PLACE);
    expect(readCursor(text, 'price')).toBeUndefined();
    expect(text.length).toBeLessThanOrEqual(120);
  });

  it.each(['', 'x', 'bnVsbA', 'W10', `${writeCursor('relevance', PLACE)}=`, '🔧'])('refuses %j', (text) => {
    expect(readCursor(text, 'relevance')).toBeUndefined();
  });

  it('accepts whole numbers within limits only', () => {
    const forged = (parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    for (const parts of [
      ['relevance', 2, 1.5, 1],
      ['relevance', 2, 2 ** 60, 1],
      ['relevance', -1, 1, 1],
      ['relevance', 2, 1, 2_147_483_648],
      ['relevance', 2, 1],
    ]) {
      expect(readCursor(forged(parts), 'relevance')).toBeUndefined();
    }
  });
});
