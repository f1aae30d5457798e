import { links, profileLinks } from '@bazaar/contracts';
import { formatNumber, formatToman } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Link } from '@bazaar/ui/link';
import { Price } from '@bazaar/ui/price';
import type { ReactNode } from 'react';
import styles from './account-figures.module.css';
import { messages } from './messages.ts';

interface AccountFiguresProps {
  /** Each is undefined until it is known. */
  credit: { availableRial: number; heldRial: number } | undefined;
  favoriteCount: number | undefined;
  unreadCount: number | undefined;
  threadCount: number | undefined;
  /** Asks for the credit again; absent while it has not failed. The other figures have cards of their own for that. */
  onRetryCredit: (() => void) | undefined;
}

/** The account in four figures; each is a link to what it counts. */
export function AccountFigures({ credit, favoriteCount, unreadCount, ...props }: AccountFiguresProps) {
  const { threadCount = 0, onRetryCredit } = props;
  return (
    <section aria-label={messages.figures}>
      <ul className={styles.figures}>
        <Figure label={messages.available} href={links.wallet()} note={messages.wallet}>
          {credit && <Price amount={formatToman(credit.availableRial)} />}
        </Figure>
        <Figure label={messages.held} href={profileLinks.walletHolds()} note={messages.heldNote}>
          {credit && <Price amount={formatToman(credit.heldRial)} />}
        </Figure>
        <Figure
          label={messages.unread}
          href={`${profileLinks.messages()}?about=unread`}
          note={unreadCount === 0 ? messages.noUnread : messages.unreadFrom(formatNumber(threadCount))}
        >
          {unreadCount !== undefined && formatNumber(unreadCount)}
        </Figure>
        <Figure label={messages.favorites} href={links.favorites()} note={messages.allFavorites}>
          {favoriteCount !== undefined && formatNumber(favoriteCount)}
        </Figure>
      </ul>
      {onRetryCredit !== undefined && (
        <Button kind="text" size="sm" onClick={onRetryCredit}>
          {messages.retryCredit}
        </Button>
      )}
    </section>
  );
}

interface FigureProps {
  label: string;
  href: string;
  note: string;
  /** The figure; undefined or false while it is unknown. */
  children: ReactNode;
}

function Figure({ label, href, note, children }: FigureProps) {
  const isKnown = children !== undefined && children !== false;
  return (
    <li className={styles.cell}>
      <p className={styles.label}>
        <Link className={styles.link} stretched href={href}>
          {label}
        </Link>
      </p>
      <p className={styles.count}>{isKnown ? children : messages.unknown}</p>
      <p className={styles.note}>{isKnown ? note : messages.notLoaded}</p>
    </li>
  );
}
