import type { Service } from '../kit/http/service.ts';
import { settingRoutes } from './setting.routes.ts';

/** The site's configuration. */
export const settingService: Service = { name: 'setting', routes: settingRoutes };
