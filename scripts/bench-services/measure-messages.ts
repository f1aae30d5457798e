import { randomUUID } from 'node:crypto';
import { EVENT_STREAM, startConversation, writeMessage } from '@bazaar/contracts/notification';
import { FIRST_USER } from '../../services/bench/bench-data.sql.ts';
import type { Database } from '../../services/kit/database/database.ts';
import { readEnvironment } from '../../services/kit/environment.ts';
import { DEMO_SUPPLIER } from '../../services/seed/demo-users.ts';
import { readEventStream } from '../../services/testing/event-stream.ts';
import { median } from '../bench/statistics.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { signUserIn } from './users.ts';

const ADDRESS = '/notification/api/v1/conversations';
const WARM_UP = 5;
const MEASURED = 20;

/** How long messages take from the request that sends them to the other side's stream. */
export interface MessageMeasure {
  readonly count: number;
  readonly medianMs: number;
  readonly slowestMs: number;
}

interface Measuring {
  readonly db: Database;
  /** The program of the services, and what both instances are started with. */
  readonly program: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** A buyer writes at one instance, one message after the other; the supplier follows a stream at another. */
export async function measureMessages({ db, program, variables }: Measuring): Promise<MessageMeasure> {
  const starting = [startServer(program, variables), startServer(program, variables)] as const;
  const leaving = new AbortController();
  try {
    const [writing, holding] = await Promise.all(starting);
    const environment = readEnvironment(variables);
    const buyer = { authorization: `Bearer ${await signUserIn(db, environment, FIRST_USER)}` };
    const supplier = { authorization: `Bearer ${await signUserIn(db, environment, DEMO_SUPPLIER.id)}` };
    const send = await openThread(writing.origin, buyer);
    const arrivalOf = await followMessages(holding.origin, supplier, leaving.signal);
    const times: number[] = [];
    for (let turn = 0; turn < WARM_UP + MEASURED; turn += 1) {
      const start = performance.now();
      times.push((await arrivalOf(await send())) - start);
    }
    const measured = times.slice(WARM_UP);
    return {
      count: measured.length,
      medianMs: median(measured) ?? Number.NaN,
      slowestMs: Math.max(...measured),
    };
  } finally {
    leaving.abort();
    await stopStarted(starting);
  }
}

/** Stops each server that has started, or starts yet, although another did not. */
async function stopStarted(starting: readonly Promise<ServerProcess>[]): Promise<void> {
  const started = await Promise.allSettled(starting);
  await Promise.all(
    started.flatMap((server) => (server.status === 'fulfilled' ? [server.value.stop()] : [])),
  );
}

/** The buyer's thread with the demo's supplier; returns a function that writes a message in it and returns its id. */
async function openThread(
  origin: string,
  headers: Readonly<Record<string, string>>,
): Promise<() => Promise<number>> {
  const send = async (method: string, path: string, body: object) => {
    const response = await fetch(`${origin}${ADDRESS}${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
    if (!response.ok) {
      throw new Error(`A message was answered ${response.status}: ${await response.text()}`);
    }
    return response.json();
  };
  const text = 'زمان تحویل این کالا چند روز است؟';
  const subject = { subjectType: 'Supplier', subjectId: DEMO_SUPPLIER.supplierId };
  const { conversation } = startConversation.response.parse(await send('POST', '', { ...subject, text }));
  return async () => {
    const reply = await send('PUT', `/${conversation.id}/thread`, { text });
    return writeMessage.response.parse(reply).message.id;
  };
}

/**
 * Follows a stream; returns a function that waits for a message and returns the moment of its arrival. It rejects once
 * the stream has ended.
 */
export async function followMessages(
  origin: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<(messageId: number) => Promise<number>> {
  const response = await fetch(`${origin}${ADDRESS}/stream`, {
    headers: { ...headers, accept: EVENT_STREAM },
    signal,
  });
  const { body } = response;
  if (body === null || !response.ok) {
    throw new Error(`The stream was answered ${response.status}.`);
  }
  const opened = Promise.withResolvers<void>();
  const arrivals = new Map<number, PromiseWithResolvers<number>>();
  const arrivalOf = (id: number) => {
    const arrival = arrivals.get(id) ?? Promise.withResolvers<number>();
    arrivals.set(id, arrival);
    return arrival;
  };
  const read = async (): Promise<never> => {
    for await (const { event } of readEventStream(body)) {
      if (event?.event === 'message') {
        arrivalOf(event.messageId).resolve(performance.now());
      }
      if (event !== null) {
        opened.resolve();
      }
    }
    throw new Error('The stream ended.');
  };
  const reading = read();
  // While no message is waited for, its end is no error.
  reading.catch(() => undefined);
  await Promise.race([opened.promise, reading]);
  return (id) => Promise.race([arrivalOf(id).promise, reading]);
}
