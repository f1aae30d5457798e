import { links, profileLinks } from '@bazaar/contracts';
import type { Failure } from '@bazaar/contracts/failure';
import { formatNumber, formatTomanText } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Note } from '@bazaar/ui/note';
import styles from './failure-note.module.css';
import { messages } from './messages.ts';
import { moveMessages } from './move-messages.ts';
import { faultsOf } from './not-ready.rules.ts';

/** Money may leave the wallet only with a code: the ways to pay a request ask for it, and so does the wallet's limit. */
const CODE_IS_NEEDED = 'step_up_required';
const MONEY_IS_SHORT = ['payment_required', 'insufficient_credit'];

interface FailureNoteProps {
  failure: Failure;
  requestId: number;
  /** Fields whose errors stand at the field. */
  fields: readonly string[];
  /** Whether it is the request itself that was to be paid, and not the membership fee of its publication. */
  isPayment?: boolean;
}

/** Why a move was refused, and where to go to remove the cause. */
export function FailureNote({ failure, requestId, fields, isPayment = false }: FailureNoteProps) {
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
      <Remedy code={failure.code ?? ''} {...{ requestId, isPayment, shortBy }} />
    </Note>
  );
}

interface RemedyProps {
  code: string;
  requestId: number;
  isPayment: boolean;
  /** What the wallet lacks, where it is known. */
  shortBy: number | null;
}

/** The way to remove the cause, for the causes that lie elsewhere. */
function Remedy({ code, requestId, isPayment, shortBy }: RemedyProps) {
  if (MONEY_IS_SHORT.includes(code)) {
    return isPayment ? (
      <LinkButton href={profileLinks.payRequest(requestId)}>{moveMessages.payWays}</LinkButton>
    ) : (
      <LinkButton href={shortBy === null ? links.wallet() : profileLinks.walletCharge(shortBy, requestId)}>
        {moveMessages.toWallet}
      </LinkButton>
    );
  }
  if (code === CODE_IS_NEEDED) {
    return isPayment ? (
      <LinkButton href={profileLinks.payRequest(requestId)}>{moveMessages.payWithCode}</LinkButton>
    ) : (
      <LinkButton href={profileLinks.walletLimit()}>{moveMessages.toLimit}</LinkButton>
    );
  }
  return code === 'not_ready' ? (
    <LinkButton href={profileLinks.tradeRequestEdit(requestId)}>{moveMessages.toEdit}</LinkButton>
  ) : null;
}
