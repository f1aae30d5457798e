import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { type Bindings, type ChildLoggerOptions, destination, type LoggerOptions } from 'pino';
import { redactLine } from './personal-data.rules.ts';
import { idsOf } from './request-ids.ts';
import { routeOf } from './route-name.ts';

/** Where lines go; the process's output unless a test gives another place. */
interface LineTarget {
  write(line: string): void;
}

type Logger = LoggerOptions & { readonly stream: LineTarget };

/**
 * The logger of a server: one JSON line an event, with its level, the time in UTC and no personal data, whatever code
 * hands in.
 */
export function logOptions(level: string, { service, to }: { service: string; to?: LineTarget }): Logger {
  let target = to;
  const stream = {
    write(line: string): void {
      target ??= destination({ fd: 1, sync: true });
      target.write(redactLine(line));
    },
  };
  return {
    level,
    base: { service },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
    stream,
  };
}

type Raw = Parameters<typeof idsOf>[0];
type ChildLogger = [FastifyBaseLogger, Bindings, ChildLoggerOptions, Raw];

/** Options of the server that give each line of a request the ids of its trace and of itself. */
export const requestLogging = {
  genReqId: (raw: Raw) => idsOf(raw).traceId,
  childLoggerFactory: (...[logger, bindings, options, raw]: ChildLogger) =>
    logger.child({ ...bindings, requestId: idsOf(raw).spanId }, options),
};

/**
 * Writes a line for each response: the route's pattern, the status and how long it took.
 * @param factsOf what else the line tells, without personal data
 */
export function logResponses(
  app: FastifyInstance,
  levelOf: (request: FastifyRequest) => 'info' | 'debug',
  factsOf: (request: FastifyRequest) => Readonly<Record<string, unknown>> = () => ({}),
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const milliseconds = Math.round(reply.elapsedTime);
    const { statusCode: status } = reply;
    const line = {
      method: request.method,
      route: routeOf(request),
      status,
      milliseconds,
      ...factsOf(request),
    };
    request.log[levelOf(request)](line, 'answered');
    done();
  });
}
