import { randomUUID } from 'node:crypto';
import { type Endpoint, encodeQuery, Problem } from '@bazaar/contracts';
import { getCredit, listWalletTransactions } from '@bazaar/contracts/wallet';
import type * as z from 'zod/mini';
import { type Answer, type Asked, ask, type Network, readJson, type Sending } from './ask.ts';
import type { Attempt, Withdrawn } from './effects.rules.ts';
import type { Effect, Outcome } from './history.types.ts';
import { type Delivery, planDelivery } from './plan.rules.ts';
import type { Recorder } from './recorder.ts';

const STATEMENT_PAGE = 10;

/** A gateway whose visits are not pages of the services. */
interface SecondGateway {
  pay(authority: string): void;
  fail(authority: string): void;
}

/** A wallet that several clients use at the same time, with one session. */
export interface Wallet {
  readonly userId: number;
  readonly token: string;
  /** Where codes are sent to. */
  readonly phoneNumber: string;
  readonly addressId: number;
  /** The membership fee of the user, and its payment. */
  readonly fee: { readonly membershipId: number; readonly amountRial: number; readonly paymentId: number };
}

/** What all clients share. */
export interface World extends Network {
  readonly seed: number;
  readonly recorder: Recorder;
  /** Waits until this share of the operations is made; false when the run ends before. */
  reached(share: number): Promise<boolean>;
  /** Waits while the clients are ahead of the kills. */
  paced(): Promise<void>;
  readonly secondGateway: SecondGateway;
  readonly supplier: { readonly id: number; readonly token: string };
  readonly operatorToken: string;
  /** Who withdrew what, as far as the answers say it. */
  readonly withdrawals: Map<number, Withdrawn>;
  /** What was paid at the gateways for certain: at the end, its money is in the ledger. */
  readonly paid: Attempt[];
  /** Visits that were paid at a gateway that answers, until the services are seen to know it. */
  readonly unsettled: Map<number, PaidVisit>;
}

/** An attempt whose redirect the client has received. */
export interface Redirected {
  readonly attempt: Attempt;
  readonly authority: string;
}

export interface PaidVisit extends Redirected {
  readonly player: Player;
}

/** A client in one of its plays. */
export interface Player {
  readonly world: World;
  readonly client: number;
  readonly play: number;
  readonly wallet: Wallet;
  /** Number of requests of this play so far. */
  sent: number;
}

export interface Parts {
  readonly token?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: unknown;
  readonly body?: unknown;
  /** Sent as `If-Match`. */
  readonly version?: number;
}

/** A request with its name in the history and what it posts: known beforehand, or once it was answered. */
interface Request<E extends Endpoint> extends Parts {
  readonly kind: string;
  readonly endpoint: E;
  /** Statuses of refusals that may come after something was written; what was done is then open. */
  readonly lateRefusals?: readonly number[];
  /** True: a lost answer is always asked for again, because others wait for what comes of it. */
  readonly insists?: boolean;
  readonly effects?: (response: z.output<E['response']> | null) => readonly Effect[];
}

export interface Done<E extends Endpoint> {
  readonly outcome: Outcome;
  /** Null unless it was acknowledged. */
  readonly response: z.output<E['response']> | null;
  /** Where a redirect leads. */
  readonly location: string | null;
  /** What a refusal says. */
  readonly problem: Problem | null;
  readonly startedAt: number;
}

/** Sends a request as planned for this place of the play, writes it down, and then reads the wallet, if so planned. */
export async function call<E extends Endpoint>(player: Player, request: Request<E>): Promise<Done<E>> {
  const { world, client } = player;
  await world.paced();
  const planned = nextDelivery(player);
  const delivery = { ...planned, givesUp: planned.givesUp && !request.insists };
  const startedAt = world.recorder.now();
  const asked = await ask(
    world,
    sendingOf(request.endpoint, { token: player.wallet.token, ...request }),
    delivery,
  );
  const answered = readDone(request.endpoint, asked);
  const done = { ...answered, outcome: judgeLate(answered.outcome, request.lateRefusals), startedAt };
  const effects = request.effects?.(done.response) ?? [];
  world.recorder.operation({ client, kind: request.kind, startedAt, outcome: done.outcome, effects });
  await readWallet(player, delivery.thenReads);
  return done;
}

