import { links } from '@bazaar/contracts';
import type { FeedbackLetterRecord } from '@bazaar/contracts/content';
import { formatJalaliDateTime, mobileText } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { type Fact, FactRows } from '@bazaar/ui/facts';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { useState } from 'react';
import { directionOf } from '../../../common/comments/comment-direction.rules.ts';
import { kindTitles } from '../../../common/feedback/messages.ts';
import { PageLink } from '../../../common/feedback/page-link.tsx';
import { StateBadge } from '../../../common/feedback/state-badge.tsx';
import { useBusy } from '../use-busy.ts';
import styles from '../waiting-item.module.css';
import letterStyles from './letter-item.module.css';
import type { LetterMove } from './letter-move.ts';
import { messages, moveWords } from './messages.ts';
import { movesOf } from './move.rules.ts';
import { MoveForm } from './move-form.tsx';

interface LetterItemProps {
  letter: FeedbackLetterRecord;
  /** False when nothing was changed. */
  onMove: (state: LetterMove, text: string) => Promise<boolean>;
}

/** One letter, whole, with the states that it can be given. */
export function LetterItem({ letter, onMove }: LetterItemProps) {
  const [begun, setBegun] = useState<LetterMove | null>(null);
  const { isBusy, run } = useBusy();
  const { text, trackingCode, state } = letter;
  const moves = movesOf(state);
  // What is typed stays when somebody else moves the letter, as long as it can still be sent.
  const move = begun !== null && moves.includes(begun) ? begun : null;
  return (
    <li className={styles.item}>
      <LetterHead letter={letter} />
      <p className={styles.text} dir={directionOf(text)}>
        {text}
      </p>
      <div className={letterStyles.facts}>
        <FactRows facts={factsOf(letter)} />
      </div>
      {move === null ? (
        <div className={styles.actions}>
          {moves.map((next) => (
            <Button
              key={next}
              size="sm"
              aria-label={moveWords[next].openOf(trackingCode)}
              onClick={() => setBegun(next)}
            >
              {moveWords[next].open}
            </Button>
          ))}
        </div>
      ) : (
        <MoveForm
          key={move}
          move={move}
          isBusy={isBusy}
          onMove={(told) => run(onMove(move, told))}
          onCancel={() => setBegun(null)}
        />
      )}
    </li>
  );
}

function LetterHead({
  letter: { kind, subject, state, createdAt, trackingCode },
}: Pick<LetterItemProps, 'letter'>) {
  return (
    <div className={styles.head}>
      <b>
        <bdi>{subject}</bdi>
      </b>
      <span>{kindTitles[kind]}</span>
      <Link href={links.feedbackState(trackingCode)} aria-label={messages.stateOf(trackingCode)}>
        <bdi dir="ltr">{trackingCode}</bdi>
      </Link>
      <TimeText dateTime={createdAt}>{formatJalaliDateTime(createdAt)}</TimeText>
      <StateBadge state={state} />
    </div>
  );
}

function factsOf({ contact, pagePath, files }: FeedbackLetterRecord): Fact[] {
  return [
    {
      label: messages.contact,
      value: contact === null ? messages.noContact : <bdi dir="ltr">{mobileText(contact)}</bdi>,
    },
    ...(pagePath === null
      ? []
      : [
          {
            label: messages.page,
            value: <PageLink path={pagePath} />,
          },
        ]),
    ...(files.length === 0
      ? []
      : [{ label: messages.files, value: files.map((file) => <FileLink key={file.url} {...file} />) }]),
  ];
}

/** Not a page of the site: the browser asks the file service for it. */
function FileLink({ name, url }: FeedbackLetterRecord['files'][number]) {
  return (
    <a className={letterStyles.file} href={url} download={name}>
      <bdi>{name}</bdi>
    </a>
  );
}
