import * as z from 'zod/mini';

/** An error response: RFC 9457 problem details with a stable `code` and Persian field messages. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  /** Stable, machine-readable: `validation`, `not_found`, `otp_wrong`, `rate_limited`… */
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** What a program needs besides the text (RFC 9457 §3.2): `{ currentStatus }`, `{ shortfallRial }`. */
  data: z.optional(z.record(z.string(), z.unknown())),
  traceId: z.optional(z.string()),
});
export type Problem = z.infer<typeof Problem>;
