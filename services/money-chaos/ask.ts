import { isDeepStrictEqual } from 'node:util';
import { CUT_HEADER } from './cutting-proxy.ts';
import type { Outcome } from './history.types.ts';
import type { Delivery } from './plan.rules.ts';

/** A lost answer is asked for again after so long, each time later: what restarts needs the processor more. */
const AGAIN_AFTER_MS = 40;
const AGAIN_AT_LAST_AFTER_MS = 320;
const GIVE_UP_AFTER_MS = 20_000;
/** How long an answer may take: a killed server closes its connections, so this is for what hangs. */
const ANSWER_WITHIN_MS = 30_000;
/** What was lost after so long may be under way still, and be done after a later try was refused. */
const HANGS_AFTER_MS = 5_000;

/** A request as it is sent, the same bytes each time. */
export interface Sending {
  readonly method: string;
  /** Path and query at the services. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** True when a key makes repeats harmless, so that each answer of the services is final. */
  readonly isKeyed: boolean;
}

export interface Answer {
  readonly status: number;
  readonly location: string | null;
  readonly body: string;
}

/** What a request came to; the answer is null when it was lost. */
export interface Asked {
  readonly outcome: Outcome;
  readonly answer: Answer | null;
}

/** Where requests go, and where two different answers to one key are reported. */
export interface Network {
  readonly origins: readonly string[];
  fault(text: string): void;
}

/** Sends a request as planned, until there is an answer or the client gives up. */
export async function ask(network: Network, sending: Sending, delivery: Delivery): Promise<Asked> {
  const { twice, instance } = delivery;
  const first = askUntilAnswered(network, sending, delivery);
  const again = () => sendOnce(network, sending, { instance: instance + 1 });
  if (twice === 'atOnce') {
    const other = again();
    return judge(network, { sending, isOneByOne: false }, { tries: await first, repeats: [await other] });
  }
  const tries = await first;
  const repeats = twice === 'after' && tries.at(-1)?.answer != null ? [await again()] : [];
  return judge(network, { sending, isOneByOne: true }, { tries, repeats });
}

interface Way {
  readonly instance: number;
  readonly isCut?: boolean;
}

async function askUntilAnswered(network: Network, sending: Sending, way: Delivery): Promise<Try[]> {
  const deadline = performance.now() + GIVE_UP_AFTER_MS;
  const tries = [await sendOnce(network, sending, way)];
  while (tries.at(-1)?.answer === null && !way.givesUp && performance.now() < deadline) {
    await pause(Math.min(AGAIN_AT_LAST_AFTER_MS, AGAIN_AFTER_MS * 2 ** (tries.length - 1)));
    tries.push(await sendOnce(network, sending, { instance: way.instance + tries.length }));
  }
  return tries;
}

/** A request that was sent: its answer is null when none came, or one that leaves open what was done. */
interface Try {
  readonly answer: Answer | null;
  readonly isHanging: boolean;
}

async function sendOnce({ origins }: Network, sending: Sending, way: Way): Promise<Try> {
  const origin = origins[way.instance % origins.length] ?? '';
  const { method, address, headers, body } = sending;
  const startedAt = performance.now();
  try {
    const reply = await fetch(`${origin}${address}`, {
      ...{ method, redirect: 'manual', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) },
      headers: way.isCut ? { ...headers, [CUT_HEADER]: '1' } : headers,
      ...(body === undefined ? {} : { body }),
    });
    const location = reply.headers.get('location');
    const answer = { status: reply.status, location, body: await reply.text() };
    return { answer: isLost(answer) ? null : answer, isHanging: false };
  } catch {
    return { answer: null, isHanging: performance.now() - startedAt > HANGS_AFTER_MS };
  }
}

/** Beyond this code, which is stored, an error of the server says nothing of what was done. */
const STORED_FAILURE = 'gateway_unavailable';

function isLost(answer: Answer): boolean {
  return answer.status >= 500 && codeOf(answer) !== STORED_FAILURE;
}

const isDone = ({ status }: Answer) => status < 400;

interface Judging {
  readonly sending: Sending;
  readonly isOneByOne: boolean;
}

interface Tries {
  /** One after the other, until there was an answer. */
  readonly tries: readonly Try[];
  /** Further ones, at once or afterwards. */
  readonly repeats: readonly Try[];
}

function judge(network: Network, judging: Judging, all: Tries): Asked {
  const answers = [...all.tries, ...all.repeats].flatMap(({ answer }) => answer ?? []);
  const done = answers.find(isDone);
  const last = answers.at(-1);
  if (judging.sending.isKeyed) {
    compare(network, judging, answers);
  }
  if (done !== undefined) {
    return { outcome: { kind: 'acknowledged' }, answer: done };
  }
  if (last === undefined || !isRefused(judging.sending, last, all)) {
    return { outcome: { kind: 'unknown' }, answer: last ?? null };
  }
  return { outcome: { kind: 'refused', status: last.status, code: codeOf(last) }, answer: last };
}

/**
 * Whether nothing was done. A refusal under a key speaks for the tries before it, but not for a lost repeat; without a key
 * it may mean that the lost request before it was done.
 */
function isRefused({ isKeyed }: Sending, last: Answer, { tries, repeats }: Tries): boolean {
  const isOpen = ({ answer, isHanging }: Try) => answer === null && (!isKeyed || isHanging);
  const isLimit = last.status === 429 && tries.some(({ answer }) => answer === null);
  const isRepeatLost = repeats.some(({ answer }) => answer === null);
  return !tries.some(isOpen) && !isRepeatLost && !isLimit && last.status < 500;
}

/** One key has one response, and after it no refusal. */
function compare({ fault }: Network, { sending, isOneByOne }: Judging, answers: readonly Answer[]): void {
  const done = answers.filter(isDone);
  const [one, other] = done.map(({ body }) => readJson(body));
  if (done.length === 2 && !isDeepStrictEqual(one, other)) {
    fault(`two answers to one key: ${sending.method} ${sending.address}`);
  }
  const [first, second] = answers;
  const isForgotten =
    isOneByOne && first !== undefined && isDone(first) && second !== undefined && !isDone(second);
  if (isForgotten && second.status !== 429) {
    fault(
      `refused with ${second.status} under a key that was acknowledged: ${sending.method} ${sending.address}`,
    );
  }
}

function codeOf({ body }: Answer): string {
  const problem = readJson(body);
  return typeof problem === 'object' && problem !== null && 'code' in problem ? String(problem.code) : '';
}

/** The content of a response; null when it is none of JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Waits. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
