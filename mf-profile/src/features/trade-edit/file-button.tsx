import type { FieldControl } from '@bazaar/ui/field';
import { Icon } from '@bazaar/ui/icon';
import { mdiPaperclip } from '@mdi/js';
import styles from './document-list.module.css';
import { documentMessages as messages } from './document-messages.ts';
import { ACCEPTED } from './upload.rules.ts';

interface FileButtonProps {
  control: FieldControl;
  onChoose: (files: readonly File[]) => void;
}

/**
 * A file input under a button of our own words: a browser names its button in its own language. The input itself takes
 * the focus, the keys and what is dropped.
 */
export function FileButton({ control, onChoose }: FileButtonProps) {
  return (
    <span className={styles.file}>
      <input
        {...control}
        type="file"
        multiple
        accept={ACCEPTED}
        className={styles.input}
        onChange={({ currentTarget: input }) => {
          onChoose([...(input.files ?? [])]);
          // The same file may be chosen again after it was removed.
          input.value = '';
        }}
      />
      <Icon path={mdiPaperclip} />
      <span aria-hidden="true">{messages.choose}</span>
    </span>
  );
}
