import { Instant } from '@bazaar/contracts';
import { FileMeta } from '@bazaar/contracts/file';
import { listOf, type StoredValue, storedValue } from '@bazaar/storage';
import * as z from 'zod/mini';
import { problemWords } from './problem-words.ts';

const MAX_OUTGOING = 50;

/** A message that the services have not confirmed. */
const Outgoing = z.object({
  /** Its `Idempotency-Key`: sent again with the same one, it is never doubled. */
  key: z.uuid(),
  text: z.string(),
  files: z.array(FileMeta),
  at: Instant,
  /** Why it was not sent; null while it is being sent. */
  failure: z.nullable(z.string()),
});
export type Outgoing = z.infer<typeof Outgoing>;

type Outbox = StoredValue<readonly Outgoing[]>;

const outboxes = new Map<string, Outbox>();
/** Keys of the messages that this page is sending; after a reload there are none. */
const sending = new Set<string>();

/** What is being sent, or failed to be, in one place: a thread, or the form of a first message. */
export function outboxOf(place: string): Outbox {
  const known = outboxes.get(place);
  if (known !== undefined) {
    return known;
  }
  const outbox = storedValue<readonly Outgoing[]>(
    `bazaar.profile.outbox:${place}`,
    listOf(Outgoing, { max: MAX_OUTGOING, idOf: ({ key }) => key }),
    { area: 'session', fallback: [] },
  );
  outboxes.set(place, outbox);
  return outbox;
}

/** Whether this page is sending a message; one that is neither sent nor failed was interrupted by a reload. */
export function isBeingSent({ key }: Outgoing): boolean {
  return sending.has(key);
}

/** A new message for the outbox. */
export function toOutgoing(text: string, files: readonly FileMeta[]): Outgoing {
  return { key: crypto.randomUUID(), text, files: [...files], at: new Date().toISOString(), failure: null };
}

/** Sends a message, which stays in the outbox until `send` has ended well. */
export async function deliver(
  place: string,
  outgoing: Outgoing,
  send: (outgoing: Outgoing) => Promise<void>,
): Promise<void> {
  sending.add(outgoing.key);
  put(place, { ...outgoing, failure: null });
  try {
    await send(outgoing);
    discard(place, outgoing.key);
  } catch (error) {
    put(place, { ...outgoing, failure: problemWords(error) });
  } finally {
    sending.delete(outgoing.key);
  }
}

/** Gives up a message that was not sent. */
export function discard(place: string, key: string): void {
  const outbox = outboxOf(place);
  outbox.set(outbox.get().filter((other) => other.key !== key));
}

function put(place: string, outgoing: Outgoing): void {
  const outbox = outboxOf(place);
  const others = outbox.get();
  outbox.set(
    others.some(({ key }) => key === outgoing.key)
      ? others.map((other) => (other.key === outgoing.key ? outgoing : other))
      : [...others, outgoing],
  );
}
