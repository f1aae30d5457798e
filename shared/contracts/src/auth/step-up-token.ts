import * as z from 'zod/mini';

/**
 * Shows that the caller's own phone confirmed one spending or change by a fresh one-time code. It is used once, within
 * five minutes, in the session that asked for it, for the purpose and amount that were asked for.
 */
export const StepUpToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
export type StepUpToken = z.infer<typeof StepUpToken>;
