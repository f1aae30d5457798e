import { getMerchantSaleSetting } from '@bazaar/contracts/merchant';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { dayTitle, minimumOrderTitle, PAYMENT_TERM_TITLES } from './sale-setting.rules.ts';
import { selectSaleSetting } from './sale-setting.sql.ts';

/** How a supplier sells. */
export function saleSettingRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [
    route(getMerchantSaleSetting, async ({ query }) => {
      const row = await selectSaleSetting(db, query.supplierId);
      if (row === undefined) {
        throw notFound(messages.saleSetting);
      }
      return {
        supplierId: row.supplierId,
        minimumOrder: {
          kind: row.kind,
          amountRial: row.amountRial,
          title: minimumOrderTitle(row.amountRial),
        },
        paymentTerms: row.paymentTerms.map((term) => ({ term, title: PAYMENT_TERM_TITLES[term] })),
        saleCities: row.saleCities,
        isNationwide: row.saleCities.length === 0,
        workingHours: row.workingHours.map((line) => ({ ...line, dayTitle: dayTitle(line.day) })),
      };
    }),
  ];
}
