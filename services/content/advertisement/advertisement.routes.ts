import { getAdvertisement, listAdvertisements, revealAdvertisementContact } from '@bazaar/contracts/content';
import { notFound, tooManyRequests } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { consumeLimit } from '../../kit/rate-limit.ts';
import { messages } from '../messages.ts';
import {
  countAdvertisements,
  findAdvertisement,
  findAdvertisements,
  insertReveal,
} from './advertisement.sql.ts';
import { maskPhone } from './mask-phone.rules.ts';

const REVEALS_AN_HOUR = 20;

/** Advertisements; their contact is shown only with a session, and with a limit. */
export function advertisementRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    route(listAdvertisements, async ({ query: { filter, paging } }) => {
      const now = clock();
      const [items, totalCount] = await Promise.all([
        findAdvertisements(db, { filter, now }, paging),
        countAdvertisements(db, filter, now),
      ]);
      return { items, totalCount, ...paging };
    }),
    route(getAdvertisement, async ({ params }) => {
      const advertisement = await findAdvertisement(db, params.id, clock());
      if (advertisement === null) {
        throw notFound(messages.advertisement);
      }
      const { phoneNumber } = advertisement;
      return { ...advertisement, contactMasked: phoneNumber === null ? null : maskPhone(phoneNumber) };
    }),
    sessionRoute(revealAdvertisementContact, async ({ user, params }) => {
      const now = clock();
      const advertisement = await findAdvertisement(db, params.id, now);
      if (advertisement === null) {
        throw notFound(messages.advertisement);
      }
      const { contactName, phoneNumber } = advertisement;
      if (contactName === null || phoneNumber === null) {
        throw notFound(messages.advertisementContact);
      }
      const key = `content:advertisement-contact:user:${user.userId}`;
      const wait = await consumeLimit(db, { key, count: REVEALS_AN_HOUR, windowSeconds: 3_600, now });
      if (wait > 0) {
        throw tooManyRequests(wait);
      }
      await insertReveal(db, { id: params.id, userId: user.userId, now });
      return { contactName, phoneNumber };
    }),
  ];
}
