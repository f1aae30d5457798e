import type { Ports } from '../ports.ts';

const EVERY_MS = 100;

/** Resolves when the services are ready and the shell renders a page, or when `signal` aborts. */
export async function waitUntilReady({ shell, services }: Ports, signal?: AbortSignal): Promise<void> {
  await waitForSuccess(`http://127.0.0.1:${services}/readyz`, signal);
  await waitForSuccess(`http://127.0.0.1:${shell}/healthz`, signal);
  // The first document fills the mirror and compiles the server bundles, so that the first visitor need not wait
  // for that.
  await waitForSuccess(`http://127.0.0.1:${shell}/`, signal);
}

/** Resolves when an address responds with success, or when `signal` aborts. */
export async function waitForSuccess(url: string, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && !(await isResponding(url))) {
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

async function isResponding(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}
