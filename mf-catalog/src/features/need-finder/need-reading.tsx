import { links } from '@bazaar/contracts';
import type { NeedAnswer, NeedPart } from '@bazaar/contracts/product';
import { toPersianDigits } from '@bazaar/locale';
import { Button, IconButton } from '@bazaar/ui/button';
import { Section } from '@bazaar/ui/container';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { mdiArrowLeftRight, mdiLockOutline, mdiPencilOutline } from '@mdi/js';
import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from './messages.ts';
import { rewritten, withoutHref } from './need.address.ts';
import styles from './need-reading.module.css';
import { unreadText } from './unread-text.ts';

interface NeedReadingProps {
  need: string;
  parts: readonly NeedPart[];
  ignored: NeedAnswer['ignored'];
}

/** How a need was read: its text with numbered marks, and a cell for each of them. */
export function NeedReading({ need, parts, ignored }: NeedReadingProps) {
  return (
    <Section title={messages.understood} note={messages.understoodNote}>
      <MarkedText need={need} parts={parts} />
      <ul className={styles.cells} aria-label={messages.understood}>
        {parts.map((part, place) => (
          <li key={`${part.kind} ${part.from}`} className={styles.cell} data-kept={part.isKept}>
            <Cell
              need={need}
              part={part}
              number={toPersianDigits(place + 1)}
              isWhole={ignored.length === 0}
            />
          </li>
        ))}
      </ul>
      {ignored.length > 0 && (
        <p className={styles.ignored}>
          {messages.ignored} <bdi>{unreadText(ignored)}</bdi>
        </p>
      )}
    </Section>
  );
}

/** The text with a mark around the words of each part. */
function MarkedText({ need, parts }: Pick<NeedReadingProps, 'need' | 'parts'>) {
  const pieces = piecesOf(need, parts);
  return (
    <p className={styles.text} dir="auto">
      {pieces.map(({ text, number, from }) =>
        number === null ? (
          <span key={from}>{text}</span>
        ) : (
          <mark key={from} className={styles.mark}>
            {text}
            <sup className={styles.number}>{toPersianDigits(number)}</sup>
          </mark>
        ),
      )}
    </p>
  );
}

interface Piece {
  text: string;
  /** Of the part; null for what stands between. */
  number: number | null;
  from: number;
}

function piecesOf(need: string, parts: readonly NeedPart[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  parts.forEach(({ from, to }, place) => {
    if (from < end) {
      return;
    }
    pieces.push({ text: need.slice(end, from), number: null, from: end });
    pieces.push({ text: need.slice(from, to), number: place + 1, from });
    end = to;
  });
  return [...pieces, { text: need.slice(end), number: null, from: end }].filter(({ text }) => text !== '');
}

interface CellProps {
  need: string;
  part: NeedPart;
  number: string;
}

function Cell({ need, part, number, isWhole }: CellProps & { isWhole: boolean }) {
  const [isEdited, setEdited] = useState(false);
  const written = need.slice(part.from, part.to);
  return (
    <>
      <p className={styles.name}>
        <span className={styles.badge}>{number}</span>
        <bdi>{part.title}</bdi>
      </p>
      <p className={styles.value}>
        <bdi>{part.text}</bdi>
      </p>
      <p className={styles.source}>
        {messages.fromText} «<bdi>{written}</bdi>»
      </p>
      <p className={styles.rule}>
        <Icon path={part.isLocked ? mdiLockOutline : mdiArrowLeftRight} size="xs" />
        {part.isKept ? ruleOf(part, isWhole) : messages.notKept}
      </p>
      {isEdited ? (
        <EditWords need={need} part={part} onClose={() => setEdited(false)} />
      ) : (
        <div className={styles.actions}>
          <Link href={withoutHref(need, part)} aria-label={messages.removeOf(part.title)}>
            {messages.remove}
          </Link>
          <IconButton
            icon={mdiPencilOutline}
            label={messages.editOf(part.title)}
            size="sm"
            onClick={() => setEdited(true)}
          />
        </div>
      )}
    </>
  );
}

/** Whether a part may be relaxed; no promise for the whole need while some of its text was not read. */
function ruleOf({ isLocked, kind }: NeedPart, isWhole: boolean): string {
  const locked = isWhole ? messages.locked : messages.lockedInPart;
  return isLocked ? locked : (messages.relaxed[kind] ?? locked);
}

/** The field was asked for by pressing a button that is gone. */
function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}

/** The words of a part, to be written anew in the text. */
function EditWords({ need, part, onClose }: Omit<CellProps, 'number'> & { onClose: () => void }) {
  const navigate = useNavigate();
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('words');
    onClose();
    void navigate(links.needFinder(rewritten(need, part, typeof words === 'string' ? words : '')));
  };
  return (
    <form className={styles.edit} onSubmit={submit}>
      <input
        ref={focusOnce}
        className={styles.input}
        name="words"
        defaultValue={need.slice(part.from, part.to)}
        aria-label={messages.wordsOf(part.title)}
        dir="auto"
        required
      />
      <Button type="submit" size="sm">
        {messages.save}
      </Button>
      <Button kind="text" size="sm" onClick={onClose}>
        {messages.cancel}
      </Button>
    </form>
  );
}
