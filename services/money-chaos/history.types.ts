/** One transaction of the ledger as its cause sees it: what it is called, what it belongs to, and what it moves. */
export interface Posting {
  readonly type: string;
  /** `payment 7`, `request 9`, or empty: what the transaction belongs to. */
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  readonly amountRial: number;
}

export interface Effect {
  readonly posting: Posting;
  /** Names what is posted once, however many operations cause it. */
  readonly once: string;
  /** True: once the operation is acknowledged, it is in the ledger. False: it may be, now or later. */
  readonly isCertain: boolean;
}

export type Outcome =
  | { readonly kind: 'acknowledged' }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string }
  /** The answer was lost and not asked for again: what was done is open. */
  | { readonly kind: 'unknown' };

/** A request with its repeats, on one monotonic clock. */
export interface Operation {
  readonly number: number;
  readonly client: number;
  readonly kind: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly outcome: Outcome;
  readonly effects: readonly Effect[];
}

/** What a client read of a wallet. */
export interface WalletRead {
  readonly number: number;
  readonly client: number;
  readonly userId: number;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly availableRial: number;
  /** Null for a response that shows the available money alone. */
  readonly heldRial: number | null;
  readonly balanceRial: number | null;
}

/** The newest lines of a statement as a client read them, newest first. */
export interface StatementRead {
  readonly number: number;
  readonly client: number;
  readonly userId: number;
  readonly startedAt: number;
  readonly endedAt: number;
  /** Greatest number of lines that the response could hold. */
  readonly pageSize: number;
  readonly lines: readonly ShownLine[];
}

export interface ShownLine {
  readonly id: number;
  readonly direction: string;
  readonly amountRial: number;
  readonly balanceAfterRial: number;
  readonly availableAfterRial: number;
}

/** Everything that the clients of a run did and saw. */
export interface History {
  readonly operations: readonly Operation[];
  readonly reads: readonly WalletRead[];
  readonly statements: readonly StatementRead[];
}
