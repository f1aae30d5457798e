import { groupBy, sumOf } from './books.rules.ts';
import type { Posting } from './history.types.ts';
import type { Ledger } from './ledger.types.ts';
import { type Posted, readPostings } from './postings.rules.ts';

/** While a payment has one of these states, the wallet's part of it may be held. */
const WAITING = ['Created', 'RedirectedToGateway', 'CallbackReceived', 'VerifyPending'];
/** In these states of a request its money is held, in those its money is gone. */
const HELD = ['Paid', 'InFulfillment', 'Delivered', 'Disputed'];
const ENDED = ['Completed', 'Cancelled'];

/** What the postings of one subject have moved into held money, and out of it. */
interface Custody {
  readonly inRial: number;
  readonly backRial: number;
  readonly releasedRial: number;
}

/** Faults of money that is held for somebody: holds, parts of mixed payments, what suppliers are owed. */
export function findCustodyFaults(ledger: Ledger): string[] {
  const postings = readPostings(ledger);
  const custody = custodyOf(postings);
  return [
    ...requestFaults(ledger, custody),
    ...partFaults(ledger, custody),
    ...heldFaults(ledger),
    ...payableFaults(ledger, postings),
    ...leavingFaults(ledger),
  ];
}

function custodyOf(postings: readonly Posted[]): ReadonlyMap<string, Custody> {
  const bySubject = groupBy(
    postings.flatMap(({ posting }) => (posting === null ? [] : [posting])),
    ({ subject }) => subject,
  );
  const ofType = (all: readonly Posting[], type: string) =>
    sumOf(all.filter((posting) => posting.type === type).map(({ amountRial }) => amountRial));
  return new Map(
    [...bySubject].map(([subject, all]) => [
      subject,
      {
        inRial: ofType(all, 'Hold'),
        backRial: ofType(all, 'Release'),
        releasedRial: ofType(all, 'Payment'),
      },
    ]),
  );
}

const NOTHING: Custody = { inRial: 0, backRial: 0, releasedRial: 0 };

function requestFaults({ requests, holds }: Ledger, custody: ReadonlyMap<string, Custody>): string[] {
  const holdOf = new Map(holds.map((hold) => [hold.requestId, hold]));
  return requests.flatMap(({ id, status }) => {
    const { inRial, backRial, releasedRial } = custody.get(`request ${id}`) ?? NOTHING;
    const { amountRial, remainingRial } = holdOf.get(id) ?? { amountRial: 0, remainingRial: 0 };
    const open = inRial - backRial - releasedRial;
    const faults = [
      amountRial !== inRial && `request ${id}: ${amountRial} is noted as held, ${inRial} was posted`,
      remainingRial !== open && `request ${id}: ${remainingRial} is noted as still held, ${open} is`,
      open < 0 && `request ${id}: more was paid out than was held, ${-open}`,
      HELD.includes(status) && open <= 0 && `request ${id} is ${status}, but nothing is held for it`,
      ENDED.includes(status) && open !== 0 && `request ${id} is ${status}, but ${open} is held for it`,
      status === 'Completed' &&
        releasedRial === 0 &&
        `request ${id} is Completed, but its supplier got nothing`,
      status === 'Cancelled' && releasedRial > 0 && `request ${id} is Cancelled, but its supplier was paid`,
      ![...HELD, ...ENDED].includes(status) && inRial > 0 && `request ${id} is ${status}, but money was held`,
    ];
    return faults.filter((fault) => fault !== false);
  });
}

function partFaults({ payments }: Ledger, custody: ReadonlyMap<string, Custody>): string[] {
  return payments.flatMap(({ id, status, heldRial }) => {
    const { inRial, backRial } = custody.get(`payment ${id}`) ?? NOTHING;
    const open = inRial - backRial;
    const isOver = open !== 0 && !WAITING.includes(status);
    return [
      ...(open === heldRial ? [] : [`payment ${id}: a part of ${heldRial} is noted as held, ${open} is`]),
      ...(isOver ? [`payment ${id} is ${status}, but a part of ${open} is held for it`] : []),
    ];
  });
}

function heldFaults({ accounts, holds, payments }: Ledger): string[] {
  const due = new Map<number, number>();
  const add = (userId: number, amountRial: number) => due.set(userId, (due.get(userId) ?? 0) + amountRial);
  for (const { userId, remainingRial } of holds) {
    add(userId, remainingRial);
  }
  for (const { walletUserId, heldRial } of payments) {
    add(walletUserId, heldRial);
  }
  return accounts
    .filter(({ code }) => code.endsWith(':held'))
    .map(({ ownerUserId, balanceRial }) => ({
      ownerUserId,
      balanceRial,
      dueRial: due.get(ownerUserId ?? 0) ?? 0,
    }))
    .filter(({ balanceRial, dueRial }) => balanceRial !== dueRial)
    .map((one) => `user ${one.ownerUserId}: ${one.balanceRial} is held, open holds are ${one.dueRial}`);
}

/** A supplier is owed what was released, less what is on its way to the bank or there. */
function payableFaults({ accounts, payouts }: Ledger, postings: readonly Posted[]): string[] {
  return accounts
    .filter(({ code }) => code.endsWith(':payable'))
    .flatMap(({ code, balanceRial }) => {
      const released = postings.flatMap(({ posting }) =>
        posting?.type === 'Payment' && posting.to === code ? [posting.amountRial] : [],
      );
      const paid = payouts.filter(({ supplierId }) => code === `supplier:${supplierId}:payable`);
      const due = sumOf(released) - amountIn(paid, ['Sent', 'Settled']);
      return balanceRial === due ? [] : [`${code} has ${balanceRial}, releases less payouts are ${due}`];
    });
}

function amountIn(
  rows: readonly { readonly state: string; readonly amountRial: number }[],
  states: string[],
) {
  return sumOf(rows.filter(({ state }) => states.includes(state)).map(({ amountRial }) => amountRial));
}

/** What is on its way out, and what the bank has. */
function leavingFaults({ accounts, withdrawals, payouts }: Ledger): string[] {
  const due: Readonly<Record<string, number>> = {
    'platform:withdrawals': amountIn(withdrawals, ['Requested', 'Sent']),
    'platform:payouts': amountIn(payouts, ['Sent']),
    'bank:clearing': amountIn([...withdrawals, ...payouts], ['Settled']),
  };
  return Object.entries(due).flatMap(([code, dueRial]) => {
    const balanceRial = accounts.find((account) => account.code === code)?.balanceRial ?? 0;
    return balanceRial === dueRial ? [] : [`${code} has ${balanceRial}, its rows sum up to ${dueRial}`];
  });
}
