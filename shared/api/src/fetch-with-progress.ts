/** Statuses whose responses must not have a body. */
const WITHOUT_BODY = [204, 205, 304];

/** Like `fetch`, and tells how much of the body has been sent, from 0 to 1: `fetch` itself cannot. */
export function fetchWithProgress(
  url: string,
  init: RequestInit & { headers: Headers },
  onProgress: (fraction: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { signal } = init;
    // The caller may have cancelled while this code was being loaded.
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'POST', url);
    init.headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    const abort = () => request.abort();
    const end = (settle: () => void) => () => {
      signal?.removeEventListener('abort', abort);
      settle();
    };
    request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      lengthComputable && onProgress(loaded / total);
    request.onload = end(() => resolve(responseOf(request)));
    request.onerror = end(() => reject(new TypeError('Failed to send')));
    request.onabort = end(() => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError')));
    signal?.addEventListener('abort', abort);
    request.send(init.body as XMLHttpRequestBodyInit);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request;
  const retryAfter = request.getResponseHeader('retry-after');
  return new Response(WITHOUT_BODY.includes(status) ? null : responseText, {
    status,
    ...(retryAfter !== null && { headers: { 'retry-after': retryAfter } }),
  });
}
