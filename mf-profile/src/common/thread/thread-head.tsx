import { links, profileLinks } from '@bazaar/contracts';
import type { Conversation } from '@bazaar/contracts/notification';
import { slugFa } from '@bazaar/locale';
import { Monogram } from '@bazaar/ui/avatar';
import { LinkButton } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { mdiArrowRight } from '@mdi/js';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import styles from './thread-head.module.css';

interface ThreadHeadProps {
  conversation: Conversation;
  backHref: string;
  /** Buttons for the whole thread. */
  actions?: ReactNode;
}

/** With whom the thread is and about what; the arrow leads back to the list on a phone. */
export function ThreadHead({ conversation, backHref, actions }: ThreadHeadProps) {
  const { counterpartName, subject, subjectType } = conversation;
  const subjectHref = hrefOfSubject(conversation);
  return (
    <header className={styles.head}>
      <Link href={backHref} className={styles.back} title={messages.back}>
        <Icon path={mdiArrowRight} size="lg" />
        <VisuallyHidden>{messages.back}</VisuallyHidden>
      </Link>
      <Monogram name={counterpartName} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <bdi>{counterpartName}</bdi>
        </h2>
        <p className={styles.subject}>
          <bdi>{subject}</bdi>
        </p>
      </div>
      <div className={styles.actions}>
        {subjectHref !== null && (
          <LinkButton size="sm" href={subjectHref} className={styles.toSubject}>
            {messages.subjects[subjectType]}
          </LinkButton>
        )}
        {actions}
      </div>
    </header>
  );
}

/** The page of what the thread is about; a request's page is its buyer's. */
function hrefOfSubject({ subjectType, subjectId, subject, counterpartName, side }: Conversation) {
  if (subjectType === 'TradeRequest') {
    return side === 'buyer' ? profileLinks.tradeRequest(subjectId) : null;
  }
  return subjectType === 'SupplierProduct'
    ? links.product(subjectId, slugFa(subject))
    : links.supplier(subjectId, slugFa(side === 'buyer' ? counterpartName : subject));
}
