import { TRADE_MOVES, TRADE_STATUSES, TradeActor, type TradeStatus } from '@bazaar/contracts/trade';
import { describe, expect, it } from 'vitest';
import { allowedActions, edgeOf, TRADE_MACHINE, timerOf } from './trade-machine.rules.ts';

/** The expected machine, written independently of the code: state → `actor move → state`. */
const EXPECTED: Record<TradeStatus, string[]> = {
  Draft: [
    'buyer edit → Draft',
    'buyer requestConfirmation → ConfirmationRequested',
    'buyer cancel → Cancelled',
  ],
  ConfirmationRequested: [
    'buyer edit → Draft',
    'operator requestRevision → RevisionRequested',
    'supplier requestRevision → RevisionRequested',
    'buyer confirmAndPublish → Published',
    'buyer cancel → Cancelled',
  ],
  RevisionRequested: [
    'buyer edit → Draft',
    'buyer requestConfirmation → ConfirmationRequested',
    'buyer cancel → Cancelled',
  ],
  Published: [
    'buyer edit → Published',
    'supplier quote → Quoted',
    'supplier reject → Rejected',
    'system expire → Expired',
    'buyer cancel → Cancelled',
  ],
  Quoted: [
    'buyer edit → Published',
    'buyer accept → Accepted',
    'buyer counter → Published',
    'system expire → Expired',
    'buyer cancel → Cancelled',
  ],
  Accepted: ['system requestPayment → AwaitingPayment', 'buyer cancel → Cancelled'],
  AwaitingPayment: ['system pay → Paid', 'system cancel → Cancelled', 'buyer cancel → Cancelled'],
  Paid: [
    'system startFulfillment → InFulfillment',
    'operator ruleComplete → Completed',
    'operator ruleCancel → Cancelled',
  ],
  InFulfillment: [
    'supplier ship → Delivered',
    'buyer object → Disputed',
    'operator ruleComplete → Completed',
    'operator ruleCancel → Cancelled',
  ],
  Delivered: [
    'buyer confirmDelivery → Completed',
    'system confirmDelivery → Completed',
    'buyer object → Disputed',
  ],
  Disputed: [
    'system escalate → Disputed',
    'operator ruleComplete → Completed',
    'operator ruleCancel → Cancelled',
  ],
  Completed: ['buyer rate → Completed'],
  Rejected: [],
  Cancelled: [],
  Expired: [],
};

const ACTORS = Object.values(TradeActor._zod.def.entries);
const EVERY_CELL = TRADE_STATUSES.flatMap((status) =>
  TRADE_MOVES.flatMap((move) => ACTORS.map((actor) => [status, move, actor] as const)),
);

describe('TRADE_MACHINE', () => {
  it('has every state × move × actor', () => {
    expect(EVERY_CELL).toHaveLength(15 * 21 * 4);
  });

  it.each(EVERY_CELL)('%s: %s by the %s', (status, move, actor) => {
    const expected = EXPECTED[status].find((row) => row.startsWith(`${actor} ${move} → `));

    expect(edgeOf(status, move, actor)?.to).toBe(expected?.split(' → ')[1]);
  });

  it('begins only as a draft of its buyer', () => {
    const beginnings = TRADE_MACHINE.filter(({ from }) => from === null);

    expect(beginnings).toEqual([{ from: null, move: 'create', actor: 'buyer', to: 'Draft' }]);
  });

  it('has at most one row for a state, a move and an actor', () => {
    const cells = TRADE_MACHINE.map(({ from, move, actor }) => `${from} ${move} ${actor}`);

    expect(new Set(cells).size).toBe(cells.length);
  });

  it('leads from every state to an end without the supplier, and out of held money only by moves that pay it out', () => {
    const ends: readonly TradeStatus[] = ['Completed', 'Rejected', 'Cancelled', 'Expired'];
    const withMoney: readonly TradeStatus[] = ['Paid', 'InFulfillment', 'Delivered', 'Disputed'];
    const ending = TRADE_MACHINE.filter(
      ({ from, to }) => withMoney.includes(from ?? 'Draft') && ends.includes(to),
    );

    expect(TRADE_STATUSES.filter((status) => !leadsTo(status, ends))).toEqual([]);
    expect(withMoney.filter((status) => !leadsTo(status, ['Cancelled']))).toEqual([]);
    expect(new Set(ending.map(({ move }) => move))).toEqual(
      new Set(['confirmDelivery', 'ruleComplete', 'ruleCancel']),
    );
  });

  it('leads to every state, and out of every state that is not final', () => {
    const reached = new Set(TRADE_MACHINE.map(({ to }) => to));
    const left = new Set(TRADE_MACHINE.filter(({ from, to }) => from !== to).map(({ from }) => from));

    expect(TRADE_STATUSES.filter((status) => !reached.has(status))).toEqual([]);
    expect(TRADE_STATUSES.filter((status) => !left.has(status))).toEqual([
      'Completed',
      'Rejected',
      'Cancelled',
      'Expired',
    ]);
  });
});

