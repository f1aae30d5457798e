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
import type { SaveFailure } from './autosave.rules.ts';
import type { SaveResult } from './draft-session.store.ts';
import { tradeRequestQuery } from './trade-edit.queries.ts';

const STALE = 412;

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
    return isApiError(error) && error.status === STALE
      ? readAgain(host, id)
      : { type: 'failed', failure: failureOf(error) };
  }
}

async function readAgain(host: Host, id: TradeRequestId): Promise<SaveResult> {
  try {
    const request = await host.api.call(getTradeRequest, { params: { id } });
    remember(host, request);
    return request.allowedActions.includes('edit')
      ? { type: 'stale', request, at: new Date().toISOString() }
      : { type: 'failed', failure: { kind: 'closed', detail: null } };
  } catch (error) {
    return { type: 'failed', failure: failureOf(error) };
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
  return { kind: kindOf(status), detail: data === null ? null : wordsOf(data) };
}

const KINDS: Readonly<Record<number, SaveFailure['kind']>> = {
  0: 'offline',
  401: 'session',
  404: 'closed',
  409: 'closed',
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
