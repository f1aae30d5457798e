import { isApiError } from '@bazaar/api';
import type { Problem } from '@bazaar/contracts';
import {
  getTradeRequest,
  requestConfirmation,
  type TradeDraft,
  type TradeRequest,
  type TradeRequestId,
  updateDirectOrder,
} from '@bazaar/contracts/trade';
import type { Host } from '@bazaar/host';
import { addressQueries } from './address.queries.ts';
import type { AutosaveEvent, SaveFailure } from './autosave.rules.ts';
import type { DraftForm } from './draft-form.rules.ts';
import { type SaveResult, sendDraft } from './draft-sending.ts';
import type { DraftState } from './draft-state.ts';
import { refusalMessages } from './refusal-messages.ts';
import { tradeRequestQuery } from './trade-edit.queries.ts';

const TOO_LARGE = 413;
const NOT_FOUND = 404;
const STALE = 412;
/** Responses after which the request itself tells what has become of it. */
const MOVED: readonly number[] = [NOT_FOUND, 409, STALE];

/** One attempt to store an open form at the service. @returns the events that follow from it. */
export function storeDraft(host: Host, state: DraftState, form: DraftForm): Promise<AutosaveEvent[]> {
  const { id } = state.request.get();
  return sendDraft((body, rowVersion) => saveDraft(host, { id, body, rowVersion }), state, form);
}

interface Saving {
  id: TradeRequestId;
  body: TradeDraft;
  rowVersion: number;
}

/** Stores the content of a request, unless somebody else has done so since it was read. */
export async function saveDraft(host: Host, { id, body, rowVersion }: Saving): Promise<SaveResult> {
  try {
    const headers = { 'if-match': `"${rowVersion}"` };
    const request = await host.api.call(updateDirectOrder, { params: { id }, body, headers });
    remember(host, request);
    return { type: 'saved', request, at: new Date().toISOString() };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.errors?.deliveryAddressId !== undefined) {
      // The list may still offer an address that was removed elsewhere.
      void host.queryClient.invalidateQueries({ queryKey: addressQueries(host.api).allKey });
    }
    return isApiError(error) && MOVED.includes(error.status)
      ? readAgain(host, id, { isStale: error.status === STALE, failure })
      : { type: 'failed', failure };
  }
}

interface Refused {
  isStale: boolean;
  failure: SaveFailure;
}

/** Only a request that is gone, or may not be edited any more, closes the form: what is typed in it has no other place. */
async function readAgain(host: Host, id: TradeRequestId, { isStale, failure }: Refused): Promise<SaveResult> {
  try {
    const request = await host.api.call(getTradeRequest, { params: { id } });
    remember(host, request);
    if (!request.allowedActions.includes('edit')) {
      return { type: 'failed', failure: { kind: 'closed', detail: failure.detail } };
    }
    return isStale
      ? { type: 'stale', request, at: new Date().toISOString() }
      : { type: 'failed', failure: { ...failure, kind: 'refused' } };
  } catch (error) {
    const again = failureOf(error);
    const isGone = isApiError(error) && error.status === NOT_FOUND;
    return { type: 'failed', failure: isGone ? { ...again, kind: 'closed' } : again };
  }
}

function remember(host: Host, request: TradeRequest): void {
  host.queryClient.setQueryData(tradeRequestQuery(host.api, request.id).queryKey, request);
}

function failureOf(error: unknown): SaveFailure {
  if (!isApiError(error)) {
    throw error;
  }
  const { status, data } = error;
  if (status === TOO_LARGE) {
    return { kind: 'refused', detail: refusalMessages.tooLarge };
  }
  const errors = data?.errors;
  return { kind: kindOf(status), detail: data === null ? null : wordsOf(data), ...(errors && { errors }) };
}

const KINDS: Readonly<Record<number, SaveFailure['kind']>> = {
  0: 'offline',
  401: 'session',
  429: 'server',
};

function kindOf(status: number): SaveFailure['kind'] {
  return KINDS[status] ?? (status >= 500 ? 'server' : 'refused');
}

function wordsOf({ title, detail, errors }: Problem): string {
  const texts = Object.values(errors ?? {}).flat();
  return [...new Set(texts.length > 0 ? texts : [detail ?? title])].join(' ');
}

/** What came of handing a request in. */
export type HandInResult =
  | { type: 'done' }
  | {
      type: 'refused';
      /** False when no answer came: the same act may be repeated with the same key. */
      isAnswered: boolean;
      text: string | null;
      errors: Record<string, string[]>;
    };

/** Hands a request in: the service checks it and computes its price. */
export async function handIn(host: Host, id: TradeRequestId, idempotencyKey: string): Promise<HandInResult> {
  try {
    remember(host, await host.api.call(requestConfirmation, { params: { id }, idempotencyKey }));
    return { type: 'done' };
  } catch (error) {
    if (!isApiError(error)) {
      throw error;
    }
    const { title, detail, errors = {} } = error.data ?? {};
    const text = detail ?? title ?? null;
    return { type: 'refused', isAnswered: error.data !== null, text, errors };
  }
}
