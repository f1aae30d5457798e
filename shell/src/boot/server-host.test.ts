import { listSuggestions } from '@bazaar/contracts/product';
import { testConfig } from '@bazaar/testing';
import { expect, it, vi } from 'vitest';
import { createServerHost } from './server-host.ts';

async function headersOf(visitor: { clientAddress: string; clientAgent?: string }) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json([]));
  const host = createServerHost({
    config: testConfig,
    baseUrl: (service) => `http://services/${service}`,
    fetch,
    traceparent: '00-1-2-01',
    ...visitor,
    timeoutMs: 1_000,
  });
  await host.api.call(listSuggestions, { query: { term: 'پمپ' } });
  return new Headers(fetch.mock.calls[0]?.[1].headers);
}

it("names the visitor to the services, whose limits count a rendered page's requests as the visitor's", async () => {
  const headers = await headersOf({ clientAddress: '203.0.113.7', clientAgent: 'Googlebot' });

  expect([headers.get('x-forwarded-for'), headers.get('user-agent')]).toEqual(['203.0.113.7', 'Googlebot']);
});

it('names nobody for a page that no visitor asked for', async () => {
  expect((await headersOf({ clientAddress: '' })).has('x-forwarded-for')).toBe(false);
});
