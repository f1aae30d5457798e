import { routeOf } from '@bazaar/telemetry';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { commonHeaders } from './security-headers.ts';

const RETRY_AFTER_S = 5;
const minimalPageHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'content-type': 'text/html; charset=utf-8',
};

const PAGE = minimalPage(
  'این صفحه نمایش داده نشد',
  'مشکلی در ارائه سرویس رخ داده است، لطفاً دوباره تلاش کنید',
);
const BAD_ADDRESS = minimalPage(
  'درخواست نادرست است',
  'نشانی معتبر نیست. آن را بررسی کنید یا از صفحه اصلی شروع کنید.',
);

function minimalPage(heading: string, words: string): string {
  return [
    '<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>خطا</title></head><body><main><h1>${heading}</h1><p>${words}</p>`,
    '<p><a href="/">بازگشت به صفحه اصلی</a></p></main></body></html>',
  ].join('');
}

/**
 * The response when the shell's server itself has failed: a plain page that needs no other file and never shows the
 * error's message. A client's error gets a status only.
 */
export function respondWithFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 500;
  reply.headers({ ...commonHeaders, 'cache-control': 'no-store' });
  if (status >= 400 && status < 500) {
    return reply.code(status).send();
  }
  request.log.error({ reason: String(error), route: routeOf(request) }, 'a request has failed');
  return reply
    .code(503)
    .headers({ 'retry-after': String(RETRY_AFTER_S), ...minimalPageHeaders })
    .send(PAGE);
}

/**
 * The response to a malformed address, such as one with an incomplete escape: it reaches no route, and so no page.
 */
export function respondToBadAddress(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return reply
    .code(error.statusCode ?? 400)
    .headers({ ...commonHeaders, 'cache-control': 'no-store', ...minimalPageHeaders })
    .send(BAD_ADDRESS);
}
