import { collectEndpoints } from '@bazaar/contracts/testing';
import { expect, it } from 'vitest';
import { idPlacesOf } from './id-places.fixture.ts';

const endpoints = await collectEndpoints();

/** Places of ids that name no record of anybody: what is public, what the whole site shares, and numbers of papers. */
const PUBLIC: Readonly<Record<string, readonly string[]>> = {
  // What a token is bound to; who spends it is checked there.
  'auth.requestStepUp': ['body.purposeId'],
  'content.addComment': ['body.pageId', 'body.parentId'],
  'content.addFavorite': ['body.objectId'],
  'content.addNote': ['body.objectId'],
  'content.createPage': ['body.contentTypeId', 'body.categoryId'],
  'content.getFavoriteByObject': ['query.objectId'],
  'content.getPageLike': ['params.id'],
  // One's own visits alone are counted, whatever they were to.
  'content.getVisitChart': ['query.objectId'],
  'content.likeComment': ['params.id'],
  'content.likePage': ['params.id'],
  'content.listNotesByObject': ['query.objectId'],
  'content.mergeLastVisits': ['body.visits[].objectId'],
  'content.reportAdvertisement': ['params.id'],
  'content.reportComment': ['params.id'],
  'content.revealAdvertisementContact': ['params.id'],
  'content.updatePage': ['body.contentTypeId', 'body.categoryId'],
  'merchant.addDeliveryAddress': ['body.provinceId', 'body.cityId', 'body.urbanAreaId'],
  'merchant.addPersonAddress': ['body.provinceId', 'body.cityId', 'body.urbanAreaId'],
  'merchant.createPersonCustomer': ['body.nationalId'],
  'merchant.registerBuyer': ['body.nationalId', 'body.nationalLegalId'],
  'merchant.reportSupplier': ['params.id'],
  'merchant.revealSupplierContact': ['params.id'],
  'merchant.updateCustomerProfile': ['body.nationalId', 'body.nationalLegalId'],
  'merchant.updateDeliveryAddress': ['body.provinceId', 'body.cityId', 'body.urbanAreaId'],
  'merchant.updatePersonAddress': ['body.provinceId', 'body.cityId', 'body.urbanAreaId'],
  // A product, a supplier or a request; what is found are threads of the session's own.
  'notification.getSubjectConversation': ['query.subjectId'],
  'notification.listConversations': ['query.filter.subjectId'],
  'notification.startConversation': ['body.subjectId', 'body.supplierId'],
  'payment.requestOnlinePayment': ['body.gatewayId'],
  'payment.retryOnlinePayment': ['body.gatewayId'],
  'trade.createDirectOrder': [
    'body.supplierId',
    // Made by the buyer's browser; it joins requests of one buyer only (need.test.ts).
    'body.needId',
    'body.lines[].supplierProductId',
    'body.documents[].typeId',
  ],
  'trade.listSupplierTradeRequests': ['query.filter.supplierId'],
  'trade.listTradeRequests': ['query.filter.supplierId', 'query.filter.needId'],
  'trade.updateDirectOrder': ['body.lines[].supplierProductId', 'body.documents[].typeId'],
  'wallet.chargeWallet': ['body.gatewayId'],
  'wallet.chargeWalletByUser': ['body.gatewayId'],
};

/** Places of ids that are checked by more than ownership; each has its own test, named here. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  // step-up.test.ts
  'auth.confirmStepUp': ['body.requestId'],
  // bad-input.test.ts
  'trade.counterQuote': ['body.targetPrices[].lineId'],
  'trade.quoteTradeRequest': ['body.lines[].lineId'],
  // thread.test.ts
  'notification.markThreadRead': ['body.messageId'],
};

/** Endpoints of operators, who act on everybody's records. */
const isOperators = (roles: readonly string[] | undefined) => roles?.includes('operator') ?? false;

it('every id that a session sends is of an owned record, or declared as public', () => {
  const undeclared = endpoints
    .filter(([, { access, roles }]) => access === 'session' && !isOperators(roles))
    .map(([name, endpoint]) => {
      const owned = Object.keys(endpoint.owned ?? {}).map((place) => place.replace('[0]', '[]'));
      return [name, idPlacesOf(endpoint).filter((place) => !owned.includes(place))] as const;
    })
    .filter(([, places]) => places.length > 0);

  expect(Object.fromEntries(undeclared)).toEqual({ ...PUBLIC, ...WITHIN });
});
