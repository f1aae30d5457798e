import { createMemoryRouter, data, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { payloadOf } from './error-payload.ts';

/** The error that a page's error boundary receives for what its loader throws. */
async function caught(thrown: unknown): Promise<unknown> {
  const route: RouteObject = {
    id: 'page',
    path: '/',
    loader: () => {
      throw thrown;
    },
  };
  const router = createMemoryRouter([route]);
  await expect.poll(() => router.state.initialized).toBe(true);
  return router.state.errors?.page;
}

describe('payloadOf', () => {
  it('returns the payload that a loader threw on purpose, also when it comes from the server', async () => {
    const error = await caught(data({ parent: 'پمپ' }, { status: 404 }));

    expect(payloadOf(error)).toEqual({ parent: 'پمپ' });
    expect(payloadOf({ status: 404, statusText: '', internal: false, data: { parent: 'پمپ' } })).toEqual({
      parent: 'پمپ',
    });
  });

  it('returns null for a response without a payload, for a text and for a fault', async () => {
    expect(payloadOf(await caught(new Response('متن', { status: 404 })))).toBeNull();
    expect(payloadOf(await caught(new TypeError('fault')))).toBeNull();
    expect(payloadOf({ status: 404, data: { words: 'of a service' } })).toBeNull();
    expect(payloadOf(null)).toBeNull();
  });
});
