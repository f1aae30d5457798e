import { filterMeasurementUnits, listMeasurementUnits, listQuantityUnits } from '@bazaar/contracts/product';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { hasQuantity, selectQuantities, selectUnits } from './measurement.sql.ts';

/** The endpoints under `/api/v1/measurementquantities` and `/api/v1/unitofmeasurements`. */
export function measurementRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [
    route(listQuantityUnits, async ({ params }) => {
      const [exists, units] = await Promise.all([
        hasQuantity(db, params.id),
        selectUnits(db, { quantityId: params.id }),
      ]);
      if (!exists) {
        throw notFound(messages.quantity);
      }
      return units;
    }),
    route(listMeasurementUnits, async () => {
      const [quantities, units] = await Promise.all([selectQuantities(db), selectUnits(db, {})]);
      return { quantities, units };
    }),
    route(filterMeasurementUnits, async ({ query }) => selectUnits(db, query)),
  ];
}
