import { describe, expect, it } from 'vitest';
import { readReversal } from './reversal-request.rules.ts';

describe('readReversal', () => {
  it('writes nothing unless it is asked to, and then needs no reason', () => {
    expect(readReversal({ transaction: ' 12 ' })).toEqual({
      ...{ transaction: '12', reason: '', operator: '', isDryRun: true },
    });
  });

  it('takes the transaction by its tracking code, with who has it reversed and why', () => {
    const options = { transaction: 'BZ-900012', reason: ' never paid ', operator: 'S. Karimi', write: true };

    expect(readReversal(options)).toEqual({
      ...{ transaction: 'BZ-900012', reason: 'never paid', operator: 'S. Karimi', isDryRun: false },
    });
  });

  it.each([undefined, '', '0x1', '12; drop', '-3', '1'.repeat(19)])(
    'refuses %s as a transaction',
    (given) => {
      expect(() => readReversal({ transaction: given })).toThrow('Give --transaction');
    },
  );

  it.each([
    { reason: 'never paid', operator: ' ' },
    { reason: '', operator: 'S. Karimi' },
    { operator: 'S. Karimi' },
  ])('refuses to write without both of them: %o', (given) => {
    expect(() => readReversal({ transaction: '12', write: true, ...given })).toThrow('Give --reason');
  });
});
