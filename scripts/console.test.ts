import { describe, expect, it } from 'vitest';
import { errorText, faultLine, SetupProblem } from './console.ts';

describe('faultLine', () => {
  it('joins the problem and its remedy into two sentences', () => {
    expect(faultLine('Port 3000 is busy', 'Stop the other server or set PORT')).toBe(
      'Port 3000 is busy. Stop the other server or set PORT.',
    );
  });

  it('stays one line and omits an empty half', () => {
    expect(faultLine('It broke:\n  badly.', '')).toBe('It broke: badly.');
  });
});

describe('errorText', () => {
  it('is one line for a problem, of any problem class, and the stack for a bug', () => {
    const other = Object.assign(new Error('No database. Start it.'), { name: 'DatabaseProblem' });

    expect(errorText(new SetupProblem('Port 3000 is busy', 'Set PORT'))).toBe('Port 3000 is busy. Set PORT.');
    expect(errorText(other)).toBe('No database. Start it.');
    expect(errorText(new Error('oops'))).toMatch(/^Error: oops\n +at /);
  });
});
