import * as z from 'zod/mini';
import { endpoint, Instant, NonEmptyText } from '../core/index.ts';

const SessionId = z.uuid().brand<'SessionId'>();

/** An open session of the user. */
export const OpenSession = z.object({
  id: SessionId,
  /** The `User-Agent` of the client; null when it sent none. */
  device: z.nullable(z.string()),
  /** Browser and system of the device in Persian words; null when the client named none that is known. */
  deviceName: z._default(z.nullable(NonEmptyText), null),
  /** Where it was opened, coarsely: the network of the client's address, `192.0.2.0/24` or `2001:db8:1::/48`. */
  network: z._default(z.nullable(NonEmptyText), null),
  createdAt: Instant,
  expiresAt: Instant,
  /** Whether it is the session of this request. */
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

/** Ends one session; its tokens are refused everywhere within 5 s. 404 when it has ended already. An extension. */
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
