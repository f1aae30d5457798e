import { listSuggestions } from '@bazaar/contracts/product';
import { testConfig } from '@bazaar/testing';
import { expect, it, vi } from 'vitest';
import { createServerHost } from './server-host.ts';

it("names the visitor to the services, whose limits count a rendered page's requests as the visitor's", async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json([]));
  const host = createServerHost({
    config: testConfig,
    baseUrl: (service) => `http://services/${service}`,
    fetch,
    traceparent: '00-1-2-01',
    clientAddress: '203.0.113.7',
    timeoutMs: 1_000,
  });

  await host.api.call(listSuggestions, { query: { term: 'پمپ' } });

  const headers = new Headers(fetch.mock.calls[0]?.[1].headers);
  expect(headers.get('x-forwarded-for')).toBe('203.0.113.7');
});
