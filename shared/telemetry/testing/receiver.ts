import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as OTLP writes it in JSON, with its attributes as an object. */
export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  attributes: Record<string, unknown>;
}

interface SentAttribute {
  key: string;
  value: Record<string, unknown>;
}
interface SentTraces {
  resourceSpans: {
    resource: { attributes: SentAttribute[] };
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes' | 'service'> & { attributes: SentAttribute[] })[];
    }[];
  }[];
}

/** Receives traces by OTLP over HTTP, on a free port. */
export async function startReceiver() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) {
      parts.push(part as Buffer);
    }
    bodies.push(Buffer.concat(parts).toString('utf8'));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Everything that was sent, as it was. */
    text: () => bodies.join('\n'),
    spans: () => bodies.flatMap((body) => spansIn(JSON.parse(body))),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function spansIn({ resourceSpans }: SentTraces): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(toObject(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({ ...span, service, attributes: toObject(span.attributes) })),
    );
  });
}

function toObject(attributes: readonly SentAttribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
