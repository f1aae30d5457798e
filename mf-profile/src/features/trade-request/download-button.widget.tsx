import { Button } from '@bazaar/ui/button';
import { mdiDownloadOutline } from '@mdi/js';
import { useDownload } from './download.mutations.ts';
import { messages } from './messages.ts';

const words = messages.documents;

/** Downloads one document. */
export function DownloadButton({ fileId, title }: { fileId: string; title: string }) {
  const { mutate, isPending } = useDownload(fileId);
  return (
    <Button
      size="sm"
      icon={mdiDownloadOutline}
      aria-label={words.downloadOf(title)}
      busy={isPending}
      busyLabel={words.downloading}
      onClick={() => mutate()}
    >
      {words.download}
    </Button>
  );
}
