/** The services as `main.ts` runs them, plus the bench's own endpoints; started by `npm run bench:services` only. */
import { runServices } from '../run-services.ts';
import { benchRoutes } from './bench.routes.ts';

runServices(process.env, ({ addRequest }) => benchRoutes().forEach(addRequest));
