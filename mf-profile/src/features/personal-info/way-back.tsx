import { profileLinks } from '@bazaar/contracts';
import type { CustomerProfile } from '@bazaar/contracts/merchant';
import { Link } from '@bazaar/ui/link';
import { Note } from '@bazaar/ui/note';
import { messages } from './messages.ts';
import { type NextErrand, nextRequestId } from './personal-info.address.ts';
import styles from './way-back.module.css';

interface WayBackProps {
  next: NextErrand;
  profile: CustomerProfile | null;
}

/** For a reader who came to write something down: what to do here, and the way back to a withdrawal or a request. */
export function WayBack({ next, profile }: WayBackProps) {
  const requestId = nextRequestId(next);
  const isForRequest = requestId !== null;
  const words = isForRequest ? messages.request : messages.withdrawal;
  const isReady = isForRequest ? profile?.isComplete === true : profile?.sheba != null;
  return (
    <Note tone={isReady ? 'success' : 'info'} announced>
      {isReady ? words.ready : words.missing}{' '}
      <Link
        className={styles.link}
        href={isForRequest ? profileLinks.tradeRequestCheck(requestId) : profileLinks.walletWithdraw()}
      >
        {words.back}
      </Link>
    </Note>
  );
}
