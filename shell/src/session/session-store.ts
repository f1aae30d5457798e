import type { Bus } from '@bazaar/bus';
import { signedIn, signedOut } from '@bazaar/contracts/events';
import type { Session } from '@bazaar/host';
import { followKey, type SafeStorage } from '@bazaar/storage';
import type { PersonalValues } from '@bazaar/storage/personal';
import { readSessionRecord, SESSION_KEYS, type UserInfo } from './session-record.ts';

/** Why a session ended: by the visitor, by expiry, or because a service refused the token. */
export type EndReason = 'user' | 'expired' | 'refused';

export interface NewSession {
  userInfo: UserInfo;
  accessToken: string;
  /** The configuration as text; part of the record of specification §3. */
  config: string;
}

export interface SessionStoreOptions {
  storage: SafeStorage;
  /** What must not outlive the session of a visitor who signs out. */
  personal: PersonalValues;
  now(): number;
  bus: Bus;
  /** Reloads the site's origin. */
  reload(): void;
  /** Tells the services that the session has ended. */
  endSession?(): Promise<unknown>;
  /** Element with `data-session`; `<html>` in the browser. */
  root?: HTMLElement;
}

const CHECKING: Session = { status: 'checking', userId: null, userName: null };
const SIGNED_OUT: Session = { status: 'signed-out', userId: null, userName: null };

/** Timers last at most 2³¹−1 ms; a later expiry is checked again by then. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** A service that does not respond must not prevent signing out. */
const SIGN_OUT_TIMEOUT_MS = 2000;

/** The session of this tab: read from local storage, synchronized with other tabs, ended by expiry. */
export class SessionStore {
  readonly #options: SessionStoreOptions;
  readonly #listeners = new Set<() => void>();
  #snapshot = CHECKING;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSigningOut = false;
  #hasLeft = false;
  #undo: (() => void)[] = [];

  constructor(options: SessionStoreOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly getSnapshot = (): Session => this.#snapshot;
  readonly getServerSnapshot = (): Session => CHECKING;

  /** The access token of a valid session. */
  readonly getToken = (): string | null =>
    this.#snapshot.status === 'signed-in' ? this.#options.storage.get(SESSION_KEYS.accessToken) : null;

  /** Reads the stored record and follows its changes from then on. */
  start(): void {
    const { bus } = this.#options;
    const onVisible = () => this.#adopt();
    document.addEventListener('visibilitychange', onVisible);
    this.#undo = [
      followKey(SESSION_KEYS.userInfo, () => this.#adopt()),
      () => document.removeEventListener('visibilitychange', onVisible),
      bus.on(signedIn, () => this.#adopt()),
      bus.on(signedOut, ({ reason }) => this.#leaveWithOthers(reason)),
    ];
    this.#adopt();
  }

  /** Removes timers and listeners. */
  stop(): void {
    clearTimeout(this.#timer);
    for (const undo of this.#undo) {
      undo();
    }
  }

  /** Stores a new session. False when the browser cannot store it; nothing of it remains then. */
  open({ userInfo, accessToken, config }: NewSession): boolean {
    const { storage, bus, now } = this.#options;
    const isKept =
      storage.set(SESSION_KEYS.config, config) &&
      storage.set(SESSION_KEYS.accessToken, accessToken) &&
      storage.set(SESSION_KEYS.userInfo, JSON.stringify(userInfo));
    if (!isKept) {
      this.#forget();
      return false;
    }
    this.#adopt();
    bus.publish(signedIn, { at: new Date(now()).toISOString() });
    return this.#snapshot.status === 'signed-in';
  }

  /** Signs the visitor out: notifies the services, then clears everything here and in the other tabs. */
  async signOut(): Promise<void> {
    this.#isSigningOut = true;
    const timeout = Promise.withResolvers<void>();
    const timer = setTimeout(timeout.resolve, SIGN_OUT_TIMEOUT_MS);
    await Promise.race([this.#options.endSession?.().catch(() => undefined), timeout.promise]);
    clearTimeout(timer);
    this.end('user');
  }

  /**
   * Removes config, token and user info, notifies listeners and other tabs, and reloads the origin (specification §4).
   * What the visitor has stored and not sent survives an expired session, not a sign-out.
   */
  end(reason: EndReason): void {
    if (this.#hasLeft || this.#snapshot.status === 'signed-out') {
      return;
    }
    // Before the record: when that is gone, other tabs read from these values why.
    this.#removePersonal(reason);
    this.#forget();
    this.#set(SIGNED_OUT);
    // A record that cannot be removed would end the session again after each reload, endlessly.
    if (this.#options.storage.get(SESSION_KEYS.userInfo) === null) {
      this.#options.bus.publish(signedOut, { reason: this.#isSigningOut ? 'user' : reason });
      this.#leave();
    }
  }

  /** Synchronizes this tab with the stored record. */
  #adopt(): void {
    if (this.#hasLeft) {
      return;
    }
    const { storage, personal, now } = this.#options;
    const record = readSessionRecord(storage.get(SESSION_KEYS.userInfo), now());
    if (record.status === 'valid') {
      this.#follow(record.userInfo);
    } else if (record.status === 'expired') {
      personal.claim(record.userInfo.sub);
      this.end('expired');
    } else if (this.#snapshot.status === 'signed-in') {
      this.#leaveWithOthers(personal.owner() === this.#snapshot.userId ? 'expired' : 'user');
    } else {
      personal.removeStale();
      this.#forget();
      this.#set(SIGNED_OUT);
    }
  }

  #follow({ sub, name, exp }: UserInfo): void {
    const { status, userId } = this.#snapshot;
    this.#options.personal.claim(sub);
    if (status === 'signed-in' && userId !== sub) {
      // Another tab signed in as another user: nothing of the first user may remain in this one.
      this.#seal();
      this.#leave();
      return;
    }
    if (status !== 'signed-in') {
      this.#set({ status: 'signed-in', userId: sub, userName: name });
    }
    clearTimeout(this.#timer);
    const wait = Math.min(exp * 1000 - this.#options.now(), MAX_TIMER_MS);
    this.#timer = setTimeout(() => this.#adopt(), wait);
  }

  /** Another tab ended the session; this tab's own bus message arrives after the session has ended. */
  #leaveWithOthers(reason: EndReason): void {
    if (this.#hasLeft || this.#snapshot.status !== 'signed-in') {
      return;
    }
    this.#removePersonal(reason);
    this.#leave();
  }

  /** While this tab signs out, the services may refuse the token to another request before they respond to this one. */
  #removePersonal(reason: EndReason): void {
    if (reason === 'user' || this.#isSigningOut) {
      this.#seal();
      this.#options.personal.removeAll(this.#snapshot.userId);
    }
  }

  #seal(): void {
    this.#undo.push(this.#options.personal.seal());
  }

  #leave(): void {
    if (this.#hasLeft) {
      return;
    }
    this.#hasLeft = true;
    clearTimeout(this.#timer);
    this.#set(SIGNED_OUT);
    this.#options.reload();
  }

  #forget(): void {
    for (const key of Object.values(SESSION_KEYS)) {
      this.#options.storage.remove(key);
    }
  }

  #set(snapshot: Session): void {
    this.#options.root?.setAttribute('data-session', snapshot.status === 'signed-in' ? 'in' : 'out');
    if (this.#snapshot === snapshot) {
      return;
    }
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) {
      listener();
    }
  }
}

/** The session of this tab, not read yet: call `start()`. */
export function createSessionStore(options: SessionStoreOptions): SessionStore {
  return new SessionStore(options);
}
