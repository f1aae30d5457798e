import type { FeedbackProgress } from '@bazaar/contracts/content';
import { formatJalaliDateTime } from '@bazaar/locale';
import { TimeText } from '@bazaar/ui/time';
import { stateTitles } from '../../common/feedback/messages.ts';
import styles from './feedback-state-view.module.css';

/** What has happened to a letter, the latest first. The reply has a card of its own. */
export function StateSteps({ steps }: Pick<FeedbackProgress, 'steps'>) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ state, text, at }) => (
        <li key={state} className={styles.step}>
          <p className={styles.stepTitle}>{stateTitles[state]}</p>
          {text !== null && state !== 'Answered' && (
            <p className={styles.stepText}>
              <bdi>{text}</bdi>
            </p>
          )}
          <p className={styles.stepTime}>
            <TimeText dateTime={at}>{formatJalaliDateTime(at)}</TimeText>
          </p>
        </li>
      ))}
    </ol>
  );
}
