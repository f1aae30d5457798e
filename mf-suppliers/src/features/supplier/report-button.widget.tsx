import { useLazyComponent } from '@bazaar/actions';
import { links } from '@bazaar/contracts';
import type { Supplier } from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { mdiFlagOutline } from '@mdi/js';
import { messages } from './messages.ts';

const words = messages.report;
const FAILURE = { title: words.openFailed, detail: words.openFailedDetail };

const loadDialog = () => import('./report-dialog.widget.tsx');

/** Reports a problem with this supplier to the marketplace. The form loads on demand. */
export function ReportButton({ supplier: { id, slug, name } }: { supplier: Supplier }) {
  const host = useHost();
  const { status } = host.useSession();
  const dialog = useLazyComponent(loadDialog, FAILURE);
  const press = () => {
    if (status === 'signed-in') {
      void dialog.open();
    } else {
      host.signIn({ redirectPath: links.supplier(id, slug), loginPerPage: true, reason: 'report' });
    }
  };
  return (
    <>
      <Button
        kind="text"
        icon={mdiFlagOutline}
        busy={dialog.isLoading}
        busyLabel={words.opening}
        onClick={press}
      >
        {words.open}
      </Button>
      {dialog.LazyComponent && dialog.isOpen && (
        <dialog.LazyComponent supplierId={id} supplierName={name} onClose={dialog.close} />
      )}
    </>
  );
}
