import type { FavoriteType } from './content/favorite-type.ts';
import { fillPath, queryOf } from './fill-path.ts';
import type { CustomerKind } from './merchant/customer.contract.ts';
import * as paths from './paths/index.ts';

/** The reader's own data, or those of the reader's company, with what comes after them. */
function personalInfoBefore(next: 'withdrawal' | `request-${number}`, kind: CustomerKind): string {
  return `${paths.personalInfo}?${kind === 'company' ? 'kind=company&' : ''}next=${next}`;
}

/** Typed builders of the addresses in the profile, apart from `links`, because only signed-in people need them. */
export const profileLinks = {
  favoritesOfType: (type: FavoriteType) => fillPath(paths.favoritesOfType, type),
  tradeRequests: () => paths.tradeRequests,
  /** The form of a request; with an item, that item is added to it in that quantity. */
  tradeRequestEdit: (id: number, added?: { productId: number; quantity: number }) =>
    fillPath(paths.tradeRequestEdit, id) +
    (added === undefined ? '' : `${queryOf('add', String(added.productId))}&quantity=${added.quantity}`),
  /** The last step of the form, where a request is handed in. */
  tradeRequestCheck: (id: number) => `${fillPath(paths.tradeRequestEdit, id)}?step=check`,
  /** The quotes that several suppliers gave for one need. */
  quoteComparison: (needId: string) => paths.quoteComparison + queryOf('need', needId),
  tradeRequest: (id: number) => fillPath(paths.tradeRequest, id),
  tradeRequestReport: (id: number) => fillPath(paths.tradeRequestReport, id),
  /** The messages, or one thread of them. */
  messages: (threadId?: number) => paths.messages + queryOf('thread', threadId?.toString()),
  addresses: () => paths.addresses,
  notes: (type: FavoriteType) => fillPath(paths.notes, type),
  comments: () => paths.comments,
  tradedSuppliers: () => paths.tradedSuppliers,
  lastVisits: (type: FavoriteType) => fillPath(paths.lastVisits, type),
  personalInfo: () => paths.personalInfo,
  /** The field of the account that withdrawals go to, of the person or of the company; saving it leads back to the withdrawal. */
  accountForWithdrawal: (kind: CustomerKind = 'person') => personalInfoBefore('withdrawal', kind),
  /** The data that a buyer must give before a request is handed in; from there it leads back to the request. */
  buyerDataForRequest: (requestId: number, kind: CustomerKind = 'person') =>
    personalInfoBefore(`request-${requestId}`, kind),
  businessAccount: () => paths.businessAccount,
  /** One payment: what happened to it, and what can be done now. */
  payment: (id: number) => paths.wallet + queryOf('paymentId', String(id)),
  /** The ways to pay a request. */
  payRequest: (requestId: number) => paths.wallet + queryOf('pay', String(requestId)),
  /** The charge of the wallet with the amount filled in; from the paid charge it leads back to a request. */
  walletCharge: (amountRial: number, backTo: number) =>
    `${paths.wallet}${queryOf('charge', String(amountRial))}&back=${backTo}`,
  /** What the wallet holds for trades, and until when. */
  walletHolds: () => `${paths.wallet}?show=holds`,
  /** What may leave the wallet without a code. */
  walletLimit: () => `${paths.wallet}?show=limit`,
  /** The form of a withdrawal. */
  walletWithdraw: () => `${paths.wallet}?withdraw=form`,
} as const;
