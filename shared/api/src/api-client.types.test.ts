import { addFavorite } from '@bazaar/contracts/content';
import { getCategoryBreadcrumb, getCategoryMenu, listSuggestions } from '@bazaar/contracts/product';
import { describe, expectTypeOf, it } from 'vitest';
import type { ApiClient } from './api-client.ts';

describe('ApiClient.call', () => {
  // Never run: the test is whether these lines compile.
  const examples = (api: ApiClient) => [
    () => api.call(getCategoryMenu),
    // @ts-expect-error the path parameter is missing
    () => api.call(getCategoryBreadcrumb),
    // @ts-expect-error an id is a number
    () => api.call(getCategoryBreadcrumb, { params: { id: '7' } }),
    // @ts-expect-error this call has no body
    () => api.call(getCategoryMenu, { body: {} }),
    () => api.call(listSuggestions, { query: { term: 'پمپ' } }),
    // @ts-expect-error the term is missing
    () => api.call(listSuggestions, { query: {} }),
    // @ts-expect-error there is no such kind of favorite
    () => api.call(addFavorite, { body: { objectType: 'Pump', objectId: 1 } }),
  ];

  it('takes its argument and result types from the endpoint', () => {
    expectTypeOf(examples).parameter(0).toEqualTypeOf<ApiClient>();
    expectTypeOf<Awaited<ReturnType<typeof readMenu>>[number]['title']>().toEqualTypeOf<string>();
  });

  const readMenu = (api: ApiClient) => api.call(getCategoryMenu);
});
