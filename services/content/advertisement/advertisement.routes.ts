import {
  getAdvertisement,
  listAdvertisementFacets,
  listAdvertisements,
  reportAdvertisement,
  revealAdvertisementContact,
} from '@bazaar/contracts/content';
import { normalizeFa } from '@bazaar/locale';
import { notFound, tooManyRequests } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { consumeLimit } from '../../kit/rate-limit.ts';
import { messages } from '../messages.ts';
import {
  countAdvertisements,
  countFacets,
  findAdvertisement,
  findAdvertisements,
  insertReport,
  insertReveal,
} from './advertisement.sql.ts';
import { maskPhone } from './mask-phone.rules.ts';

const REVEALS_AN_HOUR = 20;
const REPORTS_A_DAY = { count: 20, windowSeconds: 86_400, by: 'user' } as const;

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
    route(listAdvertisementFacets, () => countFacets(db, clock())),
    route(getAdvertisement, async ({ params }) => {
      const advertisement = await findAdvertisement(db, params.id, clock());
      if (advertisement === null) {
        throw notFound(messages.advertisement);
      }
      const { phoneNumber } = advertisement;
      return { ...advertisement, contactMasked: phoneNumber === null ? null : maskPhone(phoneNumber) };
    }),
    sessionRoute(revealAdvertisementContact, async ({ user, audit, params }) => {
      const now = clock();
      const advertisement = await findAdvertisement(db, params.id, now);
      if (advertisement === null || advertisement.isExpired) {
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
      await db.transaction().execute(async (transaction) => {
        await insertReveal(transaction, { id: params.id, userId: user.userId, now });
        await audit(transaction, { act: 'readContact', of: null, thing: ['Advertisement', params.id] });
      });
      return { contactName, phoneNumber };
    }),
    sessionRoute(
      reportAdvertisement,
      async ({ params, body: { reason, text }, user, db: transaction }) => {
        const report = { id: params.id, userId: user.userId, reason, text: normalizeFa(text), now: clock() };
        const stored = await insertReport(transaction, report);
        if (stored === null) {
          throw notFound(messages.advertisement);
        }
        return stored;
      },
      { limit: REPORTS_A_DAY },
    ),
  ];
}
