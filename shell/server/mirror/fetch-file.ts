import type { RemoteDescriptor } from '@bazaar/contracts/platform';
import { matches } from '../verified-file.ts';

export interface DownloadLimits {
  /** A file ends without a byte in this time. */
  stallMs: number;
  /** A file takes no longer than this altogether. */
  totalMs: number;
}

const LIMITS: DownloadLimits = { stallMs: 2000, totalMs: 20_000 };

/** Where a release is fetched from. */
export interface ReleaseOrigin {
  descriptor: RemoteDescriptor;
  origin: string;
  limits?: DownloadLimits;
}

/** Fetches one file of a release. @throws Error when it cannot be had, or is not what the descriptor names. */
export async function fetchFile(
  { descriptor, origin, limits = LIMITS }: ReleaseOrigin,
  file: string,
): Promise<Buffer> {
  const { integrity = '', bytes: size = 0 } = descriptor.files[file] ?? {};
  const url = `${origin}/${descriptor.version}/${file}`;
  const bytes = await fetchBytes(url, size, limits);
  if (!matches(bytes, integrity)) {
    throw new Error(`${url} does not match its hash in the manifest: it is refused.`);
  }
  return bytes;
}

/** Never more bytes than the manifest names: an endless answer costs no memory. */
async function fetchBytes(url: string, size: number, { stallMs, totalMs }: DownloadLimits): Promise<Buffer> {
  const stalled = new AbortController();
  const stop = () => stalled.abort(new Error(`nothing came for ${stallMs} ms`));
  const timer = setTimeout(stop, stallMs);
  try {
    const signal = AbortSignal.any([stalled.signal, AbortSignal.timeout(totalMs)]);
    const response = await fetch(url, { signal, redirect: 'error' });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`the status is ${response.status}`);
    }
    const chunks: Uint8Array[] = [];
    let received = 0;
    for await (const chunk of response.body ?? []) {
      timer.refresh();
      received += chunk.byteLength;
      if (received > size) {
        throw new Error(`it is larger than the ${size} bytes that the manifest names`);
      }
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw new Error(`${url} cannot be fetched: ${reasonOf(stalled.signal.reason ?? error)}.`, {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** `fetch` hides in its cause what happened. */
function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}
