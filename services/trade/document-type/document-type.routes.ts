import { listTradeDocumentTypes } from '@bazaar/contracts/trade';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { findDocumentTypes } from './document-type.sql.ts';

/** Types of documents that a request may have. */
export function documentTypeRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [route(listTradeDocumentTypes, () => findDocumentTypes(db))];
}
