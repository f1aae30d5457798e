import { describe, expect, it } from 'vitest';
import { judgeTerms } from './check-terms.ts';

const found = {
  path: 'shared/locale/src/banks.ts',
  line: 3,
  word: 'both banks',
  standard: 'client and server',
};

describe('judgeTerms', () => {
  it('reports a private word that nothing allows', () => {
    expect(judgeTerms([found], []).faults).toEqual([found]);
  });

  it('allows a word in the folder that an allowed use names', () => {
    const use = { path: 'shared/locale/', word: 'both banks', reason: 'a trade word' };
    expect(judgeTerms([found], [use])).toEqual({ faults: [], unneeded: [] });
  });

  it('reports an allowed use that covers nothing', () => {
    const use = { path: 'shared/locale/', word: 'door', reason: 'a trade word' };
    expect(judgeTerms([found], [use])).toEqual({ faults: [found], unneeded: [use] });
  });
});
