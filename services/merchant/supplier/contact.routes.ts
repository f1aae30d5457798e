import {
  listRevealedContacts,
  REVEALED_CONTACTS,
  reportSupplier,
  revealSupplierContact,
} from '@bazaar/contracts/merchant';
import { normalizeFa } from '@bazaar/locale';
import { notFound } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { insertReport, listRevealed, revealContact } from './contact.sql.ts';

/** Contacts are requested one at a time; the limit slows automated collection down. */
const REVEALS_AN_HOUR = { count: 30, windowSeconds: 3_600, by: 'user' } as const;
const REPORTS_A_DAY = { count: 20, windowSeconds: 86_400, by: 'user' } as const;

/** Endpoints for signed-in users: the contact of a supplier, and reports about one. */
export function contactRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(
      revealSupplierContact,
      async ({ params, user, audit }) => {
        const now = clock();
        const contact = await db.transaction().execute(async (transaction) => {
          const revealed = await revealContact(transaction, {
            ...{ supplierId: params.id, userId: user.userId, now },
          });
          if (revealed === undefined) {
            throw notFound(messages.supplier);
          }
          await audit(transaction, { act: 'readContact', of: { supplier: params.id } });
          return revealed;
        });
        return { phones: [...contact.phones], email: contact.email, revealedAt: now.toISOString() };
      },
      { limit: REVEALS_AN_HOUR },
    ),
    sessionRoute(listRevealedContacts, async ({ user }) => {
      const rows = await listRevealed(db, { userId: user.userId, limit: REVEALED_CONTACTS });
      return rows.map((row) => ({ ...row, phones: [...row.phones] }));
    }),
    sessionRoute(
      reportSupplier,
      async ({ params, body, user, db: transaction }) => {
        const report = await insertReport(transaction, {
          supplierId: params.id,
          userId: user.userId,
          reason: body.reason,
          text: normalizeFa(body.text),
          now: clock(),
        });
        if (report === undefined) {
          throw notFound(messages.supplier);
        }
        return report;
      },
      { limit: REPORTS_A_DAY },
    ),
  ];
}
