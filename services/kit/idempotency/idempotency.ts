import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER } from '@bazaar/contracts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { ClaimLost } from '../database/pooled-connection.ts';
import { settleClaim } from '../database/prepared.ts';
import { type HttpError, invalid, unprocessable } from '../http/errors.ts';
import { messages } from '../http/messages.ts';
import { claimKey, findStoredResponse, type KeyClaim, storeResponse } from './idempotency.sql.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The caller's key from its header; throws the 400 that names the header. */
export function readIdempotencyKey(request: FastifyRequest): string {
  const header = request.headers[IDEMPOTENCY_KEY_HEADER];
  if (typeof header !== 'string' || !UUID.test(header)) {
    throw invalid({ [IDEMPOTENCY_KEY_HEADER]: [messages.idempotencyKey] });
  }
  return header.toLowerCase();
}

/** A string that is equal for equal requests: keys are sorted, so their order does not matter. */
export function hashRequest(request: unknown): string {
  const sorted = JSON.stringify(request, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
      : value,
  );
  return createHash('sha256')
    .update(sorted ?? '')
    .digest('base64url');
}

/** 422: the key was used for another request. */
export function keyMismatch(): HttpError {
  return unprocessable('idempotency_mismatch', {
    title: messages.idempotencyMismatch,
    detail: messages.idempotencyMismatchDetail,
  });
}

/**
 * Runs an effect once per key, in one transaction with the key and the response. A concurrent or later duplicate gets
 * the first response. What `effect` throws is rolled back and not stored.
 *
 * The key is inserted together with the first statement of `effect`, so `effect` runs up to that statement even when the
 * key turns out to be taken: it must not change anything outside the transaction.
 */
export async function once(
  db: Database,
  claim: KeyClaim,
  effect: (transaction: Database) => Promise<unknown>,
): Promise<unknown> {
  try {
    return await db.transaction().execute((transaction) => doOnce(transaction, claim, effect));
  } catch (error) {
    if (!(error instanceof ClaimLost)) {
      throw error;
    }
  }
  const before = await findStoredResponse(db, claim);
  if (before === null || before.requestHash !== claim.requestHash) {
    throw keyMismatch();
  }
  return before.response;
}

async function doOnce(
  transaction: Database,
  claim: KeyClaim,
  effect: (transaction: Database) => Promise<unknown>,
): Promise<unknown> {
  await claimKey(transaction, claim);
  let response: unknown;
  try {
    response = await effect(transaction);
  } catch (error) {
    // The key may not have been sent yet, and when it is taken, its stored response matters more than this error.
    await settleClaim(transaction);
    throw error;
  }
  await storeResponse(transaction, claim, response);
  return response;
}
