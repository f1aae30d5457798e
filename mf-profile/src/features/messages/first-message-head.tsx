import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { mdiArrowRight } from '@mdi/js';
import { messages as words } from '../../common/thread/messages.ts';
import styles from '../../common/thread/thread-head.module.css';
import { messages } from './messages.ts';

interface FirstMessageHeadProps {
  to: 'supplier' | 'product';
  title: string;
  /** The product, when the message is about one. */
  subject: string | null;
  backHref: string;
}

/** To whom a first message goes, and about what. */
export function FirstMessageHead({ to, title, subject, backHref }: FirstMessageHeadProps) {
  return (
    <header className={styles.head}>
      <Link href={backHref} className={styles.back} title={words.back}>
        <Icon path={mdiArrowRight} size="lg" />
        <VisuallyHidden>{words.back}</VisuallyHidden>
      </Link>
      <div className={styles.words}>
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.subject}>{subject === null ? messages.firstAbout[to] : <bdi>{subject}</bdi>}</p>
      </div>
    </header>
  );
}
