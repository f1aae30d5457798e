/**
 * What a loader has put into its deliberate answer (`throw data(payload, { status })`); null for every other error,
 * whose words are the operators' and not the page's. Told by the router's form of an answer: class identity does not
 * cross from the server to the browser.
 */
export function payloadOf(error: unknown): object | null {
  const isResponse =
    typeof error === 'object' && error !== null && 'statusText' in error && 'internal' in error;
  const isDeliberate = isResponse && error.internal === false && 'data' in error;
  return isDeliberate && typeof error.data === 'object' ? error.data : null;
}
