import { endpoint } from '@bazaar/contracts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { createAuditTrail } from './audit-trail.ts';

const audited = endpoint({
  ...{ service: 'trade', method: 'GET', path: '/x', access: 'session', summary: 'Reads.' },
  audited: ['readRequest'],
  response: z.string(),
});
/** Nothing is written here. */
const NOWHERE = {} as Database;

function givenTrail() {
  const request = { id: '0af7651916cd43dd8448eb211c80319c', ip: '192.0.2.17' };
  const user = { userId: 1, sessionId: 's', name: '', roles: [], supplierId: null };
  return createAuditTrail({ endpoint: audited, request, user, clock: () => new Date(0) });
}

describe('the audit trail of a request', () => {
  it('requires that the handler has noted something, or that there was nothing to note', async () => {
    const trail = givenTrail();
    expect(() => trail.requireNoted()).toThrow('GET /x is audited');

    await trail.note(NOWHERE, { act: 'readRequest', of: { business: 1 } });
    expect(() => trail.requireNoted()).not.toThrow();
  });

  it('refuses an act that the contract does not declare', async () => {
    await expect(givenTrail().note(NOWHERE, { act: 'pay', of: { business: 2 } })).rejects.toThrow('"pay"');
  });
});
