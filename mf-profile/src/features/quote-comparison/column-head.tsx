import { formatJalaliDayMonth, formatJalaliLong, isolate } from '@bazaar/locale';
import { Badge, type BadgeTone } from '@bazaar/ui/badge';
import { Icon } from '@bazaar/ui/icon';
import {
  mdiCancel,
  mdiCheckDecagram,
  mdiClockOutline,
  mdiFileDocumentEditOutline,
  mdiHandshakeOutline,
  mdiTimerOffOutline,
} from '@mdi/js';
import { RepeatButton } from '../../common/trade/repeat-button.widget.tsx';
import styles from './column-head.module.css';
import { messages } from './messages.ts';
import { nudgeFor } from './nudge.rules.ts';
import { NudgeButton } from './nudge-button.widget.tsx';
import { mayAccept, type QuoteColumn } from './quote-column.rules.ts';
import type { ShownQuotes } from './shown-quotes.ts';

interface ColumnHeadProps extends Pick<ShownQuotes, 'suppliers' | 'onChoose' | 'nudgeIds'> {
  column: QuoteColumn;
  isChosen: boolean;
}

/** The supplier of a column, with the choice of its quote, or what is waited for and may be asked for. */
export function ColumnHead({ column, suppliers, isChosen, onChoose, nudgeIds }: ColumnHeadProps) {
  const { request, state } = column;
  const facts = suppliers[request.supplier.id];
  const nudge = nudgeFor(state);
  const mayRepeat = state === 'silent' && request.allowedActions.includes('repeat');
  return (
    <div className={styles.head}>
      <Name column={column} isChosen={isChosen} onChoose={onChoose} />
      <p className={styles.facts}>
        {facts !== undefined && (
          <>
            <bdi>{facts.cityTitle}</bdi>
            {' · '}
          </>
        )}
        <bdi dir="ltr">{request.number}</bdi>
      </p>
      {facts?.verifiedAt != null && (
        <p className={styles.verified}>
          <Icon path={mdiCheckDecagram} size="sm" />
          {messages.verified(formatJalaliLong(facts.verifiedAt))}
        </p>
      )}
      <StateBadge column={column} />
      {nudge !== null && (
        // Another state or round is asked about anew.
        <NudgeButton key={`${nudge} ${request.rowVersion}`} {...{ request, nudge }} ids={nudgeIds} />
      )}
      {mayRepeat && <RepeatButton compact request={request} />}
    </div>
  );
}

function Name({ column, isChosen, onChoose }: Pick<ColumnHeadProps, 'column' | 'isChosen' | 'onChoose'>) {
  const { id, supplier } = column.request;
  if (!mayAccept(column)) {
    return <bdi className={styles.name}>{supplier.name}</bdi>;
  }
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        className={styles.mark}
        name="quote"
        checked={isChosen}
        aria-label={messages.choose(isolate(supplier.name))}
        onChange={() => onChoose(id)}
      />
      <bdi className={styles.name}>{supplier.name}</bdi>
    </label>
  );
}

/** What a column is when it holds no quote that may be accepted. */
function StateBadge({ column }: { column: QuoteColumn }) {
  const face = faceOf(column);
  return face === null ? null : (
    <p>
      <Badge tone={face.tone} icon={face.icon}>
        {face.words}
      </Badge>
    </p>
  );
}

interface Face {
  tone: BadgeTone;
  icon: string;
  words: string;
}

function faceOf({ state, request }: QuoteColumn): Face | null {
  const words = messages.states;
  switch (state) {
    case 'quoted':
      return null;
    case 'chosen':
      return { tone: 'success', icon: mdiHandshakeOutline, words: words.chosen };
    case 'waiting':
      return {
        tone: 'info',
        icon: mdiClockOutline,
        words:
          request.deadlineAt === null
            ? words.waitingOpen
            : words.waiting(formatJalaliDayMonth(request.deadlineAt)),
      };
    case 'unsent':
      return { tone: 'neutral', icon: mdiFileDocumentEditOutline, words: words.unsent };
    case 'lapsed':
      return { tone: 'warning', icon: mdiTimerOffOutline, words: words.lapsed };
    case 'silent':
      return { tone: 'neutral', icon: mdiTimerOffOutline, words: words.silent };
    case 'ended':
      return {
        tone: 'neutral',
        icon: mdiCancel,
        words: request.status === 'Rejected' ? words.rejected : words.cancelled,
      };
  }
}
