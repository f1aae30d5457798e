import { Button, LinkButton } from '@bazaar/ui/button';
import { messages } from '../messages.ts';
import styles from './player.module.css';

/** In place of a film that did not load: the text can be read meanwhile. */
export function PlayerFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failure} role="alert" dir="rtl">
      <p>{messages.loadFailed}</p>
      <p className={styles.failureActions}>
        <Button onClick={onRetry}>{messages.retry}</Button>
        <LinkButton href="#transcript">{messages.readText}</LinkButton>
      </p>
    </div>
  );
}
