/** Status of the response with which a request failed; 0 when there was none. */
export function failureStatus(error: unknown): number {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 0;
}
