import { ItemDrawing } from '@bazaar/drawing';
import { formatNumber } from '@bazaar/locale';
import { Icon } from '@bazaar/ui/icon';
import { mdiClockOutline } from '@mdi/js';
import type { Step } from './messages.ts';
import styles from './step-list.module.css';

/** Steps in their order, each with its drawing. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps} data-count={steps.length}>
      {steps.map(({ family, title, text, fact }, index) => (
        <li key={title} className={styles.step}>
          <div className={styles.plate}>
            <ItemDrawing spec={{ family, seed: index + 1, dimensionMm: null, code: null }} />
            <span className={styles.number} aria-hidden="true">
              {formatNumber(index + 1)}
            </span>
          </div>
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.fact}>
              <Icon path={mdiClockOutline} size="sm" />
              {fact}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
