/** What an operator decides about a comment; the author reads why one was rejected. */
export type Decision = { status: 'active' } | { status: 'rejected'; reason: string };
