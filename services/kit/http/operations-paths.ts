/** Addresses of the operator: they answer under any load, and are no calls of a service. */
export const OPERATIONS_PATHS = ['/healthz', '/readyz', '/metrics'] as const;
