/** Loader data of a route that the browser is still to fill. */
export const PENDING = { pending: true } as const;

export function isPending(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'pending' in data && data.pending === true;
}
