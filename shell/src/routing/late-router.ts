import { UNSAFE_createBrowserHistory as createBrowserHistory, createPath, type To } from 'react-router';
import { shellFile } from '../parts/shell-file.ts';
import { AT_REST, firstState, loadingFrom, matchesOf } from './first-state.ts';
import type { Router, RouterHistory, RouterInit, startRouter } from './router-core.ts';
import { settledWithin } from './settled-within.ts';

type State = Router['state'];
type Subscriber = Parameters<Router['subscribe']>[0];
type NavigateOptions = { replace?: boolean };
type Scrolling = Parameters<Router['enableScrollRestoration']>;

/** Fetches what starts the router. @throws (rejects) when its file cannot be loaded. */
type LoadRouter = () => Promise<{ startRouter: typeof startRouter }>;

type LateRouterInit = Omit<RouterInit, 'history'> & { load: LoadRouter };

/**
 * The members of a router that the library's components and hooks use; a test compares them with the library. Fetchers
 * and actions are not among them: this site has none.
 */
export type UsedRouter = Pick<
  Router,
  | 'state'
  | 'routes'
  | 'manifest'
  | 'basename'
  | 'window'
  | 'match'
  | 'subscribe'
  | 'navigate'
  | 'revalidate'
  | 'createHref'
  | 'createURL'
  | 'encodeLocation'
  | 'getBlocker'
  | 'deleteBlocker'
  | 'enableScrollRestoration'
>;

/** A click does not wait longer for the router's file than this. */
const CLICK_MS = 3000;

/** A blocker at rest, as the library has it. */
const UNBLOCKED = { state: 'unblocked', proceed: undefined, reset: undefined, location: undefined } as const;

/**
 * A router whose code, twelve kilobytes, comes after the first view. Until then it shows the page that the server rendered
 * and keeps what it is asked for; the router itself then does all of it. `RouterProvider` keeps this one object, so
 * no component is mounted again when the router comes.
 */
export class LateRouter implements UsedRouter {
  readonly #init: LateRouterInit;
  readonly #history: RouterHistory = createBrowserHistory();
  readonly #subscribers = new Map<Subscriber, () => void>();
  readonly #blockers = new Map<string, Parameters<Router['getBlocker']>[1]>();
  #scrolling: Scrolling | null = null;
  #state: State;
  #router: Router | null = null;
  #starting: Promise<Router> | null = null;

  constructor(init: LateRouterInit) {
    this.#init = init;
    this.#state = firstState({ ...init, history: this.#history });
    window.addEventListener('popstate', this.#leaveByDocument);
    if (isOfAnotherDocument()) {
      // The visitor went back before this script ran: the document's data are not those of this address.
      location.reload();
    }
  }

  /**
   * Fetches and starts the router, once.
   * @throws (rejects) when its file cannot be loaded; the next call requests it again.
   */
  start(): Promise<Router> {
    this.#starting ??= this.#start();
    return this.#starting;
  }

  /** Starts it unasked: without it a link loads its document, and what cannot do without it asks again. */
  begin(): void {
    this.start().catch(() => undefined);
  }

  async #start(): Promise<Router> {
    try {
      const { startRouter } = await this.#init.load();
      const { routes, hydrationData } = this.#init;
      return this.#adopt(startRouter({ routes, hydrationData, history: this.#history }));
    } catch (error) {
      this.#starting = null;
      throw error;
    }
  }

  /** Gives the router what was asked for before it came. */
  #adopt(router: Router): Router {
    const shown = this.#state;
    window.removeEventListener('popstate', this.#leaveByDocument);
    this.#router = router;
    for (const subscriber of this.#subscribers.keys()) {
      this.#subscribers.set(subscriber, router.subscribe(subscriber));
    }
    for (const [key, isBlocking] of this.#blockers) {
      router.getBlocker(key, isBlocking);
    }
    if (this.#scrolling) {
      router.enableScrollRestoration(...this.#scrolling);
    }
    // A link within the page has changed its address, or something is waiting.
    const isWaiting = shown.navigation !== AT_REST || shown.revalidation !== 'idle';
    if (isWaiting || shown.location.hash !== router.state.location.hash) {
      this.#tell();
    }
    return router;
  }

  #show(state: State): void {
    this.#state = state;
    this.#tell();
  }

