import { Icon } from '@bazaar/ui/icon';
import { mdiAccountOutline, mdiCheckCircle, mdiLockOutline } from '@mdi/js';
import { type MoneyPlace, messages, moneyTitles, type Stage } from './messages.ts';
import styles from './stage-grid.module.css';

const MONEY_ICONS: Readonly<Record<MoneyPlace, string>> = {
  buyer: mdiAccountOutline,
  held: mdiLockOutline,
  supplier: mdiCheckCircle,
};

/** The stages of a request side by side; the last line of each shows where the money is. */
export function StageGrid({ stages }: { stages: readonly Stage[] }) {
  return (
    <ol className={styles.stages}>
      {stages.map(({ title, buyer, supplier, deadline, money }) => (
        <li key={title} className={styles.stage}>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.facts}>
            <Fact label={messages.buyer} value={buyer} />
            <Fact label={messages.supplier} value={supplier} />
            <Fact label={messages.deadline} value={deadline} isStrong />
            <div className={styles.money} data-place={money}>
              <dt className="visually-hidden">{messages.money}</dt>
              <dd className={styles.place}>
                <Icon path={MONEY_ICONS[money]} size="sm" />
                {moneyTitles[money]}
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  );
}

function Fact({ label, value, isStrong }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-strong={isStrong}>
        {value}
      </dd>
    </div>
  );
}
