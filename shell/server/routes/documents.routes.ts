import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ResolvedComposition, resolveComposition } from '../composition.rules.ts';
import { isCrawler } from '../crawler.rules.ts';
import type { CachedDocument, HtmlCache } from '../html-cache.ts';
import { counted, countOutcome, observeVisit, traceFor } from '../metrics/observe-document.ts';
import { createNonceReplacer } from '../nonce-replacer.ts';
import {
  compositionKey,
  type PageAddress,
  pageAddress,
  patternOf,
  withIgnored,
} from '../page-address.rules.ts';
import { redirectByRule } from '../redirects.rules.ts';
import { releasesOf } from '../releases-in-use.rules.ts';
import { isWhole, type PageResponse, type StreamedPage } from '../rendered-page.ts';
import { openResponse, type ResponseWriter } from '../response-writer.ts';
import { commonHeaders, documentHeaders, type InlineSources, nonceSources } from '../security-headers.ts';
import type { ShellServices } from '../shell-services.ts';
import { STORED_NOTICE_STYLE, withStoredNotice } from '../stored-notice.ts';
import { readVisitor } from '../visitor.ts';
import { compressWhole, textOf, type WholeDocument, whyBound, withoutNonce } from '../whole-document.ts';
import { encodeDocument, matchesEtag, sendEncoded, sendNotModified, sendWhole } from '../whole-response.ts';

const MAX_AGENT_LENGTH = 120;
const UNAVAILABLE = 503;
const TOO_MANY = 429;
/** When a page that could not be made is worth another request. */
const RETRY_AFTER_S = 5;

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
  address: PageAddress;
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
  const rule = redirectByRule(url) ?? services.environment.findRedirect(url);
  if (rule) {
    return reply.redirect(rule.location, rule.status);
  }
  const { visitor, setCookie } = readVisitor(request.headers, services.environment.publicOrigin);
  const composition = resolveComposition(services.manifest.current(), visitor);
  const address = pageAddress(url, composition);
  const call: DocumentRequest = {
    request,
    reply,
    services,
    composition,
    setCookie,
    url: address.url,
    address,
  };
  observeVisit(call, url);
  const { version } = await services.config.get();
  const key = `${compositionKey(composition)} ${version} ${address.url.pathname}${address.url.search}`;
  const known = address.isCacheable ? services.cache.get(key) : null;
  return known && known.state !== 'old'
    ? fromCache(call, key, known)
    : fromRenderer(call, key, known?.document ?? null);
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

type Known = NonNullable<ReturnType<HtmlCache['get']>>;

async function fromCache(call: DocumentRequest, key: string, { document, state }: Known): Promise<unknown> {
  countOutcome(call, state === 'stale' ? 'stale' : 'fresh');
  if (state === 'stale') {
    call.services.revalidate(key, () => renderToCache(call, key));
  }
  await send(call, document);
  return call.reply;
}

async function send(call: DocumentRequest, document: WholeDocument, status = 200): Promise<void> {
  const head = headOf(call, { scripts: document.scriptHashes, styles: [] });
  const { acceptEncoding } = head;
  const headers = { ...head.headers, ...(document.etag && status === 200 ? { etag: document.etag } : {}) };
  if (headers.etag && matchesEtag(call.request.headers['if-none-match'], headers.etag)) {
    call.reply.hijack();
    sendNotModified(call.reply.raw, headers);
    return;
  }
  // Before the answer is begun: bytes that cannot be read are a failure of this request.
  const body = await encodeDocument(document, acceptEncoding);
  call.reply.hijack();
  const answer = { status, headers: { ...headers, ...retryHeaders(status) }, acceptEncoding };
  sendEncoded(call.reply.raw, answer, body);
}

/** Sends a document that cannot be made anew now, with a line that names its time. */
async function sendStored(call: DocumentRequest, document: CachedDocument): Promise<void> {
  const head = headOf(call, { scripts: document.scriptHashes, styles: [STORED_NOTICE_STYLE] });
  const body = withStoredNotice(await textOf(document), document.storedAt);
  call.reply.hijack();
  await sendWhole(call.reply.raw, { ...head, status: 200, body });
}

/** A page that is known from before replaces one that the services or the workers cannot provide now. */
async function fromRenderer(
  call: DocumentRequest,
  key: string,
  known: CachedDocument | null,
): Promise<unknown> {
  const { request, reply, address } = call;
  const rendering = sharedPage(call, key);
  if (known && !(await isMade(rendering, request.log))) {
    countOutcome(call, 'stored');
    await sendStored(call, known);
    return reply;
  }
  const page = await counted(call, rendering);
  if (page.kind === 'redirect') {
    return reply.redirect(withIgnored(page.location, address), page.status);
  }
  const status = page.isFrame ? UNAVAILABLE : page.status;
  if (status >= 400 && isCrawler(request.headers['user-agent'])) {
    return respondToCrawler(call, status);
  }
  if (isWhole(page)) {
    await send(call, page.document, page.status);
  } else {
    stream(call, page);
  }
  return reply;
}

