import { links } from '@bazaar/contracts';
import { WalletTransactionType } from '@bazaar/contracts/wallet';
import type { StatementView } from '../../common/wallet/wallet.keys.ts';

const LAST_POSSIBLE = 100_000;

/** What `?type=` and `?page=` ask for; all movements and the first page where they ask for nothing that exists. */
export function readStatementView(request: Request): StatementView {
  const { searchParams } = new URL(request.url);
  const type = WalletTransactionType.safeParse(searchParams.get('type'));
  return { type: type.success ? type.data : null, page: readPage(searchParams.get('page')) };
}

function readPage(text: string | null): number {
  const page = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), LAST_POSSIBLE);
}

/** The address of a part of the statement; the plain one for the first page of everything. */
export function statementPath({ type, page }: StatementView): string {
  const query = new URLSearchParams();
  if (type !== null) {
    query.set('type', type);
  }
  if (page > 1) {
    query.set('page', String(page));
  }
  return query.size === 0 ? links.wallet() : `${links.wallet()}?${query}`;
}
