import { createMemoryRouter, data, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { payloadOf } from './error-payload.ts';

/** What a page's error boundary is given for what its loader throws. */
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
  it('reads what a loader has answered on purpose, also when it comes from the server', async () => {
    const error = await caught(data({ parent: 'پمپ' }, { status: 404 }));

    expect(payloadOf(error)).toEqual({ parent: 'پمپ' });
    expect(payloadOf({ status: 404, statusText: '', internal: false, data: { parent: 'پمپ' } })).toEqual({
      parent: 'پمپ',
    });
  });

  it('finds none in an answer without one, in a text, and in a fault', async () => {
    expect(payloadOf(await caught(new Response('متن', { status: 404 })))).toBeNull();
    expect(payloadOf(await caught(new TypeError('fault')))).toBeNull();
    expect(payloadOf({ status: 404, data: { words: 'of a service' } })).toBeNull();
    expect(payloadOf(null)).toBeNull();
  });
});
