import type { Host } from '@bazaar/host';
import { lazyMessages } from './lazy-messages.ts';

/** Hands a page to the device's own way of sharing, or its address to the clipboard. */
export async function sharePage({ toast }: Host, page: { title: string; url: string }): Promise<void> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(page);
      return;
    }
    await navigator.clipboard.writeText(page.url);
    toast.show({ tone: 'success', title: lazyMessages.shared });
  } catch (error) {
    // Who closes the device's sheet has changed their mind; that is no failure.
    if (!(error instanceof Error && error.name === 'AbortError')) {
      toast.show({ tone: 'danger', title: lazyMessages.shareFailed, detail: lazyMessages.shareFailedDetail });
    }
  }
}
