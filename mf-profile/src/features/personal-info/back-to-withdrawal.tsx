import { profileLinks } from '@bazaar/contracts';
import { Link } from '@bazaar/ui/link';
import { Note } from '@bazaar/ui/note';
import styles from './back-to-withdrawal.module.css';
import { messages } from './messages.ts';

/** For a reader who came to write down an account: what to do here, and the way back. */
export function BackToWithdrawal({ hasAccount }: { hasAccount: boolean }) {
  const words = messages.withdrawal;
  return (
    <Note tone={hasAccount ? 'success' : 'info'} announced>
      {hasAccount ? words.ready : words.missing}{' '}
      <Link className={styles.link} href={profileLinks.walletWithdraw()}>
        {words.back}
      </Link>
    </Note>
  );
}
