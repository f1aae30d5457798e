/*
 * The part of @tanstack/react-query that the platform lends to remotes. Like the router facade, a contract: a shared
 * library cannot be tree-shaken, so the list is what every visitor pays for.
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
