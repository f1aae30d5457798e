import type { FileMeta } from '@bazaar/contracts/file';
import { fileSize } from '@bazaar/files';
import { isolate } from '@bazaar/locale';
import { Icon } from '@bazaar/ui/icon';
import { mdiDownload, mdiFileOutline } from '@mdi/js';
import styles from './message-files.module.css';
import { messages } from './messages.ts';

interface MessageFilesProps {
  files: readonly FileMeta[];
  /** Without it the files are only named: their message is not sent yet. */
  onDownload?: (file: FileMeta) => void;
}

/** The files of a message with their sizes. */
export function MessageFiles({ files, onDownload }: MessageFilesProps) {
  if (files.length === 0) {
    return null;
  }
  return (
    <ul className={styles.files} aria-label={messages.files}>
      {files.map((file) => (
        <li key={file.id}>
          {onDownload === undefined ? (
            <span className={styles.file}>
              <FileFace file={file} />
            </span>
          ) : (
            <button
              type="button"
              className={styles.file}
              title={messages.download(isolate(file.name))}
              onClick={() => onDownload(file)}
            >
              <FileFace file={file} />
              <Icon path={mdiDownload} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function FileFace({ file }: { file: FileMeta }) {
  return (
    <>
      <Icon path={mdiFileOutline} />
      <span className={styles.words}>
        <bdi className={styles.name}>{file.name}</bdi>{' '}
        <span className={styles.size}>{fileSize(file.size)}</span>
      </span>
    </>
  );
}
