import { describe, expect, it } from 'vitest';
import type { SettledOrder } from './sandbox.sql.ts';
import { readSettlementFile, writeSettlementFile } from './settlement-file.rules.ts';

const AT = '2026-11-20T10:00:00.000Z';
const order = (changes: Partial<SettledOrder>): SettledOrder => ({
  ...{ authority: 'S1', refNumber: null, amountRial: 500_000, state: 'open', at: AT },
  ...changes,
});

describe('the settlement file', () => {
  it('has one line for each order, and is read as it was written', () => {
    const text = writeSettlementFile([
      order({ state: 'paid', refNumber: '123' }),
      order({ authority: 'S2', state: 'failed' }),
    ]);

    expect(text).toBe(
      `authority,ref_number,amount_rial,status,at\nS1,123,500000,paid,${AT}\nS2,,500000,notPaid,${AT}\n`,
    );
    expect(readSettlementFile(text)).toEqual([
      { authority: 'S1', refNumber: '123', amountRial: 500_000, status: 'paid', at: AT },
      { authority: 'S2', refNumber: null, amountRial: 500_000, status: 'notPaid', at: AT },
    ]);
    expect(readSettlementFile(writeSettlementFile([]))).toEqual([]);
  });

  it.each([
    '',
    'authority,amount\n',
    writeSettlementFile([order({})]).replace('500000', '5e9.1'),
    writeSettlementFile([order({})]).replace('open', 'settled'),
    writeSettlementFile([order({})]).replace('S1', ''),
    writeSettlementFile([order({})]).replace(AT, `${AT},more`),
  ])('is refused as a whole when a part of it is unreadable: %j', (text) => {
    expect(readSettlementFile(text)).toBeNull();
  });
});
