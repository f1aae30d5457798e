import { StepUpRegion } from '@bazaar/actions/step-up';
import type { DataExport } from '@bazaar/contracts/file';
import { fileSize } from '@bazaar/files';
import { useHost } from '@bazaar/host';
import { formatJalaliDateTime } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { Note } from '@bazaar/ui/note';
import { RegionError } from '@bazaar/ui/region-error';
import { useQuery } from '@tanstack/react-query';
import { useCopyDownload, useCopyRequest } from './data-copy.mutations.ts';
import { dataCopyQuery } from './data-copy.queries.ts';
import { messages } from './messages.ts';
import styles from './person-data.module.css';

const words = messages.copy;

/** A copy of everything that is held of the reader: asking for one, what became of it, and downloading it. */
export function DataCopyCard() {
  const { data: copy, isError, isFetching, refetch } = useQuery(dataCopyQuery(useHost().api));
  const asking = useCopyRequest();
  return (
    <Card as="section" labelledBy="data-copy">
      <CardHead id="data-copy" title={words.title} />
      <CardBody>
        <div className={styles.body}>
          <p>{words.about}</p>
          {isError && (
            <RegionError cause={words.unavailable} retrying={isFetching} onRetry={() => void refetch()} />
          )}
          {copy && <CopyState copy={copy} />}
          {asking.failure !== null && (
            <Note tone="danger" announced>
              {words.notAsked} {asking.failure.detail ?? messages.tryLater}
            </Note>
          )}
          {copy?.state !== 'Preparing' && (
            <div className={styles.actions}>
              {copy?.state === 'Ready' && <Download copy={copy} />}
              <Button
                busy={asking.isBusy}
                busyLabel={words.asking}
                disabled={copy === undefined}
                onClick={() => asking.run()}
              >
                {askLabel(copy)}
              </Button>
            </div>
          )}
        </div>
        <StepUpRegion required={asking.required} onConfirmed={asking.run} onClose={asking.forget} />
      </CardBody>
    </Card>
  );
}

function askLabel(copy: DataExport | null | undefined): string {
  if (copy?.state === 'Failed') {
    return words.retry;
  }
  return copy?.state === 'Ready' ? words.again : words.ask;
}

function CopyState({ copy: { state, size, expiresAt } }: { copy: DataExport }) {
  if (state === 'Ready' && expiresAt !== null) {
    return <Note tone="success">{words.ready(fileSize(size ?? 0), formatJalaliDateTime(expiresAt))}</Note>;
  }
  return state === 'Failed' ? (
    <Note tone="danger">{words.failed}</Note>
  ) : (
    <Note tone="info">{words.preparing}</Note>
  );
}

function Download({ copy: { fileId } }: { copy: DataExport }) {
  const download = useCopyDownload();
  return fileId === null ? null : (
    <Button
      kind="primary"
      busy={download.isPending}
      busyLabel={words.downloading}
      onClick={() => download.mutate(fileId)}
    >
      {words.download}
    </Button>
  );
}
