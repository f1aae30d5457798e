import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { respondToBadAddress, respondWithFailure } from './failure-page.ts';
import { givenApp } from './testing/given-services.ts';

function setUp(failure: unknown) {
  const { app, error } = givenApp();
  app.setErrorHandler(respondWithFailure);
  app.get('/x', () => Promise.reject(failure));
  return { app, error };
}

describe('a request that fails', () => {
  it('gets a plain page with a retry, without the error’s message', async () => {
    const { app, error } = setUp(new Error('fetch failed: secret'));

    const response = await app.inject('/x?key=typed');

    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(response.body).toContain('مشکلی در ارائه سرویس رخ داده است، لطفاً دوباره تلاش کنید');
    expect(response.body).not.toContain('secret');
    expect(error).toHaveBeenCalledExactlyOnceWith(
      { reason: 'Error: fetch failed: secret', route: expect.not.stringContaining('typed') },
      'a request has failed',
    );
  });

  it('because of the client gets a response with a status only', async () => {
    const { app, error } = setUp(Object.assign(new Error('Body too large'), { statusCode: 413 }));

    const response = await app.inject('/x');

    expect([response.statusCode, response.body]).toEqual([413, '']);
    expect(error).not.toHaveBeenCalled();
  });
});

describe('a malformed address', () => {
  it.each(['/search/%', '/search/%E0%A4%A'])('gets a plain page: %s', async (address) => {
    const app = Fastify({ frameworkErrors: respondToBadAddress });
    app.get('/search/:key', () => 'found');

    const response = await app.inject(address);

    expect(response.statusCode).toBe(400);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(response.body).toContain('نشانی معتبر نیست');
    expect(response.body).not.toContain('FST_ERR');
  });
});
