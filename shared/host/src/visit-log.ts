import { countVisit, FAVORITE_TYPES, FavoriteType, type VisitType } from '@bazaar/contracts/content';
import { Instant } from '@bazaar/contracts/core';
import { listOf, storedValue } from '@bazaar/storage';
import * as z from 'zod/mini';
import type { Host } from './host.ts';

/** An object that was looked at. */
export interface Visit {
  objectType: VisitType;
  objectId: number;
}

const HALF_AN_HOUR_MS = 30 * 60 * 1000;
const MAX_GUEST_VISITS = 50;

/** When things were counted last, by name, as milliseconds. */
const countedVisits = storedValue('bazaar.host.counted-visits', z.record(z.string(), z.number()), {
  area: 'local',
  fallback: {},
});

const GuestVisit = z.object({
  objectType: FavoriteType,
  objectId: z.int(),
  visitedAt: Instant,
});
/** What a guest has looked at, stored in the browser until sign-in. */
export type GuestVisit = z.infer<typeof GuestVisit>;

const guestVisits = storedValue(
  'bazaar:guest-visits',
  listOf(GuestVisit, { max: MAX_GUEST_VISITS, idOf: nameOf }),
  { area: 'local', fallback: [] },
);

/** Counts a visit unless this browser did so within half an hour. A guest's visit is also stored. */
export async function logVisit(host: Host, visit: Visit): Promise<void> {
  const now = Date.now();
  if (host.session().status !== 'signed-in') {
    keepForGuest(visit, now);
  }
  const name = nameOf(visit);
  const counted = countedSince(now);
  if (Object.hasOwn(counted, name)) {
    return;
  }
  // Before the response: the same page in two tabs is still one visit.
  countedVisits.set({ ...counted, [name]: now });
  try {
    await host.api.call(countVisit, { body: { objectType: visit.objectType, objectId: visit.objectId } });
  } catch {
    const { [name]: _, ...others } = countedSince(now);
    countedVisits.set(others);
  }
}

/** Passes the stored visits to `send` and removes them; visits added in the meantime stay. */
export async function handOver(send: (visits: GuestVisit[]) => Promise<unknown>): Promise<void> {
  const given = guestVisits.get();
  if (given.length === 0) {
    return;
  }
  await send([...given]);
  const sent = new Set(given.map(({ visitedAt, ...visit }) => `${nameOf(visit)} ${visitedAt}`));
  guestVisits.set(
    guestVisits.get().filter(({ visitedAt, ...visit }) => !sent.has(`${nameOf(visit)} ${visitedAt}`)),
  );
}

function nameOf({ objectType, objectId }: Visit): string {
  return `${objectType}:${objectId}`;
}

function keepForGuest(visit: Visit, now: number): void {
  const objectType = FAVORITE_TYPES.find((type) => type === visit.objectType);
  if (objectType === undefined) {
    return;
  }
  const others = guestVisits.get().filter((other) => nameOf(other) !== nameOf(visit));
  const kept = { objectType, objectId: visit.objectId, visitedAt: new Date(now).toISOString() };
  guestVisits.set([kept, ...others].slice(0, MAX_GUEST_VISITS));
}

/**
 * Visits counted in the last half hour. A time in the future comes from a clock that was set back: it would never
 * expire.
 */
function countedSince(now: number): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(countedVisits.get()).filter(([, at]) => at <= now && now - at < HALF_AN_HOUR_MS),
  );
}
