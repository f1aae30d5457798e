import type { Service } from '../kit/http/service.ts';
import { settingRetention } from './retention.rules.ts';
import { settingRoutes } from './setting.routes.ts';
import { typeModelRoutes } from './type-model/type-model.routes.ts';

/** The site's configuration, its lists of choices, and the shapes of its entities. */
export const settingService: Service = {
  name: 'setting',
  routes: (context) => [...settingRoutes(context), ...typeModelRoutes()],
  retention: settingRetention,
};
