import { links } from '@bazaar/contracts';
import type { AdvertisementDetail } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { mdiFlagOutline } from '@mdi/js';
import { type ComponentType, useState } from 'react';
import { messages } from './messages.ts';
import type { ReportDialogProps } from './report-dialog.widget.tsx';

const words = messages.report;

const loadDialog = () => import('./report-dialog.widget.tsx').then(({ ReportDialog }) => ReportDialog);

/** Reports a problem with an advertisement to the marketplace. The form loads on demand. */
export function ReportButton({ advertisement: { id, slug, title } }: { advertisement: AdvertisementDetail }) {
  const host = useHost();
  const { status } = host.useSession();
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const open = async () => {
    if (status !== 'signed-in') {
      host.signIn({ redirectPath: links.advertisement(id, slug), loginPerPage: true, reason: 'report' });
      return;
    }
    setLoading(true);
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded);
      setOpen(true);
    } catch {
      host.toast.show({ tone: 'danger', title: words.openFailed, detail: words.openFailedDetail });
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      <Button
        kind="text"
        icon={mdiFlagOutline}
        busy={isLoading}
        busyLabel={words.opening}
        onClick={() => void open()}
      >
        {words.open}
      </Button>
      {Dialog !== null && isOpen && <Dialog id={id} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
