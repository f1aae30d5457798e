import { describe, expect, it } from 'vitest';
import { findFaults } from './check.rules.ts';
import { EFFECTS } from './effects.rules.ts';
import { type TrueRun, trueRun } from './true-history.fixture.ts';

function faultsAfter(change: (run: TrueRun) => void): string[] {
  const run = trueRun();
  change(run);
  return findFaults(run.history, run.ledger);
}

/** The one item of a list that fits. */
function only<Item>(list: readonly Item[], fits: (item: Item) => boolean): Item {
  const [item, ...others] = list.filter(fits);
  if (item === undefined || others.length > 0) {
    throw new Error(`${others.length} more of them`);
  }
  return item;
}

const transactionOf = ({ ledger }: TrueRun, type: string, requestId: number | null) =>
  only(ledger.transactions, (one) => one.type === type && one.requestId === requestId);

/** Takes a whole transaction out of the ledger, and its money out of all later balances. */
function unpost({ ledger }: TrueRun, id: number): void {
  for (const { accountId, amountRial } of ledger.entries.filter((entry) => entry.transactionId === id)) {
    only(ledger.accounts, (account) => account.id === accountId).balanceRial -= amountRial;
  }
  ledger.transactions = ledger.transactions.filter((one) => one.id !== id);
  ledger.entries = ledger.entries.filter(({ transactionId }) => transactionId !== id);
  ledger.lines = ledger.lines.filter(({ transactionId }) => transactionId !== id);
  restate(ledger);
}

/** Posts a copy of a transaction at the end, as a careful forger does: balances, entries and lines all agree. */
function postAgain({ ledger }: TrueRun, id: number, change: object = {}): void {
  const copy = { ...only(ledger.transactions, (one) => one.id === id), ...change, id: 1_000 + id };
  ledger.transactions.push(copy);
  for (const entry of ledger.entries.filter(({ transactionId }) => transactionId === id)) {
    ledger.entries.push({ ...entry, id: 1_000 + entry.id, transactionId: copy.id });
    only(ledger.accounts, (account) => account.id === entry.accountId).balanceRial += entry.amountRial;
  }
  for (const line of ledger.lines.filter(({ transactionId }) => transactionId === id)) {
    ledger.lines.push({ ...line, id: 1_000 + line.id, transactionId: copy.id });
  }
  restate(ledger);
}

/** Makes entries and lines continue each other. */
function restate(ledger: TrueRun['ledger']): void {
  const balances = new Map<number, number>();
  for (const entry of ledger.entries) {
    entry.balanceAfterRial = (balances.get(entry.accountId) ?? 0) + entry.amountRial;
    balances.set(entry.accountId, entry.balanceAfterRial);
  }
  const codeOf = new Map(ledger.accounts.map(({ id, code }) => [id, code]));
  const moved = (transactionId: number, part: string) =>
    ledger.entries
      .filter((entry) => entry.transactionId === transactionId && codeOf.get(entry.accountId)?.endsWith(part))
      .reduce((sum, { amountRial }) => sum + amountRial, 0);
  const after = { available: 0, held: 0 };
  for (const line of ledger.lines) {
    after.available += moved(line.transactionId, ':available');
    after.held += moved(line.transactionId, ':held');
    line.availableAfterRial = after.available;
    line.balanceAfterRial = after.available + after.held;
  }
}

/** The answer to the beginning of payment 4, for request 6, is lost, so its client knows only what it meant to pay. */
function loseAnswer({ history }: TrueRun, purposeId = 6): void {
  const part = { userId: 7, payment: { kind: 'tradeRequest', id: purposeId }, amountRial: 120 };
  Object.assign(
    only(history.operations, ({ kind }) => kind === 'begin payment'),
    { outcome: { kind: 'unknown' }, effects: EFFECTS.beginPayment(part, 'lost') },
  );
}

