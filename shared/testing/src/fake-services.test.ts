import { exchangeToken } from '@bazaar/contracts/auth';
import { addFavorite } from '@bazaar/contracts/content';
import { getCategoryMenu, listCategoryChildren } from '@bazaar/contracts/product';
import { describe, expect, it, vi } from 'vitest';
import { createFakeServices } from './fake-services.ts';
import { given } from './given.ts';
import { category } from './sample-remote/category.fixture.ts';

const token = {
  access_token: 'a',
  token_type: 'Bearer',
  expires_in: 60,
  id_token: 'b',
} as const;

describe('createFakeServices', () => {
  it('names the request that no handler responds to, and how to fix it', async () => {
    const services = createFakeServices();

    const answer = await services.fetch('https://product.test/api/v1/categories/menu', { method: 'GET' });

    const text = 'No handler for GET product /api/v1/categories/menu: pass given(endpoint, response) for it.';
    expect([answer.status, (await answer.json()).title]).toEqual([501, text]);
    expect(services.faults).toEqual([text]);
  });

  it('requires a handler with exactly the service, method and path', async () => {
    const services = createFakeServices([given(getCategoryMenu, []), given(listCategoryChildren, [])]);
    const status = async (url: string, method = 'GET') => (await services.fetch(url, { method })).status;

    expect(await status('https://product.test/api/v1/categories/menu')).toBe(200);
    expect(await status('https://product.test/api/v1/categories/7/children')).toBe(200);
    expect(await status('https://content.test/api/v1/categories/menu')).toBe(501);
    expect(await status('https://product.test/api/v1/categories/menu', 'POST')).toBe(501);
    expect(await status('https://product.test/api/v1/categories/7/8/children')).toBe(501);
    expect(services.faults).toHaveLength(3);
  });

  it('reports a fixture that the service could not return', async () => {
    const services = createFakeServices([given(listCategoryChildren, [category({ title: '' })])]);

    const answer = await services.fetch('https://product.test/api/v1/categories/7/children', {
      method: 'GET',
    });

    expect(answer.status).toBe(501);
    expect(services.faults).toEqual([
      expect.stringMatching(/^The handler of GET product .* is at fault:.*title/s),
    ]);
  });

  it('reports a handler that throws', async () => {
    const handler = given(getCategoryMenu, () => {
      throw new Error('broken fixture');
    });
    const services = createFakeServices([handler]);

    await services.fetch('https://product.test/api/v1/categories/menu', { method: 'GET' });

    expect(services.faults).toEqual([expect.stringContaining('broken fixture')]);
  });

  it('reads forms and JSON, and responds with the status of a success', async () => {
    const [exchange, add] = [vi.fn(() => token), vi.fn(() => ({ favorite, totalCount: 1 }))];
    const services = createFakeServices([given(exchangeToken, exchange), given(addFavorite, add)]);
    const form = {
      grant_type: 'authorization_code',
      code: 'c'.repeat(16),
      client_id: 'x',
      redirect_uri: 'https://bazaar.example/',
      code_verifier: 'v'.repeat(43),
    };

    const posted = await services.fetch('https://auth.test/connect/token', {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    const added = await services.fetch('https://content.test/api/v1/userfavorites', {
      method: 'POST',
      headers: { authorization: 'Bearer x' },
      body: JSON.stringify({ objectType: 'Supplier', objectId: 3 }),
    });

    expect([posted.status, added.status]).toEqual([200, 201]);
    expect(exchange).toHaveBeenCalledWith(expect.objectContaining({ body: form }));
    expect(add).toHaveBeenCalledWith(
      expect.objectContaining({ body: { objectType: 'Supplier', objectId: 3 } }),
    );
  });
});

const favorite = {
  id: 1,
  objectType: 'Supplier',
  objectId: 3,
  createdAt: '2025-01-01T00:00:00Z',
  object: null,
} as const;
