import { getEnum, getEnums, getTypeModel } from '@bazaar/contracts/setting';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { describeModel, titledEnums } from './type-model.view.ts';

/** Lists of choices and shapes of entities, both read from the contracts. */
export function typeModelRoutes(): ServiceRoute[] {
  const enums = titledEnums();
  return [
    route(getEnums, async () => Object.fromEntries(enums)),
    route(getEnum, async ({ params }) => {
      const values = enums.get(params.name);
      if (values === undefined) {
        throw notFound(messages.enum);
      }
      return values;
    }),
    route(getTypeModel, async ({ params }) => {
      const schema = describeModel(params.name);
      if (schema === null) {
        throw notFound(messages.model);
      }
      return { name: params.name, schema };
    }),
  ];
}
