import {
  GatewayProblem,
  type GatewayQuestion,
  type GatewayReportRow,
  type GatewayState,
  type ReportQuestion,
} from './gateway.types.ts';
import { readReported, readUnverified, readVerdict, reasonOf } from './zarinpal.rules.ts';
import type { AskZarinpal } from './zarinpal.types.ts';

/** Questions that are open at the same time; Zarinpal limits its merchants. */
const LANES = 4;

/** The list of unverified payments names the amount, which inquiry does not. */
const LISTED_IS_BETTER: readonly GatewayState[] = ['paid', 'unknown'];

/**
 * Zarinpal has no list of a day for merchants: it is asked about each of our attempts (inquiry), and for the payments that
 * were made and not verified, of any day and at most a hundred (unVerified). Only the second names amounts; that of a
 * verified payment is known by repeating verify, which refuses another amount.
 */
export async function reportOn(
  ask: AskZarinpal,
  { attempts, signal }: ReportQuestion,
): Promise<readonly GatewayReportRow[]> {
  const unverified = await listUnverified(ask, signal);
  const rows = new Map(unverified.map((row) => [row.authority, row]));
  const queue = attempts.values();
  const lane = async () => {
    for (const attempt of queue) {
      signal?.throwIfAborted();
      const row = await askAbout(ask, attempt, signal);
      if (row !== null) {
        const listed = rows.get(row.authority);
        rows.set(row.authority, listed !== undefined && LISTED_IS_BETTER.includes(row.status) ? listed : row);
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return [...rows.values()];
}

async function listUnverified(ask: AskZarinpal, signal?: AbortSignal): Promise<GatewayReportRow[]> {
  const response = await ask('unVerified', {}, signal);
  const rows = response.arrived ? readUnverified(response.json) : null;
  if (rows === null) {
    throw new GatewayProblem(response.arrived ? reasonOf(response.json) : response.reason);
  }
  return rows;
}

/** One attempt; null when Zarinpal does not know it. */
async function askAbout(
  ask: AskZarinpal,
  { authority, amountRial }: GatewayQuestion,
  signal?: AbortSignal,
): Promise<GatewayReportRow | null> {
  const inquiry = await ask('inquiry', { authority }, signal);
  const state = inquiry.arrived ? readReported(inquiry.json) : 'unknown';
  const row = { authority, refNumber: null, amountRial: null, at: null };
  if (state === 'missing') {
    return null;
  }
  if (state !== 'confirmed') {
    return { ...row, status: state };
  }
  const again = await ask('verify', { authority, amount: amountRial }, signal);
  const verdict = again.arrived ? readVerdict(again.json) : null;
  switch (verdict?.kind) {
    case 'paid':
      return { ...row, refNumber: verdict.refNumber, amountRial, status: 'paid' };
    case 'notPaid':
      return { ...row, status: 'paid' };
    default:
      return { ...row, status: 'unknown' };
  }
}
