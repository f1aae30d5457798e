import { links, profileLinks } from '@bazaar/contracts';
import type { Failure } from '@bazaar/contracts/failure';
import { formatNumber, formatTomanText } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Note } from '@bazaar/ui/note';
import styles from './failure-note.module.css';
import { messages } from './messages.ts';
import { moveMessages } from './move-messages.ts';
import { faultsOf } from './not-ready.rules.ts';

const MONEY_IS_SHORT = ['payment_required', 'insufficient_credit'];

interface FailureNoteProps {
  failure: Failure;
  requestId: number;
  /** Fields whose errors stand at the field. */
  fields: readonly string[];
}

/** Why a move was refused, and where to go to remove the cause. */
export function FailureNote({ failure, requestId, fields }: FailureNoteProps) {
  if (failure.title === undefined) {
    return (
      <Note tone="danger" announced>
        {messages.tryLater}
      </Note>
    );
  }
  const isShort = MONEY_IS_SHORT.includes(failure.code ?? '');
  const { shortfallRial } = failure.data;
  const shortBy = typeof shortfallRial === 'number' ? shortfallRial : null;
  const others = Object.entries(failure.errors).filter(([field]) => !fields.includes(field));
  const faults = faultsOf(Object.fromEntries(others));
  return (
    <Note tone={isShort ? 'warning' : 'danger'} announced>
      <p className={styles.title}>{failure.title}</p>
      {failure.detail !== undefined && <p>{failure.detail}</p>}
      {shortBy !== null && <p>{moveMessages.shortfall(formatTomanText(shortBy))}</p>}
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map(({ line, text }) => (
            <li key={`${line} ${text}`}>
              {line !== null && `${moveMessages.faultOfLine(formatNumber(line))} `}
              {text}
            </li>
          ))}
        </ul>
      )}
      {isShort && (
        <LinkButton href={shortBy === null ? links.wallet() : profileLinks.walletCharge(shortBy)}>
          {moveMessages.toWallet}
        </LinkButton>
      )}
      {failure.code === 'not_ready' && (
        <LinkButton href={profileLinks.tradeRequestEdit(requestId)}>{moveMessages.toEdit}</LinkButton>
      )}
    </Note>
  );
}
