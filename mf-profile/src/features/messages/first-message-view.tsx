import { isolate } from '@bazaar/locale';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { mdiArrowRight } from '@mdi/js';
import type { ReactNode } from 'react';
import log from './message-log.module.css';
import { messages } from './messages.ts';
import head from './thread-head.module.css';
import styles from './thread-view.module.css';

interface FirstMessageViewProps {
  to: 'supplier' | 'product';
  /** The supplier; undefined until it is known. */
  name: string | undefined;
  /** The product, when the message is about one. */
  subject: string | null;
  backHref: string;
  composer: ReactNode;
  /** Messages that are being sent. */
  children: ReactNode;
}

/** A thread before its first message. */
export function FirstMessageView(props: FirstMessageViewProps) {
  const { to, name, subject, backHref, composer, children } = props;
  const title = name === undefined ? messages.firstTitle : messages.firstTo(isolate(name));
  return (
    <section className={styles.thread} aria-label={title}>
      <header className={head.head}>
        <Link href={backHref} className={head.back} title={messages.back}>
          <Icon path={mdiArrowRight} size="lg" />
          <VisuallyHidden>{messages.back}</VisuallyHidden>
        </Link>
        <div className={head.words}>
          <h2 className={head.name}>{title}</h2>
          <p className={head.subject}>{subject === null ? messages.firstAbout[to] : <bdi>{subject}</bdi>}</p>
        </div>
      </header>
      <div className={log.frame}>
        <div className={log.log}>
          <p className={log.day}>{messages.firstNote}</p>
          {children}
        </div>
      </div>
      {composer}
    </section>
  );
}
