export { logOptions, logResponses, requestLogging } from './logging.ts';
export { redact, redactLine } from './personal-data.rules.ts';
export { idsOf } from './request-ids.ts';
export { nameRoute, routeOf } from './route-name.ts';
export { startTracing } from './start-tracing.ts';
export { spanOf, traceRequests } from './trace-requests.ts';
export {
  type Attributes,
  inSpan,
  isTracing,
  openSpan,
  type Span,
  type SpanStart,
  startSpan,
  traced,
} from './tracing.ts';
