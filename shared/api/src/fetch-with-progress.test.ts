import { uploadFiles } from '@bazaar/contracts/file';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './create-api-client.ts';

type Handler = ((event?: unknown) => void) | null;

/** A request whose steps the test makes. */
class FakeRequest {
  static last: FakeRequest | undefined;
  readonly headers = new Map<string, string>();
  readonly upload: { onprogress: Handler } = { onprogress: null };
  onload: Handler = null;
  onerror: Handler = null;
  onabort: Handler = null;
  status = 0;
  responseText = '';
  address = '';
  body: unknown;
  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    this.address = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getResponseHeader() {
    return null;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.onabort?.();
  }
}

const meta = {
  id: '0b8c9a53-6d3b-4d0a-9a2f-0c6d2f6a1b11',
  name: 'a.pdf',
  mime: 'application/pdf',
  size: 3,
  url: '/f',
};

function upload(signal?: AbortSignal) {
  FakeRequest.last = undefined;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const form = new FormData();
  const onProgress = vi.fn();
  const api = createApiClient({ baseUrl: (service) => `/api/${service}`, getToken: () => 'token' });
  const answer = api.call(uploadFiles, { form, onProgress, ...(signal && { signal }) });
  return { answer, form, onProgress };
}

/** The code of an upload is loaded with the first one. */
async function begun(): Promise<FakeRequest> {
  await vi.waitUntil(() => FakeRequest.last !== undefined);
  return FakeRequest.last as FakeRequest;
}

afterEach(() => vi.unstubAllGlobals());

describe('an upload that tells its progress', () => {
  it('sends the form with the token, tells how far it is, and parses the answer', async () => {
    const { answer, form, onProgress } = upload();
    const request = await begun();
    request.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true });
    request.upload.onprogress?.({ loaded: 2, total: 0, lengthComputable: false });
    Object.assign(request, { status: 201, responseText: JSON.stringify({ items: [meta] }) });
    request.onload?.();

    expect(request.address).toBe('POST /api/file/api/v1/files');
    expect(request.headers.get('authorization')).toBe('Bearer token');
    expect(request.headers.has('content-type')).toBe(false);
    expect(request.body).toBe(form);
    expect(onProgress.mock.calls).toEqual([[0.25]]);
    await expect(answer).resolves.toEqual({ items: [meta] });
  });

  it('fails as every request does', async () => {
    const { answer } = upload();
    const request = await begun();
    request.onerror?.();

    await expect(answer).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  });

  it('can be cancelled', async () => {
    const stop = new AbortController();
    const { answer } = upload(stop.signal);
    await begun();
    stop.abort();

    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('can be cancelled before it has begun', async () => {
    const stop = new AbortController();
    const { answer } = upload(stop.signal);
    stop.abort();

    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeRequest.last).toBeUndefined();
  });
});
