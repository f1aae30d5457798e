import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { commonHeaders } from './security-headers.ts';

const RETRY_AFTER_S = 5;

const PAGE = [
  '<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
  '<title>خطا</title></head><body><main><h1>این صفحه نمایش داده نشد</h1>',
  '<p>مشکلی در ارائه سرویس رخ داده است، لطفاً دوباره تلاش کنید</p>',
  '<p><a href="/">بازگشت به صفحه اصلی</a></p></main></body></html>',
].join('');

/**
 * The answer when the shell's server itself has failed: a plain page that needs nothing else, and never the error's own
 * words. What the caller did wrong is answered by its status alone.
 */
export function answerFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 500;
  reply.headers({ ...commonHeaders, 'cache-control': 'no-store' });
  if (status >= 400 && status < 500) {
    return reply.code(status).send();
  }
  request.log.error({ reason: String(error), path: request.url.split('?')[0] }, 'a request has failed');
  return reply
    .code(503)
    .headers({ 'retry-after': String(RETRY_AFTER_S), 'content-security-policy': "default-src 'none'" })
    .type('text/html; charset=utf-8')
    .send(PAGE);
}
