import type { SandboxOutcome } from '@bazaar/contracts/payment';
import { createRandom, type Random } from '../seed/random.ts';
import type { BankResult } from './effects.rules.ts';

/** A visit at a gateway: where, how it ends, and how the browser comes back. */
export interface Visit {
  readonly gateway: 'sandbox' | 'zarinpal';
  /** `abandon`: the visitor neither pays nor comes back. */
  readonly outcome: SandboxOutcome | 'abandon';
  /** The payment is cancelled before the outcome is chosen. */
  readonly cancelsFirst: boolean;
  /** What the client does between the payment at the gateway and the return. */
  readonly meanwhile: 'nothing' | 'payFromWallet';
  readonly returns: number;
}

/** A try to pay: from the wallet, or by visits at gateways, with a part from the wallet. */
export type Paying =
  | { readonly by: 'wallet' }
  | { readonly by: 'online'; readonly partShare: number; readonly visits: readonly Visit[] };

/** `ruleEarly`: the operator gives the money back before anything was shipped. */
export type Ending =
  | 'confirm'
  | 'ruleComplete'
  | 'rulePart'
  | 'ruleCancel'
  | 'ruleEarly'
  | 'leave'
  | 'cancelUnpaid';

export type Play =
  | { readonly kind: 'charge'; readonly amountRial: number; readonly visits: readonly Visit[] }
  | {
      readonly kind: 'trade';
      readonly unitPriceRial: number;
      readonly fee: readonly Paying[];
      readonly payings: readonly Paying[];
      readonly ending: Ending;
    }
  | { readonly kind: 'withdraw'; readonly amountRial: number; readonly isCancelled: boolean }
  | {
      readonly kind: 'payOut';
      readonly to: 'suppliers' | 'withdrawals';
      readonly results: readonly BankResult[];
    }
  | { readonly kind: 'read'; readonly times: number };

/** How one request is sent. */
export interface Delivery {
  readonly instance: number;
  /** A second time, byte for byte: after the first, or at once at another instance. */
  readonly twice: 'no' | 'after' | 'atOnce';
  /** The connection is cut when the response is there. */
  readonly isCut: boolean;
  /** A lost answer is not asked for again. */
  readonly givesUp: boolean;
  readonly thenReads: 'nothing' | 'credit' | 'statement';
}

export interface Kill {
  readonly kind: 'services' | 'backend' | 'postgres';
  /** Counts for services: which of them. */
  readonly instance: number;
  /** The share of the operations after which it happens. */
  readonly at: number;
}

/** The operator compares the day with a gateway's report. */
export interface Reconciliation {
  readonly gateway: Visit['gateway'];
  /** The share of the operations after which it happens. */
  readonly at: number;
}

const CLIENTS_OF_A_WALLET = 3;
/** A wallet changes hands before the month's trade requests or a gateway's limits of one user are used up. */
const PLAYS_OF_A_WALLET = 24;

const VISITS: Readonly<Record<Visit['outcome'], number>> = {
  ...{ success: 50, failure: 10, cancel: 8, silent: 4, late: 12, double: 10, abandon: 6 },
};
const ENDINGS: Readonly<Record<Ending, number>> = {
  ...{
    confirm: 36,
    ruleComplete: 10,
    rulePart: 12,
    ruleCancel: 14,
    ruleEarly: 8,
    leave: 10,
    cancelUnpaid: 10,
  },
};

/** The number of the wallet that a client uses in its nth play: several clients share one, and change it together. */
export function planWallet(clients: number, client: number, play: number): number {
  const wallets = Math.max(1, Math.floor(clients / CLIENTS_OF_A_WALLET));
  return Math.floor(play / PLAYS_OF_A_WALLET) * wallets + (client % wallets);
}

/** What a client does in its nth play. The same seed plans the same, whatever the services answered before. */
export function planPlay(seed: number, client: number, play: number): Play {
  const random = createRandom(`money ${seed}, client ${client}, play ${play}`);
  return PLANS[random.weighted(KINDS)](random);
}

const KINDS: Readonly<Record<Play['kind'], number>> = {
  ...{ charge: 36, trade: 40, withdraw: 10, payOut: 6, read: 8 },
};

