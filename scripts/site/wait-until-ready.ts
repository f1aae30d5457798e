import type { Ports } from '../ports.ts';

const EVERY_MS = 100;

/** Resolves when the services can answer and the shell shows a page. */
export async function waitUntilReady({ shell, services }: Ports): Promise<void> {
  await answers(`http://127.0.0.1:${services}/readyz`);
  await answers(`http://127.0.0.1:${shell}/healthz`);
  // The first document fills the mirror and compiles the server bundles: the first visitor need not wait for that.
  await answers(`http://127.0.0.1:${shell}/`);
}

async function answers(url: string): Promise<void> {
  while (!(await isAnswering(url))) {
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}
