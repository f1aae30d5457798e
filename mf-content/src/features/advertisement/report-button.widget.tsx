import { useLazyComponent } from '@bazaar/actions';
import { links } from '@bazaar/contracts';
import type { AdvertisementDetail } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { mdiFlagOutline } from '@mdi/js';
import { messages } from './messages.ts';

const words = messages.report;
const FAILURE = { title: words.openFailed, detail: words.openFailedDetail };

const loadDialog = () => import('./report-dialog.widget.tsx');

/** Reports a problem with an advertisement to the marketplace. The form loads on demand. */
export function ReportButton({ advertisement: { id, slug, title } }: { advertisement: AdvertisementDetail }) {
  const host = useHost();
  const { status } = host.useSession();
  const dialog = useLazyComponent(loadDialog, FAILURE);
  const press = () => {
    if (status === 'signed-in') {
      void dialog.open();
    } else {
      host.signIn({ redirectPath: links.advertisement(id, slug), loginPerPage: true, reason: 'report' });
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
        <dialog.LazyComponent id={id} title={title} onClose={dialog.close} />
      )}
    </>
  );
}
