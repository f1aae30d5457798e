import type { Service } from '../kit/http/service.ts';
import { settingRoutes } from './setting.routes.ts';
import { typeModelRoutes } from './type-model/type-model.routes.ts';

/** The site's configuration, and what its screens know of the data. */
export const settingService: Service = {
  name: 'setting',
  routes: (context) => [...settingRoutes(context), ...typeModelRoutes()],
};
