import { useHost } from '@bazaar/host';
import { IconButton } from '@bazaar/ui/button';
import { PrintButton } from '@bazaar/ui/print-button';
import { mdiShareVariantOutline } from '@mdi/js';
import { messages } from './messages.ts';

const words = messages.actions;

/** Share and print actions for the page. */
export function SupplierActions({ name }: { name: string }) {
  const { toast } = useHost();
  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: name, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      toast.show({ tone: 'success', title: words.shared });
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        toast.show({ tone: 'danger', title: words.shareFailed, detail: words.shareFailedDetail });
      }
    }
  };
  return (
    <>
      <IconButton
        kind="outline"
        icon={mdiShareVariantOutline}
        label={words.share}
        onClick={() => void share()}
      />
      <PrintButton compact />
    </>
  );
}
