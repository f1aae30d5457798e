/** Addresses for operations: they respond under any load and belong to no service. */
export const OPERATIONS_PATHS = ['/healthz', '/readyz', '/metrics'] as const;