  #tell(): void {
    for (const subscriber of [...this.#subscribers.keys()]) {
      subscriber(this.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    }
  }

  /** Going back to another page that a former document of this entry has left: nobody here has its data. */
  #leaveByDocument = () => {
    const { pathname, search } = this.#state.location;
    if (location.pathname + location.search !== pathname + search) {
      location.reload();
    }
  };

  get state(): State {
    return this.#router?.state ?? this.#state;
  }

  get routes() {
    return this.#router?.routes ?? [];
  }

  get manifest() {
    return this.#router?.manifest ?? {};
  }

  get basename() {
    return '/';
  }

  get window() {
    return window;
  }

  match: Router['match'] = (location) =>
    this.#router?.match(location) ?? matchesOf(this.#init.routes, location);

  createHref: Router['createHref'] = (to) => this.#history.createHref(to);

  createURL = (to: To) => this.#history.createURL(to);

  encodeLocation: Router['encodeLocation'] = (to) => this.#history.encodeLocation(to);

  subscribe: Router['subscribe'] = (subscriber) => {
    this.#subscribers.set(subscriber, this.#router?.subscribe(subscriber) ?? (() => undefined));
    return () => {
      this.#subscribers.get(subscriber)?.();
      this.#subscribers.delete(subscriber);
    };
  };

  /** Shows at once that the page is on its way. Without the router's file the browser loads the document instead. */
  navigate = (async (to: To | number | null, options?: NavigateOptions) => {
    if (typeof to === 'number') {
      return this.#router?.navigate(to) ?? this.#history.go(to);
    }
    const router = this.#router ?? (await this.#startFor(to, options));
    await router?.navigate(to, options);
  }) as Router['navigate'];

  async #startFor(to: To | null, options: NavigateOptions = {}): Promise<Router | null> {
    const target = typeof to === 'string' ? to : createPath({ pathname: location.pathname, ...to });
    const url = new URL(target, location.href);
    this.#show(loadingFrom(this.#state, url));
    await settledWithin(CLICK_MS, [this.start()]);
    if (this.#router === null) {
      // The page stays what it is if the visitor does, or comes back.
      this.#show({ ...this.#state, navigation: AT_REST });
      location[options.replace ? 'replace' : 'assign'](url);
    }
    return this.#router;
  }

  /** Without the router's file the document is loaded again, or once there is a connection. */
  revalidate: Router['revalidate'] = async () => {
    this.#state = { ...this.#state, revalidation: 'loading' };
    if (this.#router === null) {
      this.#tell();
    }
    const router = await shellFile(() => this.start()).catch(() => null);
    if (router === null) {
      this.#show({ ...this.#state, revalidation: 'idle' });
      addEventListener('online', () => void this.revalidate(), { once: true });
    }
    await router?.revalidate();
  };

  getBlocker: Router['getBlocker'] = (key, isBlocking) => {
    this.#blockers.set(key, isBlocking);
    return this.#router?.getBlocker(key, isBlocking) ?? UNBLOCKED;
  };

  deleteBlocker: Router['deleteBlocker'] = (key) => {
    this.#blockers.delete(key);
    this.#router?.deleteBlocker(key);
  };

  enableScrollRestoration: Router['enableScrollRestoration'] = (...scrolling) => {
    this.#scrolling = scrolling;
    const end = this.#router?.enableScrollRestoration(...scrolling);
    return () => {
      this.#scrolling = null;
      end?.();
    };
  };
}

/** Whether the address is no longer that of the document, but for a place within the page. */
function isOfAnotherDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  // Not every browser names the address.
  if (!loaded?.name.startsWith(`${location.origin}/`)) {
    return false;
  }
  const { pathname, search } = new URL(loaded.name);
  return location.pathname + location.search !== pathname + search;
}
