import { expect, it } from 'vitest';
import { refusalOf } from './refusal.ts';

const failed = (status: number, data: unknown) => Object.assign(new Error('failed'), { status, data });

it('has the words of the service for a refusal, with its detail when it has one', () => {
  expect(refusalOf(failed(409, { title: 'بسته است.', detail: 'درخواست دیگری بسازید.' }))).toEqual({
    tone: 'danger',
    title: 'بسته است.',
    detail: 'درخواست دیگری بسازید.',
  });
  expect(refusalOf(failed(404, { title: 'پیدا نشد.' }))).toEqual({ tone: 'danger', title: 'پیدا نشد.' });
});

it('names the time to wait when there were too many requests', () => {
  expect(refusalOf(failed(429, { title: 'بسیار.', data: { retryAfterSeconds: 301 } }))?.title).toContain(
    '۶ دقیقه دیگر دوباره تلاش کنید',
  );
});

it.each([failed(503, { title: 'شلوغ.' }), failed(0, null), failed(400, null), new TypeError('x')])(
  'is nothing for a failure without such a response',
  (error) => {
    expect(refusalOf(error)).toBeNull();
  },
);