const PLANS: Readonly<Record<Play['kind'], (random: Random) => Play>> = {
  charge: (random) => {
    const amountRial = random.whole(100_000, 60_000_000);
    return { kind: 'charge', amountRial, visits: planVisits(random, 'nothing') };
  },
  trade: (random) => {
    const unitPriceRial = random.whole(100_000, 20_000_000);
    const payings = { fee: planPayings(random), payings: planPayings(random) };
    return { kind: 'trade', unitPriceRial, ...payings, ending: random.weighted(ENDINGS) };
  },
  withdraw: (random) => {
    const amountRial = random.whole(100_000, 20_000_000);
    return { kind: 'withdraw', amountRial, isCancelled: random.chance(0.3) };
  },
  payOut: (random) => {
    const results = RESULTS[random.weighted({ settled: 60, failed: 20, returned: 20 })];
    return { kind: 'payOut', to: random.pick(['suppliers', 'withdrawals'] as const), results };
  },
  read: (random) => ({ kind: 'read', times: random.whole(1, 3) }),
};

/** What the bank reports of a batch, one after the other. */
const RESULTS: Readonly<Record<BankResult, readonly BankResult[]>> = {
  settled: ['settled'],
  failed: ['failed'],
  returned: ['settled', 'returned'],
};

function planPayings(random: Random): Paying[] {
  return Array.from({ length: 3 }, (): Paying => {
    const by = random.weighted({ wallet: 40, online: 30, mixed: 30 });
    if (by === 'wallet') {
      return { by };
    }
    const partShare = by === 'mixed' ? random.whole(5, 80) / 100 : 0;
    return { by: 'online', partShare, visits: planVisits(random, 'payFromWallet') };
  });
}

function planVisits(random: Random, meanwhile: Visit['meanwhile']): Visit[] {
  const first = planVisit(random, meanwhile);
  const again = planVisit(random, meanwhile);
  const elsewhere = first.gateway === 'sandbox' ? 'zarinpal' : 'sandbox';
  return [first, { ...again, gateway: random.chance(0.7) ? elsewhere : first.gateway }];
}

function planVisit(random: Random, meanwhile: Visit['meanwhile']): Visit {
  const outcome = random.weighted(VISITS);
  const isLate = outcome === 'late';
  return {
    gateway: random.chance(0.7) ? 'sandbox' : 'zarinpal',
    outcome,
    cancelsFirst: random.chance(isLate ? 0.5 : 0.05),
    meanwhile: isLate && random.chance(0.5) ? meanwhile : 'nothing',
    returns: outcome === 'double' ? 2 : Number(random.weighted({ '0': 4, '1': 86, '2': 10 })),
  };
}

/** How a client sends the nth request of a play. */
export function planDelivery(
  { seed, client, play }: { readonly seed: number; readonly client: number; readonly play: number },
  request: number,
  instances: number,
): Delivery {
  const random = createRandom(`money ${seed}, client ${client}, play ${play}, request ${request}`);
  return {
    instance: random.whole(0, instances - 1),
    twice: random.weighted({ no: 80, after: 10, atOnce: 10 }),
    isCut: random.chance(0.04),
    givesUp: random.chance(0.3),
    thenReads: random.weighted({ nothing: 70, credit: 22, statement: 8 }),
  };
}

const KILLS_OF_EIGHT: readonly Kill['kind'][] = [
  ...(['services', 'services', 'services', 'services'] as const),
  ...(['backend', 'backend', 'postgres', 'postgres'] as const),
];

/** The kills of a run, spread over it: half of them of the services, a quarter of backends, a quarter of PostgreSQL. */
export function planKills(seed: number, kills: number, instances: number): Kill[] {
  const random = createRandom(`money ${seed}, kills`);
  const kinds = Array.from({ length: kills }, (_, index) => KILLS_OF_EIGHT[(index * 3) % 8] ?? 'services');
  return random.sample(kinds, kills).map((kind, index) => ({
    kind,
    instance: random.whole(0, instances - 1),
    at: (index + random.next()) / kills,
  }));
}

const MAX_RECONCILIATIONS = 20;
const OPERATIONS_OF_A_RECONCILIATION = 600;

/** The reconciliations of a run, spread over it. Each looks at the whole day, so that there are not too many of them. */
export function planReconciliations(seed: number, operations: number): Reconciliation[] {
  const random = createRandom(`money ${seed}, reconciliations`);
  const wanted = Math.ceil(operations / OPERATIONS_OF_A_RECONCILIATION);
  const count = Math.min(MAX_RECONCILIATIONS, wanted);
  return Array.from({ length: count }, (_, index) => ({
    gateway: index % 2 === 0 ? 'sandbox' : 'zarinpal',
    at: (index + random.next()) / count,
  }));
}