function judgeLate(outcome: Outcome, late: readonly number[] = []): Outcome {
  return outcome.kind === 'refused' && late.includes(outcome.status) ? { kind: 'unknown' } : outcome;
}

function nextDelivery({ world, client, play, sent }: Player): Delivery {
  return planDelivery({ seed: world.seed, client, play }, sent, world.origins.length);
}

/** A request by its contract; its key is made once, for all the times that it is sent. */
export function sendingOf(endpoint: Endpoint, parts: Parts): Sending {
  const { token, params = {}, query, body, version } = parts;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const isForm = endpoint.bodyType === 'form';
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    method: endpoint.method,
    address: `/${endpoint.service}${path}${query === undefined ? '' : `?${encodeQuery(query)}`}`,
    isKeyed: endpoint.idempotent === true,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(endpoint.idempotent ? { 'idempotency-key': randomUUID() } : {}),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      ...(body === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined
      ? {}
      : {
          body: isForm
            ? new URLSearchParams(body as Record<string, string>).toString()
            : JSON.stringify(body),
        }),
  };
}

function readDone<E extends Endpoint>(endpoint: E, { outcome, answer }: Asked): Omit<Done<E>, 'startedAt'> {
  const isDone = outcome.kind === 'acknowledged' && answer !== null;
  const isJson = endpoint.responseType !== 'raw';
  const problem = answer === null || isDone ? null : Problem.safeParse(readJson(answer.body));
  return {
    outcome,
    response: isDone && isJson ? (endpoint.response.parse(readJson(answer.body)) as never) : null,
    location: answer?.location ?? null,
    problem: problem?.success ? problem.data : null,
  };
}

async function readWallet(player: Player, what: Delivery['thenReads']): Promise<void> {
  player.sent += 1;
  if (what === 'credit') {
    await readCredit(player);
  } else if (what === 'statement') {
    await readStatement(player);
  }
}

/** Reads the balances of the player's wallet. */
export async function readCredit(player: Player): Promise<void> {
  const { world, client, wallet } = player;
  const startedAt = world.recorder.now();
  const answer = await readOnce(player, sendingOf(getCredit, wallet));
  if (answer !== null) {
    const { availableRial, heldRial, balanceRial } = getCredit.response.parse(readJson(answer.body));
    const seen = { availableRial, heldRial, balanceRial };
    world.recorder.read({ client, userId: wallet.userId, startedAt, ...seen });
  }
}

/** Reads the newest lines of the statement of the player's wallet. */
export async function readStatement(player: Player): Promise<void> {
  const { world, client, wallet } = player;
  const startedAt = world.recorder.now();
  const query = { paging: { pageNumber: 1, pageSize: STATEMENT_PAGE } };
  const answer = await readOnce(player, sendingOf(listWalletTransactions, { token: wallet.token, query }));
  if (answer !== null) {
    const { items } = listWalletTransactions.response.parse(readJson(answer.body));
    const lines = items.map(({ id, direction, amountRial, balanceAfterRial, availableAfterRial }) => ({
      ...{ id, direction, amountRial, balanceAfterRial, availableAfterRial },
    }));
    const seen = { userId: wallet.userId, pageSize: STATEMENT_PAGE, lines };
    world.recorder.statement({ client, startedAt, ...seen });
  }
}

/** A read that is lost is not sent again, because it changes nothing. */
async function readOnce(player: Player, sending: Sending): Promise<Answer | null> {
  const delivery = { ...nextDelivery(player), twice: 'no', givesUp: true } as const;
  player.sent += 1;
  const { outcome, answer } = await ask(player.world, sending, delivery);
  return outcome.kind === 'acknowledged' ? answer : null;
}
