import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { openResponse } from '../../shell/server/response-writer.ts';
import { documentHeaders, nonceSources } from '../../shell/server/security-headers.ts';

/**
 * The shell's server without rendering: the same framework, headers, nonce and compression, and one constant page.
 *
 *   node scripts/bench/constant-server.ts <file with the page>
 */

const parts = readFileSync(process.argv[2] ?? '', 'utf8').split('NONCE');
const app = Fastify({ logger: false });
app.get('/*', (request, reply) => {
  const nonce = randomBytes(16).toString('base64');
  reply.hijack();
  const writer = openResponse(reply.raw, {
    status: 200,
    headers: documentHeaders({
      inline: nonceSources(nonce),
      compositionId: 'constant',
      developmentOrigins: null,
    }),
    acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
  });
  writer.write(parts.join(nonce));
  writer.end();
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.server.address() as AddressInfo).port);