/** Whether buyer, operator and time lead from a state to one of these, whatever the supplier does. */
function leadsTo(status: TradeStatus, ends: readonly TradeStatus[]): boolean {
  const reached = new Set([status]);
  for (const state of reached) {
    for (const edge of TRADE_MACHINE) {
      if (edge.from === state && edge.actor !== 'supplier') {
        reached.add(edge.to);
      }
    }
  }
  return ends.some((end) => reached.has(end));
}

describe('allowedActions', () => {
  const open = { isRated: false, mandate: null, payableRial: null, isShipByOver: false, isQuoteOver: false };

  it('offers the buyer their own moves, including paying', () => {
    expect(allowedActions('Draft', 'buyer', open)).toEqual(['edit', 'requestConfirmation', 'cancel']);
    expect(allowedActions('Quoted', 'buyer', open)).toEqual([
      'edit',
      'accept',
      'counter',
      'cancel',
      'repeat',
    ]);
    expect(allowedActions('Quoted', 'buyer', { ...open, isQuoteOver: true })).not.toContain('accept');
    expect(allowedActions('AwaitingPayment', 'buyer', open)).toEqual(['pay', 'cancel', 'repeat']);
    expect(allowedActions('Rejected', 'buyer', open)).toEqual(['repeat']);
  });

  it('offers the other parties only theirs', () => {
    expect(allowedActions('Published', 'supplier', open)).toEqual(['quote', 'reject']);
    expect(allowedActions('InFulfillment', 'supplier', open)).toEqual(['ship']);
    for (const status of ['Paid', 'InFulfillment', 'Disputed'] as const) {
      expect(allowedActions(status, 'operator', open)).toEqual(['ruleComplete', 'ruleCancel']);
    }
    expect(allowedActions('AwaitingPayment', 'supplier', open)).toEqual([]);
  });

  it('offers an objection to goods that were not shipped once the last day is over', () => {
    expect(allowedActions('InFulfillment', 'buyer', open)).toEqual(['repeat']);
    expect(allowedActions('InFulfillment', 'buyer', { ...open, isShipByOver: true })).toEqual([
      'object',
      'repeat',
    ]);
    expect(allowedActions('Delivered', 'buyer', open)).toEqual(['confirmDelivery', 'object', 'repeat']);
  });

  it('offers rating once', () => {
    expect(allowedActions('Completed', 'buyer', open)).toEqual(['rate', 'repeat']);
    expect(allowedActions('Completed', 'buyer', { ...open, isRated: true })).toEqual(['repeat']);
  });
});

describe('timerOf', () => {
  const now = new Date('2026-11-20T10:00:00.000Z');
  const validUntil = new Date('2026-11-25T10:00:00.000Z');
  const timers = TRADE_STATUSES.flatMap((status) => {
    const timer = timerOf(status, now, validUntil);
    return timer === null ? [] : [[status, timer.move, (timer.at.getTime() - now.getTime()) / 3_600_000]];
  });

  it('gives a published request 72 hours, a quote its own time, a payment 48 hours, an objection a week and a ruling two', () => {
    expect(timers).toEqual([
      ['Published', 'expire', 72],
      ['Quoted', 'expire', 120],
      ['AwaitingPayment', 'cancel', 48],
      ['Delivered', 'confirmDelivery', 168],
      ['Disputed', 'escalate', 336],
    ]);
  });

  it('sets timers only for moves of the system', () => {
    for (const [status, move] of timers) {
      expect(edgeOf(status as TradeStatus, move as 'expire', 'system')).toBeDefined();
    }
  });
});
