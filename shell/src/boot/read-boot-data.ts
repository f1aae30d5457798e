import { hydrate, type QueryClient } from '@tanstack/react-query';
import { BOOT_ELEMENT_ID, type BootData, STREAMED_QUERIES } from './boot-data.ts';

/** What the server put into the document for this visit. */
export function readBootData(): BootData {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!text) {
    throw new Error('This document carries no boot data.');
  }
  return JSON.parse(text);
}

/** Adopts the query states in the document, and those that are still streaming in. */
export function adoptQueries(queryClient: QueryClient, boot: BootData): void {
  hydrate(queryClient, boot.queries);
  const scope = globalThis as unknown as Record<string, { push(state: unknown): unknown; forEach?: unknown }>;
  const early = (scope[STREAMED_QUERIES] ?? []) as unknown[];
  for (const state of early) {
    hydrate(queryClient, state as never);
  }
  scope[STREAMED_QUERIES] = { push: (state) => hydrate(queryClient, state as never) };
}
