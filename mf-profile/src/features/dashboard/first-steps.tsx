import { links, profileLinks } from '@bazaar/contracts';
import type { SiteConfig } from '@bazaar/contracts/setting';
import { formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Card, CardHead } from '@bazaar/ui/card';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { Icon } from '@bazaar/ui/icon';
import { mdiCheckCircle, mdiCircleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import styles from './first-steps.module.css';
import { doneSteps, FIRST_STEPS, type FirstStep, type NewAccount } from './first-steps.rules.ts';
import { messages } from './messages.ts';

interface FirstStepsProps extends NewAccount {
  categoryTypes: SiteConfig['categoryTypes'];
}

/** First steps of a new buyer; shown until there is a trade request. */
export function FirstSteps({ categoryTypes, ...account }: FirstStepsProps) {
  const done = doneSteps(account);
  const ways: Readonly<Record<FirstStep, ReactNode>> = {
    phone: null,
    profile: <LinkButton href={profileLinks.personalInfo()}>{messages.toProfile}</LinkButton>,
    browse: (
      <ChipRow label={messages.steps.browse.title}>
        {categoryTypes.map(({ categoryType, title }) => (
          <Chip key={categoryType} href={links.categoryType(categoryType)}>
            {title}
          </Chip>
        ))}
      </ChipRow>
    ),
    keep: <LinkButton href={links.home()}>{messages.toHome}</LinkButton>,
    request: (
      <LinkButton kind="primary" href={links.needFinder()}>
        {messages.toNeed}
      </LinkButton>
    ),
  };
  return (
    <Card as="section" labelledBy="first-steps">
      <CardHead
        id="first-steps"
        title={messages.startTitle}
        actions={
          <span className={styles.progress}>
            {messages.startProgress(formatNumber(done.length), formatNumber(FIRST_STEPS.length))}
          </span>
        }
      />
      <ol className={styles.steps}>
        {FIRST_STEPS.map((step) => (
          <Step key={step} {...messages.steps[step]} isDone={done.includes(step)}>
            {ways[step]}
          </Step>
        ))}
      </ol>
    </Card>
  );
}

interface StepProps {
  title: string;
  note: string;
  isDone: boolean;
  /** How to do it; left out once it is done. */
  children: ReactNode;
}

function Step({ title, note, isDone, children }: StepProps) {
  return (
    <li className={styles.step} data-done={isDone}>
      {isDone ? <Icon path={mdiCheckCircle} label={messages.done} /> : <Icon path={mdiCircleOutline} />}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.note}>{note}</p>
        {!isDone && children}
      </div>
    </li>
  );
}
