import { type Attempt, EFFECTS, type HeldRequest, type Purpose } from './effects.rules.ts';
import type { Effect, History, Operation, Outcome, StatementRead, WalletRead } from './history.types.ts';
import type {
  Account,
  Entry,
  Hold,
  Ledger,
  LedgerPayment,
  StatementLine,
  Transaction,
} from './ledger.types.ts';

/** A history and its ledger that a test may change in one place. */
type Changeable<T> = T extends readonly (infer Item)[]
  ? Changeable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Changeable<T[Key]> }
    : T;

export interface TrueRun {
  readonly history: Changeable<History>;
  readonly ledger: Changeable<Ledger>;
}

const USER = 7;
const SUPPLIER = 81;
const ACKNOWLEDGED: Outcome = { kind: 'acknowledged' };

/** Writes a small ledger as the services do, and what its clients did and saw, one thing after the other. */
class TrueRunWriter {
  readonly #operations: Operation[] = [];
  readonly #reads: WalletRead[] = [];
  readonly #statements: StatementRead[] = [];
  readonly #accounts = new Map<string, { -readonly [Key in keyof Account]: Account[Key] }>();
  readonly #transactions: Transaction[] = [];
  readonly #entries: Entry[] = [];
  readonly #lines: StatementLine[] = [];
  #clock = 0;

  /** Does something at the services: every posting of it is written, and then it is answered. */
  done(
    kind: string,
    effects: readonly Effect[],
    ids: Pick<Transaction, 'paymentId' | 'requestId'> | null,
  ): void {
    const startedAt = this.#tick();
    for (const { posting } of ids === null ? [] : effects) {
      this.#post(posting, ids ?? { paymentId: null, requestId: null });
    }
    this.tried(kind, { effects, outcome: ACKNOWLEDGED, startedAt });
  }

