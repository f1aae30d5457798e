import { Button } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import { mdiRefresh, mdiTimerOutline } from '@mdi/js';
import styles from './login-page.module.css';
import { messages } from './messages.ts';
import type { SentCode } from './sent-code.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** A screen reader announces the time at these steps; every second would drown out everything else. */
const SPOKEN_EVERY_S = 30;

interface CodeClockProps {
  sent: SentCode;
  isBusy: boolean;
  onResend: () => void;
}

/** Shows how long the code is valid, and when another may be requested. */
export function CodeClock({ sent, isBusy, onResend }: CodeClockProps) {
  const valid = useSecondsLeft(sent.lapsesAt);
  const wait = useSecondsLeft(sent.resendAt);
  const spoken = Math.ceil(valid / SPOKEN_EVERY_S) * SPOKEN_EVERY_S;
  return (
    <div className={styles.clock}>
      <span className={styles.valid} data-lapsed={valid === 0 || undefined} aria-hidden="true">
        <Icon path={mdiTimerOutline} size="sm" />
        {valid === 0 ? messages.lapsed : messages.validFor(valid)}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {valid === 0 ? messages.lapsed : messages.validForSpoken(spoken)}
      </span>
      <Button kind="text" size="sm" icon={mdiRefresh} busy={isBusy} disabled={wait > 0} onClick={onResend}>
        {wait > 0 ? messages.resendIn(wait) : messages.resend}
      </Button>
    </div>
  );
}
