import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerBadAddress, answerFailure } from './failure-page.ts';
import { givenApp } from './testing/given-services.ts';

function setUp(failure: unknown) {
  const { app, error } = givenApp();
  app.setErrorHandler(answerFailure);
  app.get('/x', () => Promise.reject(failure));
  return { app, error };
}

describe('a request that fails', () => {
  it('is answered by a plain page that can be tried again, and none of the error’s words', async () => {
    const { app, error } = setUp(new Error('fetch failed: secret'));

    const answer = await app.inject('/x?key=typed');

    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
      'content-security-policy': "default-src 'none'",
    });
    expect(answer.body).toContain('مشکلی در ارائه سرویس رخ داده است، لطفاً دوباره تلاش کنید');
    expect(answer.body).not.toContain('secret');
    expect(error).toHaveBeenCalledExactlyOnceWith(
      { reason: 'Error: fetch failed: secret', path: '/x' },
      'a request has failed',
    );
  });

  it('by the caller’s fault is answered by its status alone', async () => {
    const { app, error } = setUp(Object.assign(new Error('Body too large'), { statusCode: 413 }));

    const answer = await app.inject('/x');

    expect([answer.statusCode, answer.body]).toEqual([413, '']);
    expect(error).not.toHaveBeenCalled();
  });
});

describe('an address that is none', () => {
  it.each(['/search/%', '/search/%E0%A4%A'])('is answered by a plain page: %s', async (address) => {
    const app = Fastify({ frameworkErrors: answerBadAddress });
    app.get('/search/:key', () => 'found');

    const answer = await app.inject(address);

    expect(answer.statusCode).toBe(400);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(answer.body).toContain('نشانی معتبر نیست');
    expect(answer.body).not.toContain('FST_ERR');
  });
});
