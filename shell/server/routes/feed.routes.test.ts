import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentFeedHref, listPublicContents } from '@bazaar/contracts/content';
import { Window } from 'happy-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { respondWithFailure } from '../failure-page.ts';
import { givenApp, givenServices } from '../testing/given-services.ts';
import { crawlerRoutes } from './crawlers.routes.ts';

const HOSTILE = '<script>alert("1")</script> & \u0008پمپ \'NPSH\'';

const article = listPublicContents.response.parse({
  items: [
    {
      id: 10,
      title: HOSTILE,
      slug: 'کاویتاسیون',
      contentType: { id: 2, title: 'مقاله & آموزش' },
      summary: HOSTILE,
      labels: ['پمپ'],
      publishedAt: '2026-11-16T08:00:00Z',
      updatedAt: '2026-11-18T08:00:00Z',
      readingMinutes: 7,
      drawing: { family: 'pump', seed: 10, dimensionMm: null, code: null },
      authorName: 'نرگس یزدانی',
      likes: 3,
      visits: 20,
      supplier: null,
      category: null,
    },
  ],
  totalCount: 1,
  pageNumber: 1,
  pageSize: 30,
});

/** The content service over HTTP with one article and the type 2; it notes what it is asked. */
async function serveContent() {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://services');
    asked.push(url);
    const isType = url.pathname.endsWith('/breadcrumb');
    const isKnown = !isType || url.pathname.includes('/contenttypes/2/');
    response.statusCode = isKnown ? 200 : 404;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isType ? [{ id: 2, title: 'مقاله & آموزش' }] : article));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { asked, servicesOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function setUp(servicesOrigin: string) {
  const { app } = givenApp();
  const services = givenServices();
  app.setErrorHandler(respondWithFailure);
  crawlerRoutes(app, { ...services, environment: { ...services.environment, servicesOrigin } });
  return app;
}

/** The feed as an XML parser reads it. */
function parse(xml: string) {
  const document = new new Window().DOMParser().parseFromString(xml, 'application/xml');
  return (selector: string) => [...document.querySelectorAll(selector)].map((found) => found.textContent);
}

describe('/contents/feed.xml', () => {
  it('is an Atom feed of the newest articles, whatever their texts hold', async () => {
    const { servicesOrigin } = await serveContent();

    const { body, headers } = await setUp(servicesOrigin).inject(contentFeedHref());

    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(body).not.toContain('<script>');
    expect(body).not.toContain('\u0008');
    const texts = parse(body);
    expect(texts('entry > title')).toEqual(['<script>alert("1")</script> & پمپ \'NPSH\'']);
    expect(texts('feed > id')).toEqual(['https://bazaar.example/contents/feed.xml']);
    expect(texts('feed > updated')).toEqual(['2026-11-18T08:00:00Z']);
    expect(texts('entry > id')).toEqual(['https://bazaar.example/contents/10']);
    expect(body).toContain(`href="https://bazaar.example/contents/10/${encodeURIComponent('کاویتاسیون')}"`);
  });

  it('is narrowed to a type or a label, and links to their list', async () => {
    const { servicesOrigin, asked } = await serveContent();
    const app = setUp(servicesOrigin);

    const ofType = (await app.inject(contentFeedHref({ contentTypeId: 2 }))).body;
    const ofLabel = (await app.inject(contentFeedHref({ label: 'پمپ' }))).body;

    expect(parse(ofType)('feed > title')).toEqual(['مقاله & آموزش | بازار صنعت']);
    expect(ofType).toContain('type="text/html" href="https://bazaar.example/contents/2"');
    expect(parse(ofLabel)('feed > title')).toEqual(['پمپ | بازار صنعت']);
    const filters = asked
      .map(({ searchParams }) => [searchParams.get('filter.contentTypeId'), searchParams.get('filter.label')])
      .filter((filter) => filter.some((value) => value !== null));
    expect(filters).toEqual([
      ['2', null],
      [null, 'پمپ'],
    ]);
  });

  it.each([
    '?type=9',
    '?type=abc',
    '?type=0',
    '?type=99999999999',
    '?label=',
    `?label=${'a'.repeat(81)}`,
    '?label=a&label=b',
  ])('has no feed for %s', async (query) => {
    const { servicesOrigin } = await serveContent();

    expect((await setUp(servicesOrigin).inject(`/contents/feed.xml${query}`)).statusCode).toBe(404);
  });

  it('fails without a word about the services when they do not respond', async () => {
    const failed = await setUp('http://127.0.0.1:9').inject('/contents/feed.xml');

    expect(failed.statusCode).toBe(503);
    expect(failed.body).not.toContain('127.0.0.1');
  });
});
