import { links } from '@bazaar/contracts';
import type { SiteConfig } from '@bazaar/contracts/setting';
import { formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Card, CardHead } from '@bazaar/ui/card';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { Icon } from '@bazaar/ui/icon';
import { mdiCheckCircle, mdiCircleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import styles from './first-steps.module.css';
import { messages } from './messages.ts';

const { steps } = messages;

/** First steps for a new user; shown while the account is empty. */
export function FirstSteps({ categoryTypes }: { categoryTypes: SiteConfig['categoryTypes'] }) {
  return (
    <Card as="section" labelledBy="first-steps">
      <CardHead
        id="first-steps"
        title={messages.startTitle}
        actions={
          <span className={styles.progress}>{messages.startProgress(formatNumber(1), formatNumber(3))}</span>
        }
      />
      <ol className={styles.steps}>
        <Step {...steps.phone} isDone />
        <Step {...steps.browse}>
          <ChipRow label={steps.browse.title}>
            {categoryTypes.map(({ categoryType, title }) => (
              <Chip key={categoryType} href={links.categoryType(categoryType)}>
                {title}
              </Chip>
            ))}
          </ChipRow>
        </Step>
        <Step {...steps.keep}>
          <LinkButton kind="primary" href={links.home()}>
            {messages.toHome}
          </LinkButton>
        </Step>
      </ol>
    </Card>
  );
}

interface StepProps {
  title: string;
  note: string;
  isDone?: boolean;
  children?: ReactNode;
}

function Step({ title, note, isDone, children }: StepProps) {
  return (
    <li className={styles.step} data-done={isDone}>
      {isDone ? <Icon path={mdiCheckCircle} label={messages.done} /> : <Icon path={mdiCircleOutline} />}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.note}>{note}</p>
        {children}
      </div>
    </li>
  );
}
