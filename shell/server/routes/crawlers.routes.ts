import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { CONTENT_FEED_PATH } from '@bazaar/contracts/content';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from '../accepts-encoding.ts';
import { createFeeds, readFeedChoice } from '../feed.ts';
import { feedXml } from '../feed-xml.ts';
import { commonHeaders } from '../security-headers.ts';
import type { ShellServices } from '../shell-services.ts';
import { createSitemap } from '../sitemap.ts';
import { fileXml, indexXml } from '../sitemap-xml.ts';

const hour = { ...commonHeaders, 'cache-control': 'public, max-age=3600' };
const quarter = { ...commonHeaders, 'cache-control': 'public, max-age=900' };
const XML = 'application/xml; charset=utf-8';
const ATOM = 'application/atom+xml; charset=utf-8';

/** `/sitemap.xml` with the files that it names, the feeds of articles, and `/robots.txt`. */
export function crawlerRoutes(app: FastifyInstance, { environment, config }: ShellServices): void {
  const { publicOrigin, servicesOrigin, isPreProduction } = environment;
  const sitemap = createSitemap(servicesOrigin);
  const feeds = createFeeds(servicesOrigin);

  app.get('/sitemap.xml', async (_request, reply) => {
    const xml = indexXml(await sitemap.files(), publicOrigin);
    return reply.headers(hour).type(XML).send(xml);
  });

  app.get('/:file(^sitemap-[a-z-]+-\\d{1,6}\\.xml$)', async (request, reply) => {
    const { file } = request.params as { file: string };
    const [, kind = '', part = ''] = /^sitemap-([a-z-]+)-(\d+)\.xml$/.exec(file) ?? [];
    const addresses = await sitemap.addresses(kind, Number(part));
    if (!addresses) {
      return reply.code(404).headers(commonHeaders).send();
    }
    const pieces = fileXml(addresses, publicOrigin)[Symbol.asyncIterator]();
    // A service that fails at once fails the request, instead of cutting the file off.
    const first = await pieces.next();
    return sendStream(request, reply.headers(hour).type(XML), Readable.from(fromFirst(first, pieces)));
  });

  app.get(CONTENT_FEED_PATH, async (request, reply) => {
    const choice = readFeedChoice(request.query);
    const feed = choice && (await feeds.read(choice));
    if (!feed) {
      return reply.code(404).headers(commonHeaders).send();
    }
    const { siteName } = await config.get();
    return reply
      .headers(quarter)
      .type(ATOM)
      .send(feedXml(feed, { origin: publicOrigin, siteName }));
  });

  app.get('/robots.txt', (_request, reply) =>
    reply.headers(hour).type('text/plain; charset=utf-8').send(robots(publicOrigin, isPreProduction)),
  );
}

async function* fromFirst(
  first: IteratorResult<string>,
  rest: AsyncIterator<string>,
): AsyncGenerator<string> {
  for (let piece = first; !piece.done; piece = await rest.next()) {
    yield piece.value;
  }
}

/** Backpressure: what the client has not read yet is not read from the database. */
function sendStream(request: FastifyRequest, reply: FastifyReply, text: Readable): FastifyReply {
  reply.header('vary', 'accept-encoding');
  if (!acceptsEncoding(String(request.headers['accept-encoding'] ?? ''), 'gzip')) {
    return reply.send(text);
  }
  const gzip = createGzip();
  text.once('error', (error) => gzip.destroy(error));
  gzip.once('close', () => text.destroy());
  return reply.header('content-encoding', 'gzip').send(text.pipe(gzip));
}

function robots(origin: string, isPreProduction: boolean): string {
  const closed = isPreProduction
    ? ['Disallow: /']
    : ['Disallow: /profile', 'Disallow: /users/login', 'Disallow: /search', 'Disallow: /api/'];
  return ['User-agent: *', ...closed, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
