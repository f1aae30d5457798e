/** How much of each list the supplier's own page shows; all of it is a page away. */
export const SAMPLE_VIEWS = {
  products: { page: 1, pageSize: 6 },
  delegations: { page: 1, pageSize: 3 },
  contents: { page: 1, pageSize: 3 },
} as const;
