import { links } from '@bazaar/contracts';
import type { FeedbackProgress } from '@bazaar/contracts/content';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { LinkButton } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { Container, PageHead } from '@bazaar/ui/container';
import { type Fact, FactRows } from '@bazaar/ui/facts';
import { Note } from '@bazaar/ui/note';
import type { ReactNode } from 'react';
import { kindTitles } from '../../common/feedback/messages.ts';
import { PageLink } from '../../common/feedback/page-link.tsx';
import { StateBadge } from '../../common/feedback/state-badge.tsx';
import { CodeForm } from './code-form.tsx';
import { feedbackStateBreadcrumb } from './feedback-head.ts';
import styles from './feedback-state-view.module.css';
import { messages } from './messages.ts';
import { StateSteps } from './state-steps.tsx';
import { TrackingCodeCard } from './tracking-code-card.tsx';

/** The page around a letter's state, or around the form for another code. */
export function StateFrame({ mark, children }: { mark?: ReactNode; children: ReactNode }) {
  return (
    <Container>
      <Breadcrumb items={feedbackStateBreadcrumb()} />
      <PageHead title={messages.stateTitle} note={messages.stateLead} mark={mark} />
      <div className={styles.cards}>{children}</div>
    </Container>
  );
}

/** Says that no letter has the code, and nothing else. */
export function UnknownCode() {
  return (
    <Note tone="danger" announced>
      <p>{messages.unknown}</p>
    </Note>
  );
}

interface FeedbackStateViewProps {
  progress: FeedbackProgress;
  /** The letter has just been sent: its code is selected, to be copied. */
  justSent: boolean;
}

/** What became of a letter: its code, its steps, the reply, and what was sent. */
export function FeedbackStateView({ progress, justSent }: FeedbackStateViewProps) {
  const { state, steps, trackingCode } = progress;
  const reply = steps.find((step) => step.state === 'Answered')?.text;
  return (
    <StateFrame mark={<StateBadge state={state} />}>
      {justSent && (
        <Note tone="success" announced>
          {messages.sent}
        </Note>
      )}
      <TrackingCodeCard code={trackingCode} isSelected={justSent} />
      <Card as="section" labelledBy="feedback-steps">
        <CardHead id="feedback-steps" title={messages.progress} />
        <CardBody>
          <StateSteps steps={steps} />
        </CardBody>
      </Card>
      {reply && (
        <Card as="section" labelledBy="feedback-reply">
          <CardHead id="feedback-reply" title={messages.reply} />
          <CardBody>
            <p className={styles.reply}>
              <bdi>{reply}</bdi>
            </p>
          </CardBody>
        </Card>
      )}
      <Card as="section" labelledBy="feedback-letter">
        <CardHead id="feedback-letter" title={messages.letter} />
        <CardBody>
          <FactRows facts={letterFacts(progress)} />
        </CardBody>
      </Card>
      <CodeForm title={messages.lookupOther} />
      <div>
        <LinkButton href={links.feedback()}>{messages.another}</LinkButton>
      </div>
    </StateFrame>
  );
}

function letterFacts({ kind, subject, pagePath, fileNames, contact }: FeedbackProgress): Fact[] {
  return [
    { label: messages.letterKind, value: kindTitles[kind] },
    { label: messages.letterSubject, value: <bdi>{subject}</bdi> },
    ...(pagePath === null ? [] : [{ label: messages.letterPage, value: <PageLink path={pagePath} /> }]),
    ...(fileNames.length === 0
      ? []
      : [
          {
            label: messages.letterFiles,
            value: fileNames.map((name) => <FileName key={name} name={name} />),
          },
        ]),
    ...(contact === null ? [] : [{ label: messages.letterContact, value: <bdi dir="ltr">{contact}</bdi> }]),
  ];
}

function FileName({ name }: { name: string }) {
  return <bdi className={styles.file}>{name}</bdi>;
}
