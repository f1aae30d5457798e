import { Button } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import { mdiClose, mdiLinkVariant } from '@mdi/js';
import { readablePath } from '../../common/feedback/page-path.rules.ts';
import styles from './feedback-form.module.css';
import { messages } from './messages.ts';

/** The page from which the visitor came, as a part of the letter that can be left out. */
export function AboutPage({ path, onRemove }: { path: string; onRemove: () => void }) {
  return (
    <div>
      <p className={styles.label}>
        {messages.page} <span className={styles.optional}>{messages.pageNote}</span>
      </p>
      <div className={styles.page}>
        <Icon path={mdiLinkVariant} size="sm" />
        <bdi dir="ltr" className={styles.path}>
          {readablePath(path)}
        </bdi>
        <Button kind="text" size="sm" icon={mdiClose} aria-label={messages.removePage} onClick={onRemove}>
          {messages.remove}
        </Button>
      </div>
    </div>
  );
}
