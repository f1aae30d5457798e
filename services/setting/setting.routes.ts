import { CLIENT_ID_HEADER, getSettings } from '@bazaar/contracts/setting';
import { invalid, notFound } from '../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute } from '../kit/http/service.ts';
import { findConfig } from './client-config.sql.ts';
import { messages } from './messages.ts';

/** The site's configuration by client. */
export function settingRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [
    route(getSettings, async ({ request }) => {
      const clientId = request.headers[CLIENT_ID_HEADER];
      if (typeof clientId !== 'string' || clientId === '') {
        throw invalid({ [CLIENT_ID_HEADER]: [messages.clientIdMissing] });
      }
      const config = await findConfig(db, clientId);
      if (config === null) {
        throw notFound(messages.config);
      }
      return config;
    }),
  ];
}
