import type { FastifyInstance } from 'fastify';
import type { ServedVersions } from '../served-versions.ts';
import type { ShellServices } from '../shell-services.ts';

const MAX_BODY_BYTES = 16 * 1024;
const MAX_TEXT = 400;
const MAX_DEPTH = 4;
/** Reports that are logged per minute; the rest is counted. */
const MAX_PER_MINUTE = 300;

/** Receives CSP reports and client errors, with their composition, and writes them to the structured log. */
export async function beaconRoutes(
  app: FastifyInstance,
  { served }: Pick<ShellServices, 'served'>,
): Promise<void> {
  await app.register(async (scope) => {
    const isWelcome = createLimit((dropped) =>
      scope.log.warn({ dropped }, 'browsers reported more than is written down'),
    );
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_request, body, done) => done(null, body),
    );
    for (const kind of ['errors', 'csp'] as const) {
      scope.post(`/_beacon/${kind}`, async (request, reply) => {
        if (isWelcome()) {
          const report = readReport(String(request.body ?? ''));
          request.log.warn({ beacon: kind, report }, 'a browser reports');
          noteFault(report, request.ip, served);
        }
        return reply.code(204).send();
      });
    }
  });
}

/** A report that names a version counts against it. */
function noteFault(report: unknown, address: string, served: ServedVersions): void {
  const { remote, version, message } = (report ?? {}) as Record<string, unknown>;
  if (typeof remote === 'string' && typeof version === 'string') {
    served.browserFault({ remote, version, reason: String(message ?? ''), address });
  }
}

/**
 * Lets a number of reports pass per minute; with the first one of the next minute it reports how many were dropped.
 */
function createLimit(tellDropped: (count: number) => void): () => boolean {
  let minute = 0;
  let count = 0;
  return () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) {
      if (count > MAX_PER_MINUTE) {
        tellDropped(count - MAX_PER_MINUTE);
      }
      minute = now;
      count = 0;
    }
    count += 1;
    return count <= MAX_PER_MINUTE;
  };
}

/** Only short texts, numbers and booleans of a report are logged, whatever was sent. */
function readReport(body: string): unknown {
  try {
    return keepShort(JSON.parse(body), 0);
  } catch {
    return { unreadable: body.slice(0, 80) };
  }
}

function keepShort(value: unknown, depth: number): unknown {
  if (typeof value === 'string') {
    // An address may contain what a visitor typed, so its query is removed.
    return value.replace(/\?[^\s"]*/g, '').slice(0, MAX_TEXT);
  }
  if (Array.isArray(value) && depth < MAX_DEPTH) {
    return value.slice(0, 10).map((item) => keepShort(item, depth + 1));
  }
  if (typeof value === 'object' && value !== null && depth < MAX_DEPTH) {
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, 30)
        .map(([key, item]) => [key.slice(0, 60), keepShort(item, depth + 1)]),
    );
  }
  return typeof value === 'number' || typeof value === 'boolean' || value === null ? value : undefined;
}
