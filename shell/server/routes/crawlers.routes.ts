import type { FastifyInstance } from 'fastify';
import { commonHeaders } from '../security-headers.ts';
import type { ShellServices } from '../shell-services.ts';
import { collectAddresses } from '../sitemap.ts';

const hour = { ...commonHeaders, 'cache-control': 'public, max-age=3600' };

const KEPT_MS = 10 * 60 * 1000;

/** `/sitemap.xml` and `/robots.txt`. */
export function crawlerRoutes(app: FastifyInstance, { environment }: ShellServices): void {
  const addressesNow = keepFor(KEPT_MS, () => collectAddresses(environment.servicesOrigin));
  app.get('/sitemap.xml', async (_request, reply) => {
    const addresses = await addressesNow();
    return reply
      .headers(hour)
      .type('application/xml; charset=utf-8')
      .send(toXml(addresses, environment.publicOrigin));
  });
  app.get('/robots.txt', (_request, reply) =>
    reply
      .headers(hour)
      .type('text/plain; charset=utf-8')
      .send(robots(environment.publicOrigin, environment.isPreProduction)),
  );
}

/** One request reads every list of every service: those of the next minutes, and at the same time, share it. */
function keepFor<T>(ms: number, load: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | null = null;
  return () => {
    if (!kept || Date.now() > kept.until) {
      const fresh = { value: load(), until: Date.now() + ms };
      kept = fresh;
      fresh.value.catch(() => {
        kept = null;
      });
    }
    return kept.value;
  };
}

function robots(origin: string, isPreProduction: boolean): string {
  const closed = isPreProduction
    ? ['Disallow: /']
    : ['Disallow: /profile', 'Disallow: /users/login', 'Disallow: /search', 'Disallow: /api/'];
  return ['User-agent: *', ...closed, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function toXml(paths: readonly { path: string; modifiedAt: string | null }[], origin: string): string {
  const entries = paths.map(
    ({ path, modifiedAt }) =>
      `<url><loc>${escapeXml(origin + path)}</loc>${modifiedAt ? `<lastmod>${modifiedAt}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
