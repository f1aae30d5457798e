import { Button } from '@bazaar/ui/button';
import styles from './waiting-item.module.css';

interface DecisionWord {
  text: string;
  /** With the entry's name, for whom reads the buttons out of their place. */
  name: string;
  onPress: () => void;
}

interface DecisionButtonsProps {
  isBusy: boolean;
  /** The decision that is made at once. */
  now: DecisionWord & { busyText: string };
  /** The one that asks for more first. */
  ask: DecisionWord;
}

/** The two decisions about an entry. */
export function DecisionButtons({ isBusy, now, ask }: DecisionButtonsProps) {
  return (
    <div className={styles.actions}>
      <Button
        kind="ink"
        size="sm"
        busy={isBusy}
        busyLabel={now.busyText}
        aria-label={now.name}
        onClick={now.onPress}
      >
        {now.text}
      </Button>
      <Button size="sm" disabled={isBusy} aria-label={ask.name} onClick={ask.onPress}>
        {ask.text}
      </Button>
    </div>
  );
}
