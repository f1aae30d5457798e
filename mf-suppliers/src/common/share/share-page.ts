import type { Host } from '@bazaar/host';
import { messages } from './messages.ts';

/** Opens the device's share sheet for a page, or copies its address to the clipboard. */
export async function sharePage({ toast }: Host, page: { title: string; url: string }): Promise<void> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(page);
      return;
    }
    await navigator.clipboard.writeText(page.url);
    toast.show({ tone: 'success', title: messages.shared });
  } catch (error) {
    // Closing the share sheet is a change of mind, not a failure.
    if (!(error instanceof Error && error.name === 'AbortError')) {
      toast.show({ tone: 'danger', title: messages.shareFailed, detail: messages.shareFailedDetail });
    }
  }
}