  /** Notes an operation that posts nothing. */
  tried(kind: string, what: { effects: readonly Effect[]; outcome: Outcome; startedAt?: number }): void {
    const { startedAt = this.#tick(), ...rest } = what;
    const number = this.#operations.length + 1;
    this.#operations.push({ number, client: 0, kind, startedAt, endedAt: this.#tick(), ...rest });
  }

  /** Reads the balances and the statement as they are now. */
  read(): void {
    const [availableRial, heldRial] = [this.#balance('available'), this.#balance('held')];
    const times = { startedAt: this.#tick(), endedAt: this.#tick() };
    const who = { number: this.#reads.length + 1, client: 0, userId: USER };
    this.#reads.push({ ...who, ...times, availableRial, heldRial, balanceRial: availableRial + heldRial });
    const lines = this.#lines.slice(-5).reverse();
    this.#statements.push({ ...who, ...times, pageSize: 5, lines: lines.map(shown) });
  }

  end(rest: Omit<Ledger, 'accounts' | 'transactions' | 'entries' | 'lines'>): TrueRun {
    const run = {
      history: { operations: this.#operations, reads: this.#reads, statements: this.#statements },
      ledger: {
        ...{ accounts: [...this.#accounts.values()], transactions: this.#transactions },
        ...{ entries: this.#entries, lines: this.#lines, ...rest },
      },
    };
    return structuredClone(run) as TrueRun;
  }

  #tick(): number {
    this.#clock += 1;
    return this.#clock;
  }

  #balance(part: 'available' | 'held'): number {
    return this.#accounts.get(`user:${USER}:${part}`)?.balanceRial ?? 0;
  }

  #post(posting: Effect['posting'], ids: Pick<Transaction, 'paymentId' | 'requestId'>): void {
    const { type, from, to, amountRial } = posting;
    const before = { available: this.#balance('available'), held: this.#balance('held') };
    const transactionId = this.#transactions.length + 1;
    this.#transactions.push({ id: transactionId, type, ...ids });
    this.#enter(transactionId, from, -amountRial);
    this.#enter(transactionId, to, amountRial);
    const [available, held] = [this.#balance('available'), this.#balance('held')];
    const isIn = (available === before.available ? held - before.held : available - before.available) > 0;
    if (available !== before.available || held !== before.held) {
      this.#lines.push({
        ...{ id: this.#lines.length + 1, transactionId, userId: USER, direction: isIn ? 'in' : 'out' },
        ...{ amountRial, balanceAfterRial: available + held, availableAfterRial: available },
      });
    }
  }

  #enter(transactionId: number, code: string, amountRial: number): void {
    const ownerUserId = code.startsWith('user:') ? USER : null;
    const fresh = { id: this.#accounts.size + 1, code, ownerUserId, balanceRial: 0 };
    const account = this.#accounts.get(code) ?? fresh;
    this.#accounts.set(code, account);
    account.balanceRial += amountRial;
    this.#entries.push({
      ...{ id: this.#entries.length + 1, transactionId, accountId: account.id, amountRial },
      balanceAfterRial: account.balanceRial,
    });
  }
}

function shown({ transactionId: _, userId: __, ...line }: StatementLine) {
  return line;
}

const CHARGE: Attempt = {
  ...{ id: 11, paymentId: 1, userId: USER, gatewayId: 'sandbox', amountRial: 900, partRial: 0 },
  purpose: { kind: 'walletCharge' },
};
const FEE: Purpose = { kind: 'membership', membershipId: 3, amountRial: 100 };
const FIRST: Purpose = { kind: 'tradeRequest', requestId: 5, amountRial: 200 };
const SECOND: Purpose = { kind: 'tradeRequest', requestId: 6, amountRial: 300 };
const MIXED: Attempt = {
  ...{ id: 14, paymentId: 4, userId: USER, gatewayId: 'sandbox', amountRial: 180, partRial: 120 },
  purpose: SECOND,
};

function heldFor(requestId: number, amountRial: number): HeldRequest {
  return { requestId, userId: USER, supplierId: SUPPLIER, amountRial };
}

/**
 * A user charges the wallet, pays a fee, pays one request from the wallet and one half online, confirms the delivery of
 * the first and gets the money of the second back. One more request is refused.
 */
export function trueRun(): TrueRun {
  const run = new TrueRunWriter();
  run.tried('choose success', { effects: EFFECTS.choosePaid(CHARGE), outcome: ACKNOWLEDGED });
  run.done('last return', EFFECTS.lastReturn(CHARGE), { paymentId: 1, requestId: null });
  run.read();
  run.done('publish', EFFECTS.publish(FEE, USER), { paymentId: 2, requestId: null });
  run.done('pay from wallet', EFFECTS.payFromWallet(FIRST, USER), { paymentId: 3, requestId: 5 });
  run.read();
  const [part, partBack] = EFFECTS.beginPayment(
    { userId: USER, payment: MIXED.paymentId, amountRial: MIXED.partRial },
    String(MIXED.id),
  );
  run.done('begin payment', part ? [part] : [], { paymentId: 4, requestId: 6 });
  run.read();
  const [charged] = EFFECTS.lastReturn(MIXED);
  const paid = [charged, partBack].flatMap((effect) => effect ?? []);
  run.done('last return', paid, { paymentId: 4, requestId: 6 });
  run.done('read payment', EFFECTS.payFromWallet(SECOND, USER), { paymentId: 4, requestId: 6 });
  run.read();
  run.done('confirm delivery', EFFECTS.confirmDelivery(heldFor(5, 200)), { paymentId: null, requestId: 5 });
  run.done('rule cancel', EFFECTS.ruleCancel(heldFor(6, 300)), { paymentId: null, requestId: 6 });
  const refusal: Outcome = { kind: 'refused', status: 422, code: 'insufficient_credit' };
  const tooMuch: Purpose = { kind: 'tradeRequest', requestId: 8, amountRial: 50 };
  run.tried('pay from wallet', { effects: EFFECTS.payFromWallet(tooMuch, USER), outcome: refusal });
  run.read();
  return run.end({ holds: HOLDS, payments: PAYMENTS, requests: REQUESTS, ...NOTHING_LEAVES });
}

const NOTHING_LEAVES = { withdrawals: [], payouts: [] };
const HOLDS: readonly Hold[] = [
  { requestId: 5, userId: USER, amountRial: 200, remainingRial: 0 },
  { requestId: 6, userId: USER, amountRial: 300, remainingRial: 0 },
];
const PAYMENTS: readonly LedgerPayment[] = [
  { id: 1, ...paymentFor('walletCharge', null), amountRial: 900, status: 'Verified' },
  { id: 2, ...paymentFor('membership', 3), amountRial: 100, status: 'Verified' },
  { id: 3, ...paymentFor('tradeRequest', 5), amountRial: 200, status: 'Verified' },
  { id: 4, ...paymentFor('tradeRequest', 6), amountRial: 300, status: 'Refunded' },
];
function paymentFor(purpose: string, purposeId: number | null) {
  return { walletUserId: USER, purpose, purposeId, heldRial: 0 };
}

const REQUESTS = [
  { id: 5, status: 'Completed' },
  { id: 6, status: 'Cancelled' },
  { id: 8, status: 'AwaitingPayment' },
] as const;
