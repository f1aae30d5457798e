import { EVENT_STREAM, STREAM_HEARTBEAT_SECONDS, streamConversations } from '@bazaar/contracts/notification';
import accepts from 'accepts';
import type { Variables } from '../../kit/environment.ts';
import { HttpError } from '../../kit/http/errors.ts';
import { rawResponse, type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { readWithin } from '../../kit/settings.ts';
import { messages } from '../messages.ts';
import { findBuyers } from '../thread/participant.sql.ts';
import { openStream } from './events.stream.ts';
import { createStreamHub } from './hub.stream.ts';
import { readPosition } from './position.rules.ts';

/** A client takes a stream for dead that is silent for 37.5 seconds, and the shell after 45. */
const MAX_HEARTBEAT_MS = 25_000;

/** Reads `STREAM_HEARTBEAT_MS` (15000). */
export function readHeartbeatMs(variables: Variables): number {
  const limits = { fallback: STREAM_HEARTBEAT_SECONDS * 1_000, least: 1, most: MAX_HEARTBEAT_MS };
  return readWithin(variables, 'STREAM_HEARTBEAT_MS', limits);
}

/** The stream of a user's events; `STREAM_HEARTBEAT_MS` is the time between two heartbeats. */
export function streamRoutes(context: ServiceContext): ServiceRoute[] {
  const { db, log, environment } = context;
  const heartbeatMs = readHeartbeatMs(environment.variables);
  const hub = createStreamHub(context);
  return [
    sessionRoute(
      streamConversations,
      async ({ user, request, principal }) => {
        // A client that names no type does not expect a response without an end.
        if (!request.headers.accept || accepts(request).type(EVENT_STREAM) === false) {
          throw new HttpError({ status: 406, code: 'not_acceptable', title: messages.notAccepted });
        }
        const since = sinceOf(request.headers['last-event-id']);
        const buyerIds = await findBuyers(db, user.userId);
        const body = openStream({ db, hub, log, participant: user, buyerIds, since, heartbeatMs, principal });
        return rawResponse({
          // A proxy must neither collect the events nor change them.
          headers: {
            'content-type': EVENT_STREAM,
            'cache-control': 'no-store, no-transform',
            'x-accel-buffering': 'no',
          },
          body,
        });
      },
      { isEndless: true },
    ),
  ];
}

function sinceOf(header: string | string[] | undefined): string | 'unknown' | null {
  return header === undefined || header === '' ? null : (readPosition(String(header)) ?? 'unknown');
}