describe('findFaults', () => {
  it('finds nothing in a true run', () => {
    const { history, ledger } = trueRun();

    expect(ledger.transactions.map(({ type }) => type)).toEqual([
      ...['Charge', 'MembershipFee', 'Hold', 'Hold', 'Charge', 'Release', 'Hold', 'Payment', 'Release'],
    ]);
    expect(findFaults(history, ledger)).toEqual([]);
  });

  it('finds nothing when an unknown operation was posted, and nothing when it was not', () => {
    const unknown = (run: TrueRun) => {
      only(run.history.operations, ({ kind }) => kind === 'rule cancel').outcome = { kind: 'unknown' };
    };
    const unposted = (run: TrueRun) => {
      unknown(run);
      unpost(run, 9);
      run.history.reads.pop();
      run.history.statements.pop();
      only(run.ledger.holds, ({ requestId }) => requestId === 6).remainingRial = 300;
      only(run.ledger.requests, ({ id }) => id === 6).status = 'Disputed';
    };

    expect([faultsAfter(unknown), faultsAfter(unposted)]).toEqual([[], []]);
  });

  it('finds nothing when the number of a payment was lost with the answer that would have named it', () => {
    expect(faultsAfter((run) => loseAnswer(run))).toEqual([]);
  });
});

/** Each changes a true run in one place. */
const PLANTED: readonly (readonly [name: string, plant: (run: TrueRun) => void, fault: RegExp])[] = [
  [
    'a charge that is posted twice',
    (run) => postAgain(run, transactionOf(run, 'Charge', null).id),
    /Charge of payment 1 .* is there once more than was asked for/,
  ],
  [
    'a callback that was answered and lost',
    (run) => unpost(run, transactionOf(run, 'Charge', 6).id),
    /\(last return\) was acknowledged, but is not in the ledger: Charge of payment 4/,
  ],
  [
    'a hold that is never released',
    (run) => {
      unpost(run, transactionOf(run, 'Payment', 5).id);
      only(run.ledger.holds, ({ requestId }) => requestId === 5).remainingRial = 200;
    },
    /request 5 is Completed, but 200 is held for it/,
  ],
  [
    'a hold whose money is gone, but which is still noted',
    (run) => {
      only(run.ledger.holds, ({ requestId }) => requestId === 6).remainingRial = 300;
    },
    /request 6: 300 is noted as still held, 0 is/,
  ],
  [
    'a refund that is posted twice',
    (run) => postAgain(run, 9),
    /request 6: more was paid out than was held, 300/,
  ],
  [
    'a part of a mixed payment that was not returned',
    (run) => unpost(run, 6),
    /payment 4 is Refunded, but a part of 120 is held for it/,
  ],
  [
    'another amount than was asked for',
    ({ ledger }) => {
      const fee = only(ledger.transactions, ({ type }) => type === 'MembershipFee');
      for (const entry of ledger.entries.filter(({ transactionId }) => transactionId === fee.id)) {
        entry.amountRial += Math.sign(entry.amountRial);
        only(ledger.accounts, ({ id }) => id === entry.accountId).balanceRial += Math.sign(entry.amountRial);
      }
      only(ledger.lines, ({ transactionId }) => transactionId === fee.id).amountRial += 1;
      restate(ledger);
    },
    /transaction 2 \(MembershipFee .* 101\) has no cause/,
  ],
  [
    'money that went to another supplier',
    ({ ledger }) => {
      only(ledger.accounts, ({ code }) => code === 'supplier:81:payable').code = 'supplier:82:payable';
    },
    /confirm delivery\) was acknowledged, but is not in the ledger: Payment of request 5/,
  ],
  [
    'a balance that somebody wrote',
    ({ ledger }) => {
      only(ledger.accounts, ({ code }) => code === 'user:7:available').balanceRial += 10;
    },
    /user:7:available has 790, but its entries sum up to 780/,
  ],
  [
    'an entry that somebody changed',
    ({ ledger }) => {
      only(ledger.entries, ({ id }) => id === 4).amountRial += 5;
    },
    /transaction 2 does not balance/,
  ],
  [
    'an account that was below zero for a moment',
    ({ ledger }) => {
      const [first, second] = [ledger.entries.splice(0, 2), ledger.entries.splice(0, 2)];
      ledger.entries.unshift(...second, ...first);
      restate(ledger);
    },
    /user:7:available was below zero/,
  ],
  [
    'a missing line of a statement',
    ({ ledger }) => {
      ledger.lines.splice(3, 1);
    },
    /statement of user 7: no line for transaction 4/,
  ],
  [
    'a line of a statement with another balance',
    ({ ledger }) => {
      only(ledger.lines, ({ id }) => id === 2).balanceAfterRial += 1;
    },
    /statement of user 7: line 2 differs from its entries/,
  ],
  [
    'a posting without a cause',
    (run) => postAgain(run, 1, { paymentId: 99 }),
    /transaction 1001 \(Charge of payment 99 .*\) has no cause/,
  ],
  [
    'a part that is held once more than answers were lost',
    (run) => {
      loseAnswer(run);
      postAgain(run, 4);
    },
    /transaction 1004 \(Hold of payment 4 .*\) has no cause/,
  ],
  [
    'a part whose lost answer was for something else',
    (run) => loseAnswer(run, 5),
    /transaction 4 \(Hold of payment 4 .*\) has no cause/,
  ],
  [
    'a posting that is none of the marketplace',
    ({ ledger }) => {
      only(ledger.transactions, ({ type }) => type === 'MembershipFee').type = 'Adjustment';
    },
    /transaction 2 \(Adjustment .*\) has no cause/,
  ],
  [
    'a posting of an operation that was refused',
    (run) => {
      const payment = only(run.ledger.payments, ({ id }) => id === 3);
      run.ledger.payments.push({ ...payment, id: 8, purposeId: 8, amountRial: 50, status: 'Created' });
      postAgain(run, 3, { paymentId: 8, requestId: 8 });
      for (const entry of run.ledger.entries.slice(-2)) {
        entry.amountRial = Math.sign(entry.amountRial) * 50;
      }
    },
    /Hold of request 8 .* 50\) belongs to operation 10 \(pay from wallet\), which was refused/,
  ],
  [
    'a read that misses what was acknowledged before it',
    ({ history }) => {
      Object.assign(history.reads.at(-1) ?? {}, { availableRial: 600, heldRial: 200, balanceRial: 800 });
    },
    /read 5 of user 7: 600 available, 200 held is no state between 9 and 9/,
  ],
  [
    'a read that misses an acknowledged part, though another answer for the same was lost',
    (run) => {
      const begun = only(run.history.operations, ({ kind }) => kind === 'begin payment');
      run.history.operations.push({ ...begun, number: 99 });
      const [lost] = run.history.operations.slice(-1);
      const part = { userId: 7, payment: { kind: 'tradeRequest', id: 6 }, amountRial: 120 };
      Object.assign(lost ?? {}, {
        outcome: { kind: 'unknown' },
        effects: EFFECTS.beginPayment(part, 'lost'),
      });
      const [, before] = run.history.reads;
      const { availableRial, heldRial, balanceRial } = before ?? {};
      Object.assign(run.history.reads[2] ?? {}, { availableRial, heldRial, balanceRial });
    },
    /read 3 of user 7: \d+ available, \d+ held is no state between 4 and 4/,
  ],
  [
    'a read that shows what was begun after it',
    ({ history }) => {
      Object.assign(history.reads[0] ?? {}, { availableRial: 800, heldRial: 0, balanceRial: 800 });
    },
    /read 1 of user 7: 800 available, 0 held is no state between 1 and 1/,
  ],
  [
    'a read of balances from two moments',
    ({ history }) => {
      Object.assign(history.reads[1] ?? {}, { availableRial: 800, heldRial: 200, balanceRial: 1_000 });
    },
    /read 2 of user 7: 800 available, 200 held is no state/,
  ],
  [
    'a page of a statement that leaves a line out',
    ({ history }) => {
      history.statements.at(-1)?.lines.splice(2, 1);
    },
    /statement read 5 of user 7 does not show the last 5 lines before it/,
  ],
  [
    'a page of a statement from before what was acknowledged',
    ({ history }) => {
      const [, , third, fourth] = history.statements;
      Object.assign(fourth ?? {}, { lines: third?.lines });
    },
    /statement read 4 of user 7 ends after 4 lines, which is not between 7 and 7/,
  ],
];

describe('a planted fault', () => {
  it.each(PLANTED)('is found: %s', (_, plant, fault) => {
    expect(faultsAfter(plant).join('\n')).toMatch(fault);
  });
});
