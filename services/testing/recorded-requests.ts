import { appendFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** File to which test runs write their requests; when it is not set, nothing is written. */
const FILE = process.env.BAZAAR_REQUEST_LOG;

interface Answered {
  readonly statusCode: number;
  readonly raw: { readonly req: { readonly method?: string; readonly url?: string } };
}

type Inject = (options: unknown) => Promise<Answered>;

/**
 * Records each injected request with its status, so that a later step can find declared responses that no test covers.
 */
export function recordRequests(app: FastifyInstance): FastifyInstance {
  if (FILE === undefined) {
    return app;
  }
  const inject = app.inject.bind(app) as unknown as Inject;
  const recorded: Inject = async (options) => {
    const reply = await inject(options);
    const { method = 'GET', url = '' } = reply.raw.req;
    appendFileSync(FILE, `${method} ${url.split('?', 1)[0]} ${reply.statusCode}\n`);
    return reply;
  };
  return Object.assign(app, { inject: recorded });
}
