import * as z from 'zod/mini';
import { endpoint, Instant } from '../core/index.ts';

const SessionId = z.uuid().brand<'SessionId'>();

/** A session that is open somewhere. */
export const OpenSession = z.object({
  id: SessionId,
  /** What the program called itself (`User-Agent`); null when it did not say. */
  device: z.nullable(z.string()),
  createdAt: Instant,
  expiresAt: Instant,
  /** Whether it is the one behind this call. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** The user's open sessions, the newest first. An extension. */
export const listSessions = endpoint({
  service: 'auth',
  method: 'GET',
  path: '/api/v1/users/sessions',
  access: 'session',
  summary: 'List the open sessions of the signed-in user.',
  response: z.object({ items: z.array(OpenSession) }),
  errors: [401],
});

/** Ends one of them; it is refused within 5 s everywhere. 404 when it is over. An extension. */
export const closeSession = endpoint({
  service: 'auth',
  method: 'DELETE',
  path: '/api/v1/users/sessions/:id',
  access: 'session',
  summary: 'End another session of the signed-in user.',
  params: z.strictObject({ id: SessionId }),
  response: z.object({ closed: z.literal(true) }),
  owned: { 'params.id': 'Session' },
  errors: [401, 404],
});
