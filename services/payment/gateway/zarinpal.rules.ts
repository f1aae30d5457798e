import * as z from 'zod/mini';
import type { GatewayReportRow, GatewayState, GatewayVerdict } from './gateway.types.ts';

/*
 * Zarinpal's responses, by its documents (zarinpal.com/docs/paymentGateway): an object `data` with a `code`, or an
 * empty list in its place and an object `errors` with the code.
 */

const Code = z.int();
const Failed = z.object({ errors: z.object({ code: Code }) });
const Begun = z.object({
  data: z.object({ code: z.literal(100), authority: z.string().check(z.regex(/^[A-Za-z0-9]{10,64}$/)) }),
});
const Verified = z.object({
  data: z.object({
    code: z.union([z.literal(100), z.literal(101)]),
    ref_id: z.union([z.int(), z.string().check(z.maxLength(64))]),
    card_pan: z.optional(z.nullable(z.string().check(z.maxLength(32)))),
  }),
});
const Inquired = z.object({ data: z.object({ status: z.string() }) });
/** Its example writes the code as a text. */
const Unverified = z.object({
  data: z.object({
    code: z.union([z.literal(100), z.literal('100')]),
    authorities: z.array(
      z.object({
        authority: z.string().check(z.regex(/^[A-Za-z0-9]{10,64}$/)),
        amount: z.int().check(z.positive()),
        date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
      }),
    ),
  }),
});

/**
 * Codes of verify that mean "not paid": -50 another amount than requested, -51 not paid, -53 another merchant's,
 * -54 and -55 no such payment. All others (-9 … -16 the merchant's account, -52 Zarinpal's own error) say nothing
 * about the money.
 */
const NOT_PAID = [-50, -51, -53, -54, -55];

/** Codes for a payment that Zarinpal does not know. */
const NO_SUCH_PAYMENT = [-54, -55];
/** Zarinpal's dates have no offset; they are of Tehran. */
const TEHRAN = '+03:30';

const STATES: Readonly<Record<string, GatewayState>> = {
  VERIFIED: 'paid',
  PAID: 'paid',
  IN_BANK: 'open',
  FAILED: 'notPaid',
  REVERSED: 'notPaid',
};

/** The authority of a payment that was begun, or why it was not. */
export function readBegun(response: unknown): { readonly authority: string } | { readonly reason: string } {
  const begun = Begun.safeParse(response);
  return begun.success ? { authority: begun.data.data.authority } : { reason: reasonOf(response) };
}

/** What a response of verify means. */
export function readVerdict(response: unknown): GatewayVerdict {
  const verified = Verified.safeParse(response);
  if (verified.success) {
    const { ref_id, card_pan } = verified.data.data;
    return { kind: 'paid', refNumber: String(ref_id), cardMasked: card_pan ?? null };
  }
  const code = codeOf(response);
  return code !== null && NOT_PAID.includes(code)
    ? { kind: 'notPaid', reason: `code ${code}` }
    : { kind: 'unknown', reason: reasonOf(response) };
}

/** What a response of inquiry means. */
export function readState(response: unknown): GatewayState {
  const inquired = Inquired.safeParse(response);
  if (inquired.success && Object.hasOwn(STATES, inquired.data.data.status)) {
    return STATES[inquired.data.data.status] ?? 'unknown';
  }
  const code = codeOf(response);
  return code !== null && NOT_PAID.includes(code) ? 'notPaid' : 'unknown';
}

/**
 * What a response of inquiry means in a report. `confirmed`: it was verified before, so that Zarinpal pays it out.
 * `missing`: Zarinpal knows no such payment.
 */
export function readReported(response: unknown): GatewayState | 'confirmed' | 'missing' {
  const inquired = Inquired.safeParse(response);
  if (inquired.success && inquired.data.data.status === 'VERIFIED') {
    return 'confirmed';
  }
  const code = codeOf(response);
  return code !== null && NO_SUCH_PAYMENT.includes(code) ? 'missing' : readState(response);
}

/** The payments in a response of unVerified: paid, and not verified yet; null when it is none. */
export function readUnverified(response: unknown): GatewayReportRow[] | null {
  const list = Unverified.safeParse(response);
  if (!list.success) {
    return null;
  }
  return list.data.data.authorities.map(({ authority, amount, date }) => ({
    ...{ authority, refNumber: null, amountRial: amount, status: 'paid' },
    at: toInstant(date),
  }));
}

function toInstant(date: string): string | null {
  const instant = new Date(`${date.replace(' ', 'T')}${TEHRAN}`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

function codeOf(response: unknown): number | null {
  const failed = Failed.safeParse(response);
  return failed.success ? failed.data.errors.code : null;
}

/** Why a response has no result, without secrets. */
export function reasonOf(response: unknown): string {
  const code = codeOf(response);
  return code === null ? 'unreadable answer' : `code ${code}`;
}
