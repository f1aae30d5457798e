import { EVENT_STREAM, STREAM_HEARTBEAT_SECONDS, streamConversations } from '@bazaar/contracts/notification';
import { HttpError } from '../../kit/http/errors.ts';
import { rawResponse, type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { readCount } from '../../kit/settings.ts';
import { messages } from '../messages.ts';
import { openStream } from './events.stream.ts';
import { createStreamHub } from './hub.stream.ts';
import { readPosition } from './position.rules.ts';

const ACCEPTED = new RegExp(`(?:^|[,\\s])${EVENT_STREAM}(?:$|[;,\\s])`);

/** The stream of a user's events; `STREAM_HEARTBEAT_MS` is the time between two signs of life. */
export function streamRoutes(context: ServiceContext): ServiceRoute[] {
  const { db, log, environment } = context;
  const usual = STREAM_HEARTBEAT_SECONDS * 1_000;
  const heartbeatMs = readCount(environment.variables, 'STREAM_HEARTBEAT_MS', usual);
  const hub = createStreamHub(context);
  return [
    sessionRoute(
      streamConversations,
      async ({ user, request, isSignedIn }) => {
        if (!ACCEPTED.test(request.headers.accept ?? '')) {
          throw new HttpError({ status: 406, code: 'not_acceptable', title: messages.notAccepted });
        }
        const since = sinceOf(request.headers['last-event-id']);
        const body = openStream({ db, hub, log, participant: user, since, heartbeatMs, isSignedIn });
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
