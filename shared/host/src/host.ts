import type { ApiClient } from '@bazaar/api';
import type { Bus } from '@bazaar/bus';
import type { Links } from '@bazaar/contracts';
import type { SiteConfig } from '@bazaar/contracts/setting';
import type { QueryClient } from '@tanstack/react-query';

/** The signed-in user. There is none on the server, and before the check has ended. */
export interface Session {
  /** `checking` until the stored record was read; the server is always `signed-out`. */
  readonly status: 'checking' | 'signed-in' | 'signed-out';
  readonly userId: string | null;
  readonly userName: string | null;
}

/** A short message to the user: top right, 4000 ms, paused under the pointer. */
export interface Notice {
  tone: 'success' | 'info' | 'warning' | 'danger';
  title: string;
  detail?: string;
  /** One action that undoes or follows up. */
  action?: { label: string; onSelect(): void };
}

export interface Toast {
  show(notice: Notice): void;
}

/** What the visitor was about to do when the site asked to sign in; the login page names it. */
export type SignInReason =
  | 'contact'
  | 'favorite'
  | 'note'
  | 'draft'
  | 'message'
  | 'report'
  | 'comment'
  | 'like'
  | 'file'
  | 'register';

/** Where `Host.signIn` returns to. */
export interface LinkTarget {
  /** A path of this site with its query; by default the current one. */
  redirectPath?: string;
  /** True when the visitor is asked to sign in for a part of a page and returns to it. */
  loginPerPage?: boolean;
  reason?: SignInReason;
}

/** What a window is wide enough for: cards below 768 px, a menu beside the page from 1024 px on. */
export type Device = 'phone' | 'tablet' | 'desktop';

/** What the shell provides to a remote. Dependency rules refuse imports of the shell and of other remotes. */
export interface Host {
  readonly api: ApiClient;
  readonly bus: Bus;
  readonly queryClient: QueryClient;
  readonly links: Links;
  readonly config: SiteConfig;
  readonly toast: Toast;
  /** The session now; in a component use `useHost().useSession()`, which follows changes. */
  session(): Session;
  /** The session as a hook. */
  useSession(): Session;
  /**
   * The device as a hook, refreshed 50 ms after a resize: it decides between a table and cards where a page is rendered
   * in the browser. The server knows no window, and takes every one for a phone's.
   */
  useDevice(): Device;
  /** Sends the visitor to the login route, which returns to `target`. */
  signIn(target?: LinkTarget): void;
  /** Marks a dirty form or a payment: no reload and no new composition until `release` is called. */
  hold(reason: string): () => void;
}
