import { Button } from '@bazaar/ui/button';
import { FactRows } from '@bazaar/ui/facts';
import { Note } from '@bazaar/ui/note';
import { mdiEyeOutline } from '@mdi/js';
import styles from './masked-number.module.css';
import { messages } from './messages.ts';

export interface MaskedNumberProps {
  /** The number with its middle hidden. */
  masked: string;
  isSignedIn: boolean;
  busy: boolean;
  /** Why the last attempt has failed. */
  failure?: string | undefined;
  onReveal: () => void;
}

/** A phone number that is shown to signed-in visitors on demand; until then it is masked. */
export function MaskedNumber({ masked, isSignedIn, busy, failure, onReveal }: MaskedNumberProps) {
  return (
    <div className={styles.stack}>
      <FactRows facts={[{ label: messages.phone, value: <bdi dir="ltr">{masked}</bdi> }]} />
      <Button wide icon={mdiEyeOutline} busy={busy} busyLabel={messages.revealing} onClick={onReveal}>
        {messages.reveal}
      </Button>
      {failure === undefined ? (
        <p className={styles.note}>{isSignedIn ? messages.signedIn : messages.signIn}</p>
      ) : (
        <Note tone="danger" announced>
          {failure}
        </Note>
      )}
    </div>
  );
}
