import { describe, expect, it } from 'vitest';
import { faultLine } from './console.ts';

describe('faultLine', () => {
  it('joins what happened and what to do into two sentences', () => {
    expect(faultLine('Port 3000 is busy', 'Stop the other server or set PORT')).toBe(
      'Port 3000 is busy. Stop the other server or set PORT.',
    );
  });

  it('stays one line and leaves out an empty half', () => {
    expect(faultLine('It broke:\n  badly.', '')).toBe('It broke: badly.');
  });
});
