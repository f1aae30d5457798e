import { listWalletTransactions, type WalletTransaction } from '@bazaar/contracts/wallet';
import type { Host } from '@bazaar/host';
import { ofCompany } from '../../common/payment/of-company.ts';
import type { StatementView } from '../../common/wallet/wallet.keys.ts';
import { statementFilter } from './statement-filter.rules.ts';

/** The maximum page size of the services. */
const STEP = 100;

interface CollectOptions {
  /** The part of the statement; its page does not count. */
  view: StatementView;
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
}

/**
 * Loads the whole statement page by page. A transaction added meanwhile shifts others to the next page, so none is
 * lost.
 */
export async function collectStatement(
  api: Host['api'],
  { view, signal, onProgress }: CollectOptions,
): Promise<WalletTransaction[]> {
  const lines = new Map<number, WalletTransaction>();
  const filter = statementFilter(view);
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { items, totalCount } = await api.call(listWalletTransactions, {
      query: { ...ofCompany(view.company), filter, paging: { pageNumber, pageSize: STEP } },
      signal,
    });
    for (const line of items) {
      lines.set(line.id, line);
    }
    onProgress(lines.size, totalCount);
    if (pageNumber * STEP >= totalCount) {
      return [...lines.values()];
    }
  }
}
