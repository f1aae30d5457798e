import * as core from '@bazaar/contracts';
import * as authContract from '@bazaar/contracts/auth';
import * as contentContract from '@bazaar/contracts/content';
import * as fileContract from '@bazaar/contracts/file';
import * as merchantContract from '@bazaar/contracts/merchant';
import * as notificationContract from '@bazaar/contracts/notification';
import * as paymentContract from '@bazaar/contracts/payment';
import * as productContract from '@bazaar/contracts/product';
import * as settingContract from '@bazaar/contracts/setting';
import * as tradeContract from '@bazaar/contracts/trade';
import * as walletContract from '@bazaar/contracts/wallet';
import type { FastifyInstance } from 'fastify';
import { authService, createAuthenticator } from './auth/index.ts';
import { contentService } from './content/index.ts';
import { fileService } from './file/index.ts';
import { auditLinking } from './kit/audit/audit.jobs.ts';
import { backupGauges } from './kit/backup/backup-gauges.ts';
import type { Database } from './kit/database/database.ts';
import { poolGauges } from './kit/database/pool-gauges.ts';
import { sqlErrorCounter } from './kit/database/sql-errors.ts';
import { type Environment, EnvironmentProblem } from './kit/environment.ts';
import { createApp } from './kit/http/create-app.ts';
import { serveDocs } from './kit/http/docs.ts';
import { serveHealth } from './kit/http/health.ts';
import { serveMetrics } from './kit/http/metrics.ts';
import { missingAddressHandler } from './kit/http/missing-address.ts';
import { mount } from './kit/http/mount.ts';
import { openApiDocument } from './kit/http/openapi.ts';
import type { Service, ServiceContext, ServiceRoute } from './kit/http/service.ts';
import type { JobHandler } from './kit/jobs/job.ts';
import { jobGauges } from './kit/jobs/job-gauges.ts';
import { runDueJobs } from './kit/jobs/run-due-jobs.ts';
import { planRecurringJobs, startWorker } from './kit/jobs/worker.ts';
import { createReadLimits } from './kit/read-limits/read-limits.ts';
import { kitRetention } from './kit/retention/kit-retention.ts';
import { isTimed, type RetentionRule } from './kit/retention/retention.ts';
import { retentionJob } from './kit/retention/retention-job.ts';
import { merchantService } from './merchant/index.ts';
import { notificationService } from './notification/index.ts';
import { createStartCharge, paymentService } from './payment/index.ts';
import { productService } from './product/index.ts';
import { settingService } from './setting/index.ts';
import { tradeService } from './trade/index.ts';
import { createWalletService } from './wallet/index.ts';

/** Every service of this repository. */
const ALL_SERVICES: readonly Service[] = [
  settingService,
  authService,
  productService,
  contentService,
  merchantService,
  fileService,
  notificationService,
  tradeService,
  createWalletService({ createStartCharge }),
  paymentService,
];

/** What becomes of the rows of each table, by the owner of the table. */
export const RETENTION: Readonly<Record<string, readonly RetentionRule[]>> = Object.fromEntries(
  [{ name: 'kit', retention: kitRetention }, ...ALL_SERVICES].map(({ name, retention }) => [name, retention]),
);

/** What the contracts export, service by service; the OpenAPI document takes its names from here. */
export const CONTRACTS = [
  core,
  settingContract,
  authContract,
  productContract,
  contentContract,
  merchantContract,
  fileContract,
  notificationContract,
  tradeContract,
  walletContract,
  paymentContract,
] as const;

export interface AppOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly environment: Environment;
  /** Names of the services to run; all of them unless given. */
  readonly services?: readonly string[];
}

/** The services with their background jobs. */
export interface OpenServices {
  readonly app: FastifyInstance;
  /** Adds one route beside those of the services; only before the app listens. */
  addRequest(route: ServiceRoute): void;
  /** Runs the jobs that are due now; returns how many were tried. */
  runJobs(): Promise<number>;
  /** Runs due jobs regularly until the app closes. */
  startJobs(): void;
}

/** The services, not yet listening: `main.ts` listens, tests inject. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  return (await openServices(options)).app;
}

/** The services, not yet listening, and their jobs. */
export async function openServices({ db, clock, environment, services }: AppOptions): Promise<OpenServices> {
  const chosen = chooseServices(services);
  const app = createApp(environment);
  const metrics = serveMetrics(app, environment.variables);
  const onListen = (begin: () => Promise<void>) => void app.addHook('onListen', begin);
  const onClose = (stop: () => Promise<void>) => void app.addHook('onClose', stop);
  const beforeClose = (stop: () => Promise<void>) => void app.addHook('preClose', stop);
  const context: ServiceContext = { db, clock, environment, log: app.log, onListen, onClose, beforeClose };
  await Promise.all(chosen.map((service) => service.prepare?.(context)));
  const routes = chosen.flatMap((service) => service.routes(context));
  const authenticate = createAuthenticator(context);
  const checkRead = createReadLimits(context);
  const addRequest = (route: ServiceRoute) => mount(app, route, { context, authenticate, checkRead });
  routes.forEach(addRequest);
  serveHealth(app, db);
  await serveDocs(app, openApiDocument({ routes, contracts: CONTRACTS }));
  app.setNotFoundHandler(missingAddressHandler(routes));
  const handlers = [
    ...retentionJobs(context, chosen),
    auditLinking(context),
    ...chosen.flatMap((service) => service.jobs?.(context) ?? []),
  ];
  const work = { ...context, metrics };
  const gauges = [
    ...poolGauges(db),
    ...backupGauges(environment),
    ...jobGauges(
      context,
      handlers.map(({ kind }) => kind),
    ),
    ...chosen.flatMap((service) => service.gauges?.(context) ?? []),
  ];
  gauges.forEach(metrics.addGauge);
  metrics.addCounter(sqlErrorCounter);
  return {
    app,
    addRequest,
    runJobs: async () => {
      await planRecurringJobs(work, handlers);
      return runDueJobs(work, handlers);
    },
    startJobs: () => {
      const worker = startWorker(work, handlers);
      app.addHook('preClose', () => worker.stop());
    },
  };
}

/** One job for the kit, whose tables all processes share, and one for each service that has rows which end with time. */
function retentionJobs(context: ServiceContext, chosen: readonly Service[]): JobHandler[] {
  const owners = [{ name: 'kit', retention: kitRetention }, ...chosen];
  return owners
    .filter(({ retention }) => retention.some(isTimed))
    .map(({ name, retention }) => retentionJob(context, name, retention));
}

/** The services of these names, all unless given; an EnvironmentProblem names those that do not exist. */
export function chooseServices(names: readonly string[] | undefined): readonly Service[] {
  const unknown = names?.filter((name) => !ALL_SERVICES.some((service) => service.name === name)) ?? [];
  if (unknown.length > 0) {
    throw new EnvironmentProblem(
      `SERVICES names ${unknown.join(', ')}, which is no service. There are: ${ALL_SERVICES.map(({ name }) => name).join(', ')}.`,
    );
  }
  return ALL_SERVICES.filter(({ name }) => names?.includes(name) ?? true);
}
