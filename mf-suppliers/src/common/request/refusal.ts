import type { Notice } from '@bazaar/host';

/** What a service says about a request that it refused; null for a request that got no such response. */
export function refusalOf(error: unknown): Notice | null {
  const { status = 0, data } = Object(error);
  const isRefused = status >= 400 && status < 500 && typeof data?.title === 'string';
  return isRefused
    ? { tone: 'danger', title: data.title, ...(data.detail && { detail: data.detail }) }
    : null;
}
