/**
 * The payload of a loader's deliberate error response (`throw data(payload, { status })`); null for every other
 * error, whose text is for operators and not for the page. Recognized by the shape of the router's error response:
 * class identity is lost between server and browser.
 */
export function payloadOf(error: unknown): object | null {
  const isResponse =
    typeof error === 'object' && error !== null && 'statusText' in error && 'internal' in error;
  const isDeliberate = isResponse && error.internal === false && 'data' in error;
  return isDeliberate && typeof error.data === 'object' ? error.data : null;
}
