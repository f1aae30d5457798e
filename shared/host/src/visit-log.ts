import { countVisit, FAVORITE_TYPES, type FavoriteType, type VisitType } from '@bazaar/contracts/content';
import type { Host } from './host.ts';

/** A thing that was looked at. */
export interface Visit {
  objectType: VisitType;
  objectId: number;
}

/** What a guest has looked at, kept in the browser until sign-in. */
export interface GuestVisit {
  objectType: FavoriteType;
  objectId: number;
  visitedAt: string;
}

const COUNTED_KEY = 'bazaar:counted-visits';
const GUEST_KEY = 'bazaar:guest-visits';
const HALF_AN_HOUR_MS = 30 * 60 * 1000;
const MAX_ENTRIES = 50;

/** When things were counted last, by name, as milliseconds. */
type Counted = Readonly<Record<string, number>>;

/** Counts a visit unless this browser did so within half an hour. A guest's is kept as well. */
export async function logVisit(host: Host, visit: Visit): Promise<void> {
  const now = Date.now();
  if (host.session().status !== 'signed-in') {
    keepForGuest(visit, now);
  }
  const name = nameOf(visit);
  const counted = readCounted(now);
  if (Object.hasOwn(counted, name)) {
    return;
  }
  // Before the answer: the same page in two tabs is still one visit.
  write(COUNTED_KEY, { ...counted, [name]: now });
  try {
    await host.api.call(countVisit, { body: { objectType: visit.objectType, objectId: visit.objectId } });
  } catch {
    const { [name]: _, ...others } = readCounted(now);
    write(COUNTED_KEY, others);
  }
}

/** Gives the kept visits away; those that came in the meantime stay. */
export async function handOver(send: (visits: GuestVisit[]) => Promise<unknown>): Promise<void> {
  const given = readGuest();
  if (given.length === 0) {
    return;
  }
  await send(given);
  const sent = new Set(given.map(({ visitedAt, ...visit }) => `${nameOf(visit)} ${visitedAt}`));
  write(
    GUEST_KEY,
    readGuest().filter(({ visitedAt, ...visit }) => !sent.has(`${nameOf(visit)} ${visitedAt}`)),
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
  const others = readGuest().filter((other) => nameOf(other) !== nameOf(visit));
  const kept = { objectType, objectId: visit.objectId, visitedAt: new Date(now).toISOString() };
  write(GUEST_KEY, [kept, ...others].slice(0, MAX_ENTRIES));
}

/** Those of the last half hour. A time in the future is a clock that was set back: it would never pass. */
function readCounted(now: number): Counted {
  const value = read(COUNTED_KEY);
  if (typeof value !== 'object' || value === null) {
    return {};
  }
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, at]) => typeof at === 'number' && at <= now && now - at < HALF_AN_HOUR_MS,
    ),
  );
}

function readGuest(): GuestVisit[] {
  const value = read(GUEST_KEY);
  return Array.isArray(value) ? value.filter(isGuestVisit).slice(0, MAX_ENTRIES) : [];
}

function isGuestVisit(value: unknown): value is GuestVisit {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const { objectType, objectId, visitedAt } = value as Partial<Record<keyof GuestVisit, unknown>>;
  return (
    FAVORITE_TYPES.some((type) => type === objectType) &&
    typeof objectId === 'number' &&
    Number.isSafeInteger(objectId) &&
    typeof visitedAt === 'string' &&
    !Number.isNaN(Date.parse(visitedAt))
  );
}

/** Null for what is not there, cannot be read, or is no JSON. */
function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the server alone keeps to the half hour.
  }
}
