import { formatNumber } from '@bazaar/locale';
import { Icon } from '@bazaar/ui/icon';
import { mdiArrowDown, mdiEyeOutline } from '@mdi/js';
import { useId } from 'react';
import { questionAnchor, type TopQuestion } from './faq.rules.ts';
import { messages } from './messages.ts';
import styles from './top-questions.module.css';

/** The most read questions, each a link to its answer below. */
export function TopQuestions({ questions }: { questions: readonly TopQuestion[] }) {
  const titleId = useId();
  if (questions.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {messages.top}
      </h2>
      <ul className={styles.list}>
        {questions.map(({ id, question, visits }) => (
          <li key={id}>
            <a className={styles.link} href={`#${questionAnchor(id)}`}>
              <span className={styles.question}>
                <bdi>{question}</bdi>
              </span>
              <span className={styles.visits}>
                <Icon path={mdiEyeOutline} size="sm" />
                {messages.visits(formatNumber(visits))}
                <Icon path={mdiArrowDown} size="sm" className={styles.arrow} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
