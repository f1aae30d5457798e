import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fillPage } from './page-filling.queries.ts';

it('counts as data on their way until the loaders of the page have run', async () => {
  const queryClient = new QueryClient();
  const loaded = Promise.withResolvers<void>();

  const filled = fillPage(queryClient, { revalidate: () => loaded.promise });

  expect(queryClient.isFetching()).toBe(1);
  loaded.resolve();
  await filled;
  expect(queryClient.isFetching()).toBe(0);
});