/** Whether a page came of a rendering, with its content. */
async function isMade(rendering: Promise<PageResponse>, log: FastifyRequest['log']): Promise<boolean> {
  try {
    const page = await rendering;
    return page.kind === 'redirect' || !(page.isWithoutService || page.isFrame);
  } catch (error) {
    log.warn({ reason: String(error) }, 'a known document was sent for one that could not be rendered');
    return false;
  }
}

/**
 * The page, rendered once for all who ask for it at the same time: but what one of them may read no more, another one may.
 */
async function sharedPage(call: DocumentRequest, key: string): Promise<PageResponse> {
  const { services, composition, url, request, address } = call;
  const config = await services.config.get();
  let isOwn = false;
  const render = () => {
    isOwn = true;
    return services.render({
      url,
      composition,
      config,
      ...traceFor(call),
      clientAddress: request.ip,
      clientAgent: request.headers['user-agent']?.slice(0, MAX_AGENT_LENGTH),
      isKept: address.isCacheable && services.environment.cachesDocuments,
      log: request.log,
    });
  };
  if (!address.isCacheable) {
    return render();
  }
  const page = await services.renderings.join(key, render, (made, html, isComplete) => {
    // Only a complete document without an error.
    if (isComplete && made.status === 200) {
      keep(call, key, isWhole(made) ? made.document : wholeOf(call, made, html));
    }
  });
  return !isOwn && page.kind === 'page' && page.status === TOO_MANY ? render() : page;
}

function keep({ services, composition }: DocumentRequest, key: string, document: WholeDocument | null): void {
  if (document) {
    services.cache.set(key, document, releasesOf(composition));
  }
}

/** Begins to compress a page that was streamed; null when it cannot do without a nonce. */
function wholeOf(
  { services, composition, url }: DocumentRequest,
  { noncePlaceholder }: StreamedPage,
  html: readonly string[],
): WholeDocument | null {
  const text = html.join('');
  const whole = withoutNonce(text, noncePlaceholder);
  if (!whole) {
    const pattern = patternOf(url.pathname, composition) ?? 'no route';
    services.uncached.note({ pattern, reason: whyBound(text, noncePlaceholder) });
  }
  return whole && compressWhole(whole);
}

/** A crawler gets the true status of an address, and the operators a log entry; the error page is for people. */
function respondToCrawler({ request, reply, url }: DocumentRequest, status: number): FastifyReply {
  const crawler = request.headers['user-agent']?.slice(0, MAX_AGENT_LENGTH);
  request.log.warn({ status, path: url.pathname, crawler }, 'a crawler met an error');
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', ...retryHeaders(status) })
    .send();
}

function retryHeaders(status: number): Record<string, string> {
  return status === UNAVAILABLE || status === TOO_MANY ? { 'retry-after': String(RETRY_AFTER_S) } : {};
}

function stream(call: DocumentRequest, page: StreamedPage): void {
  const { reply } = call;
  const { writer, nonce } = open(call, page.status);
  const replacer = createNonceReplacer(page.noncePlaceholder, nonce);
  const rendering = page.stream({
    write: (text) => writer.write(replacer.replace(text)),
    end() {
      writer.write(replacer.rest());
      writer.end();
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

async function renderToCache(call: DocumentRequest, key: string): Promise<void> {
  const page = await sharedPage(call, key);
  if (page.kind === 'page' && !isWhole(page)) {
    // The rendering stores itself; it goes on as long as somebody reads it.
    await new Promise<void>((resolve) => {
      page.stream({ write() {}, end: () => resolve(), lose: resolve });
    });
  }
}

function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** The headers of a document, and the request's `Accept-Encoding`. */
function headOf({ request, services, composition, setCookie }: DocumentRequest, inline: InlineSources) {
  const security = {
    inline,
    compositionId: composition.id,
    developmentOrigins: services.environment.development?.origins ?? null,
  };
  return {
    headers: { ...documentHeaders(security), ...(setCookie ? { 'set-cookie': setCookie } : {}) },
    acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
  };
}

function open(call: DocumentRequest, status: number): { writer: ResponseWriter; nonce: string } {
  const nonce = newNonce();
  const head = headOf(call, nonceSources(nonce));
  call.reply.hijack();
  const headers = { ...head.headers, ...retryHeaders(status) };
  return { writer: openResponse(call.reply.raw, { ...head, headers, status }), nonce };
}
