import { Monogram } from '@bazaar/ui/avatar';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { mdiOpenInNew } from '@mdi/js';
import { messages } from './messages.ts';
import styles from './thread-head.module.css';

interface BesideHeadProps {
  name: string;
  /** The thread on the page of all messages; null while there is none. */
  href: string | null;
}

/** With whom the thread is, where it stands beside what it is about. */
export function BesideHead({ name, href }: BesideHeadProps) {
  return (
    <header className={styles.head}>
      <Monogram name={name} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <p className={styles.subject}>{messages.besideNote}</p>
      </div>
      {href !== null && (
        <Link href={href} className={styles.open} title={messages.openInMessages}>
          <Icon path={mdiOpenInNew} />
          <VisuallyHidden>{messages.openInMessages}</VisuallyHidden>
        </Link>
      )}
    </header>
  );
}
