/*
 * The part of @tanstack/react-query that the shell provides to remotes. Like the router facade, a contract: a
 * shared library cannot be tree-shaken, so every visitor downloads what is listed.
 */
export {
  HydrationBoundary,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  useSuspenseQueries,
  useSuspenseQuery,
} from '@tanstack/react-query';
