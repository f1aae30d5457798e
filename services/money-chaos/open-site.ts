import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../embedded-postgres/free-ports.ts';
import { migrate } from '../kit/database/migrate.ts';
import { ensureRunningRole } from '../kit/database/running-role.ts';
import { stampMode } from '../seed/database-mode.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startCuttingProxy } from './cutting-proxy.ts';
import { type KillablePostgres, startKillablePostgres } from './killable-postgres.ts';
import { type KillableServices, prepareStarts, startKillableServices } from './killable-services.ts';
import { fillMarket, startSecondGateway } from './market.fixture.ts';
import { openReconciler, type Reconciler } from './reconciler.fixture.ts';

const SERVICES_FOLDER = fileURLToPath(new URL('..', import.meta.url));

/** Everything that runs beside the clients. */
export interface Site {
  readonly postgres: KillablePostgres;
  readonly instances: readonly KillableServices[];
  readonly proxies: readonly Awaited<ReturnType<typeof startCuttingProxy>>[];
  readonly gateway: Awaited<ReturnType<typeof startSecondGateway>>;
  readonly reconciler: Reconciler;
}

/** Starts PostgreSQL with a market without money, a second gateway, and so many instances of the services. */
export async function openSite(instanceCount: number, undo: AsyncDisposableStack): Promise<Site> {
  const { folder } = undo.use(await temporaryFolder());
  const postgres = undo.use(await startKillablePostgres(folder));
  const role = await ensureRunningRole(postgres.url);
  await migrate({ url: postgres.url, servicesFolder: SERVICES_FOLDER, runningRole: role?.name });
  await stampMode(postgres.url, 'demo');
  await fillMarket(postgres.db, new Date());
  const gateway = undo.use(await startSecondGateway());
  const ports = await freePorts(instanceCount);
  const proxies = await Promise.all(ports.map(startCuttingProxy));
  for (const proxy of proxies) {
    undo.use(proxy);
  }
  const running = role?.url ?? postgres.url;
  const ofGateway = { ZARINPAL_MERCHANT_ID: gateway.merchantId, ZARINPAL_BASE_URL: gateway.origin };
  const variables = {
    ...{ MIGRATION_DATABASE_URL: postgres.url, DATABASE_URL: running, ...ofGateway },
    ...{ BAZAAR_DATA: folder, NODE_COMPILE_CACHE: join(folder, 'compile-cache') },
  };
  await prepareStarts({ port: ports[0] ?? 0, variables });
  const instances = await Promise.all(ports.map((port) => startKillableServices({ port, variables })));
  for (const instance of instances) {
    undo.defer(() => instance.stop());
  }
  const reconciler = undo.use(await openReconciler(running, ofGateway));
  return { postgres, instances, proxies, gateway, reconciler };
}
