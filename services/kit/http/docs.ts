import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Allows resources of this origin only and nothing inline, except the page's own `data:` images. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the OpenAPI document at `/openapi.json` and a page to read and try it at `/docs`. */
export async function serveDocs(app: FastifyInstance, document: object): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(document));
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(bytes),
  );
  // The plugin would keep this document in memory as objects of several megabytes, so the page is redirected to the
  // address above.
  const head = { ...document, paths: {}, components: {} };
  await app.register(swagger, { mode: 'static', specification: { document: head as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: DOCS_POLICY,
    uiConfig: { docExpansion: 'list', validatorUrl: null },
    uiHooks: { onRequest: leadToDocument },
  });
}

/** JSON is valid YAML, so both redirect to the JSON document. */
const COPIES = new Set(['/docs/json', '/docs/yaml']);

async function leadToDocument(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  return COPIES.has(request.routeOptions.url ?? '') ? reply.redirect('../openapi.json') : undefined;
}
