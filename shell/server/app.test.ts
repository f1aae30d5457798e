import { describe, expect, it, onTestFinished } from 'vitest';
import { createFastify } from './app.ts';
import { givenServices } from './testing/given-services.ts';

/** The address of the client as a route sees it. */
async function addressSeen(trustedProxies: readonly string[], remoteAddress: string): Promise<string> {
  const app = createFastify({ ...givenServices().environment, trustedProxies });
  onTestFinished(() => app.close());
  app.get('/address', async (request) => request.ip);
  const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' };
  return (await app.inject({ url: '/address', headers, remoteAddress })).body;
}

describe('the client’s address', () => {
  it.each([
    { what: 'no proxy is trusted', proxies: [], sender: '10.1.2.3', seen: '10.1.2.3' },
    {
      what: 'a proxy of a trusted network names it',
      proxies: ['10.0.0.0/8'],
      sender: '10.1.2.3',
      seen: '198.51.100.7',
    },
    {
      what: 'two proxies are trusted',
      proxies: ['10.1.2.3', '198.51.100.7'],
      sender: '10.1.2.3',
      seen: '203.0.113.9',
    },
    {
      what: 'the sender is no trusted proxy',
      proxies: ['10.0.0.0/8'],
      sender: '192.0.2.1',
      seen: '192.0.2.1',
    },
  ])('when $what', async ({ proxies, sender, seen }) => {
    expect(await addressSeen(proxies, sender)).toBe(seen);
  });
});

describe('a connection', () => {
  it('is given ten seconds for its headers and two minutes for a request', () => {
    const { server } = createFastify(givenServices().environment);

    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 120_000]);
  });
});
