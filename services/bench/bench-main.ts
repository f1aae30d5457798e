/** The services as `main.ts` runs them, with the bench's own calls; started by `npm run bench:services` alone. */
import { runServices } from '../run-services.ts';
import { benchRoutes } from './bench.routes.ts';

runServices(process.env, ({ addRequest }) => benchRoutes().forEach(addRequest));
