/** How many entries of each list the supplier's own page shows; a linked page shows all of them. */
export const SAMPLE_VIEWS = {
  products: { page: 1, pageSize: 6 },
  delegations: { page: 1, pageSize: 3 },
  contents: { page: 1, pageSize: 3 },
} as const;
