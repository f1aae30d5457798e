import { describe, expect, it } from 'vitest';
import { ReconcileProblem, readRequest } from './reconcile-request.rules.ts';

const KNOWN = { gatewayIds: ['sandbox', 'sandbox-2'], today: '2026-11-25' };

describe('readRequest', () => {
  it.each([
    [{}, { gatewayIds: ['sandbox', 'sandbox-2'], days: ['2026-11-24'], isDryRun: false }],
    [
      { gateway: 'sandbox', from: '2026-11-22', 'dry-run': true },
      { gatewayIds: ['sandbox'], days: ['2026-11-22', '2026-11-23', '2026-11-24'], isDryRun: true },
    ],
    [
      { from: '2026-02-27', to: '2026-03-01' },
      { ...KNOWN, days: ['2026-02-27', '2026-02-28', '2026-03-01'], isDryRun: false, today: undefined },
    ],
    [{ to: '2026-11-20' }, { gatewayIds: KNOWN.gatewayIds, days: ['2026-11-20'], isDryRun: false }],
    [{ from: '2026-11-25' }, { gatewayIds: KNOWN.gatewayIds, days: ['2026-11-25'], isDryRun: false }],
    [
      { resolve: '12', note: ' refunded ' },
      { resolve: 12, note: 'refunded' },
    ],
  ])('reads %j', (options, request) => {
    expect(readRequest(options, KNOWN)).toEqual(request);
  });

  it.each([
    [{ gateway: 'bank' }, '"bank" is no gateway here. There are: sandbox, sandbox-2.'],
    [{ from: '20-11-2026' }, '--from "20-11-2026" is no day such as 2026-11-20.'],
    [{ to: '2026-02-30' }, '--to "2026-02-30" is no day such as 2026-11-20.'],
    [{ from: '2026-11-24', to: '2026-11-20' }, '--from 2026-11-24 is after --to 2026-11-20.'],
    [{ to: '2026-11-26' }, '--to 2026-11-26 is not here yet; today is 2026-11-25.'],
    [{ from: '2020-01-01' }, 'days are more than 92'],
    [{ resolve: 'x', note: 'done' }, 'Give --resolve the number of a difference'],
    [{ resolve: '1' }, 'and --note what was done about it'],
    [{ note: 'done' }, 'Give --resolve'],
    [{ resolve: '1', note: 'done', gateway: 'sandbox' }, '--resolve stands alone with --note.'],
  ])('refuses %j with one line', (options, line) => {
    const read = () => readRequest(options, KNOWN);

    expect(read).toThrow(ReconcileProblem);
    expect(read).toThrow(line);
  });

  it('refuses to compare where no gateway is set up', () => {
    expect(() => readRequest({}, { ...KNOWN, gatewayIds: [] })).toThrow('No gateway is set up here');
  });
});
