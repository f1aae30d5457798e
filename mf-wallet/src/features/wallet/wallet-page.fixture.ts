import { listGateways, listPayments } from '@bazaar/contracts/payment';
import { getCredit, listWallets, listWalletTransactions } from '@bazaar/contracts/wallet';
import { given, type Handler, renderAt } from '@bazaar/testing';
import { givenGateways, givenPayments } from '../../common/payment/payment.fixture.ts';
import remote from '../../remote.ts';
import { givenCredit, givenStatement } from './wallet.fixture.ts';

/** The wallet's page with all that stands beside what a test is about. */
export function openWallet(path: string, handlers: Handler[] = []) {
  return renderAt(remote, path, {
    session: 'signed-in',
    handlers: [
      given(getCredit, givenCredit),
      given(listWalletTransactions, givenStatement([])),
      given(listWallets, {
        items: [{ customerUserId: 1, title: null, role: 'owner' }],
        hasPayouts: false,
      }),
      given(listPayments, givenPayments()),
      given(listGateways, {
        items: givenGateways,
        chargeLimits: { minRial: 100_000, maxRial: 2_000_000_000 },
      }),
      ...handlers,
    ],
  });
}
