import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ResolvedComposition, resolveComposition } from '../composition.rules.ts';
import { isCrawler } from '../crawler.rules.ts';
import type { CachedDocument } from '../html-cache.ts';
import { createNonceReplacer } from '../nonce-replacer.ts';
import type { RenderedPage } from '../page-renderer.ts';
import { redirectByRule } from '../redirects.rules.ts';
import { openResponse, type ResponseWriter } from '../response-writer.ts';
import { commonHeaders, documentHeaders } from '../security-headers.ts';
import type { ShellServices } from '../shell-services.ts';
import { readVisitor } from '../visitor.ts';
import { sendWhole } from '../whole-response.ts';

const MAX_AGENT_LENGTH = 120;

/** Every address that is neither a file nor an API request is a document. */
export function documentRoutes(app: FastifyInstance, services: ShellServices): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => answer(request, reply, services),
  });
}

interface DocumentRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  services: ShellServices;
  composition: ResolvedComposition;
  setCookie: string | null;
  url: URL;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  services: ShellServices,
): Promise<unknown> {
  reply.headers(commonHeaders);
  const url = readUrl(request.url, services.environment.publicOrigin);
  if (!url) {
    return reply.code(400).type('text/plain; charset=utf-8').send('نشانی درخواست‌شده درست نیست.');
  }
  const rule = redirectByRule(url);
  if (rule) {
    return reply.redirect(rule.location, rule.status);
  }
  const { visitor, setCookie } = readVisitor(request.headers);
  const composition = resolveComposition(services.manifest.current(), visitor, services.shell.id);
  const call: DocumentRequest = { request, reply, services, composition, setCookie, url };
  // A reply is itself a thenable, so an async function here never returns it.
  return (await respondFromCache(call)) ? reply : fromRenderer(call);
}

/** A malformed address in a request is the client's error, not a crash. */
function readUrl(path: string, origin: string): URL | null {
  try {
    decodeURI(path.split('?')[0] ?? '');
    // Joined, not resolved: `//host/x` is a path of this site.
    return new URL(origin + path);
  } catch {
    return null;
  }
}

function cacheKey({ url, composition }: DocumentRequest, configVersion: string): string {
  return `${composition.id} ${configVersion} ${url.pathname}${url.search}`;
}

/** @returns whether a cached document was sent. */
async function respondFromCache(call: DocumentRequest): Promise<boolean> {
  const { services } = call;
  const config = await services.config.get();
  const key = cacheKey(call, config.version);
  const hit = services.cache.get(key);
  if (!hit) {
    return false;
  }
  if (hit.isStale) {
    services.revalidate(key, async () => renderToCache(call, key));
  }
  await sendCached(call, hit.document);
  return true;
}

async function sendCached(call: DocumentRequest, document: CachedDocument): Promise<void> {
  const { nonce, ...head } = headOf(call);
  call.reply.hijack();
  await sendWhole(call.reply.raw, { ...head, status: 200, body: withNonce(document, nonce) });
}

function withNonce({ parts }: CachedDocument, nonce: string): Buffer {
  const mark = Buffer.from(nonce);
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [mark, part])));
}

async function fromRenderer(call: DocumentRequest): Promise<unknown> {
  const { services, composition, url, request, reply } = call;
  const config = await services.config.get();
  const page = await services.render({
    url,
    composition,
    config,
    traceparent: services.traceOf(request),
    clientAddress: request.ip,
    log: request.log,
  });
  if (page.kind === 'redirect') {
    return reply.redirect(page.location, page.status);
  }
  if (page.status >= 400 && isCrawler(request.headers['user-agent'])) {
    return respondToCrawler(call, page.status);
  }
  const key = cacheKey(call, config.version);
  if (page.isWhole) {
    await sendAtOnce(call, page, key);
  } else {
    stream(call, page, key);
  }
  return reply;
}

/** A crawler gets the true status of an address, and the operators a log entry; the error page is for people. */
function respondToCrawler({ request, reply, url }: DocumentRequest, status: number): FastifyReply {
  const crawler = request.headers['user-agent']?.slice(0, MAX_AGENT_LENGTH);
  request.log.warn({ status, path: url.pathname, crawler }, 'a crawler met an error');
  return reply.code(status).headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).send();
}

/** A document that is there as a whole is compressed at once, in half the time. */
async function sendAtOnce(call: DocumentRequest, page: RenderedPage, key: string): Promise<void> {
  const { services, reply } = call;
  const { status, noncePlaceholder: placeholder } = page;
  const html: string[] = [];
  page.stream({
    write: (text) => html.push(text),
    end: (isComplete) => keep(services, { key, html, status, placeholder, isComplete }),
  });
  const { nonce, headers, acceptEncoding } = headOf(call);
  reply.hijack();
  await sendWhole(reply.raw, {
    status,
    headers,
    acceptEncoding,
    body: Buffer.from(html.join('').replaceAll(placeholder, nonce)),
  });
}

function stream(call: DocumentRequest, page: RenderedPage, key: string): void {
  const { services, reply } = call;
  const { writer, nonce } = open(call, page.status);
  const { status, noncePlaceholder: placeholder } = page;
  const kept: string[] = [];
  const replacer = createNonceReplacer(placeholder, nonce);
  const rendering = page.stream({
    write(text) {
      kept.push(text);
      writer.write(replacer.replace(text));
    },
    end(isComplete) {
      writer.write(replacer.rest());
      writer.end();
      keep(services, { key, html: kept, status, placeholder, isComplete });
    },
    // Neither the browser nor a cache takes a document for whole whose connection broke off.
    lose: () => void reply.raw.destroy(),
  });
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) {
      rendering.abort();
    }
  });
}

interface RenderedDocument {
  key: string;
  html: string[];
  status: number;
  placeholder: string;
  isComplete: boolean;
}

/** Caches only a complete document without an error. */
function keep(services: ShellServices, document: RenderedDocument): void {
  const { key, html, status, placeholder, isComplete } = document;
  if (isComplete && status === 200) {
    services.cache.set(key, html.join(''), placeholder);
  }
}

async function renderToCache(
  { services, composition, url, request }: DocumentRequest,
  key: string,
): Promise<void> {
  const config = await services.config.get();
  const page = await services.render({
    url,
    composition,
    config,
    traceparent: services.traceOf(request),
    clientAddress: request.ip,
    log: request.log,
  });
  if (page.kind !== 'page') {
    return;
  }
  const html: string[] = [];
  await new Promise<void>((resolve) => {
    page.stream({
      write: (text) => html.push(text),
      end(isComplete) {
        const { status, noncePlaceholder: placeholder } = page;
        keep(services, { key, html, status, placeholder, isComplete });
        resolve();
      },
      lose: resolve,
    });
  });
}

/** A fresh nonce, the headers of every document, and the request's `Accept-Encoding`. */
function headOf({ request, services, composition, setCookie }: DocumentRequest) {
  const nonce = randomBytes(16).toString('base64');
  const security = {
    nonce,
    compositionId: composition.id,
    developmentOrigins: services.environment.development?.origins ?? null,
  };
  return {
    nonce,
    headers: { ...documentHeaders(security), ...(setCookie ? { 'set-cookie': setCookie } : {}) },
    acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
  };
}

function open(call: DocumentRequest, status: number): { writer: ResponseWriter; nonce: string } {
  const { nonce, ...head } = headOf(call);
  call.reply.hijack();
  return { writer: openResponse(call.reply.raw, { ...head, status }), nonce };
}
