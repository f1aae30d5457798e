import { ApiError } from '@bazaar/api';
import { describe, expect, it } from 'vitest';
import { isPending, PENDING } from './pending.ts';
import { statusOf } from './status-of.ts';

describe('statusOf', () => {
  it.each([
    ['a Response', new Response(null, { status: 404 }), 404],
    ['an error of the client', new ApiError(403, null), 403],
    ['what the server has left of an error', { status: 410, statusText: '', data: null }, 410],
    ['the lowest status', { status: 100 }, 100],
    ['the highest status', { status: 999 }, 999],
    ['an answer that never came', new ApiError(0, null), 500],
    ['a status that is none', { status: 1000 }, 500],
    ['a status that is no number', { status: '404' }, 500],
    ['a fault of code', new TypeError('x is undefined'), 500],
    ['a thrown text', 'no', 500],
    ['nothing', undefined, 500],
    ['null', null, 500],
  ])('returns the status of %s', (_case, error, status) => {
    expect(statusOf(error)).toBe(status);
  });
});

describe('isPending', () => {
  it('recognizes the marker even after it was serialized as JSON, and nothing else', () => {
    expect(isPending(JSON.parse(JSON.stringify(PENDING)))).toBe(true);
    for (const data of [null, undefined, 'pending', {}, { pending: false }, []]) {
      expect(isPending(data)).toBe(false);
    }
  });
});
