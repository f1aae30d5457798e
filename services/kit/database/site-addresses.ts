import { createDatabase } from './database.ts';
import { databaseFromEnvironment } from './database-from-environment.ts';
import { DatabaseProblem } from './database-problem.ts';
import { findUnappliedMigration } from './migration-state.ts';
import { ensureRunningRole, type RoleFacts, readRole } from './running-role.ts';

/** The two addresses of one database. */
interface SiteAddresses {
  /** As its owner, who migrates and writes the demo's data; null when another process does that. */
  readonly owner: string | null;
  /** As the role that runs the services. */
  readonly running: string;
}

interface Wish {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly isProduction: boolean;
  /** Starts the embedded PostgreSQL; returns its address as its owner. */
  startEmbedded(): Promise<string>;
  log(line: string): void;
}

/**
 * Finds out where the database is and as whom it is used. In production the services never run as who could change the
 * ledger otherwise than by its functions; the demo makes the role that runs them where it may.
 */
export async function siteAddresses(wish: Wish): Promise<SiteAddresses> {
  const owner = await databaseFromEnvironment(wish.variables, 'MIGRATION_DATABASE_URL');
  const given = await databaseFromEnvironment(wish.variables);
  if (given === undefined) {
    return owner === undefined ? withOwnRole(await wish.startEmbedded(), wish) : refuseHalf();
  }
  const facts = await readRole(given);
  if (wish.isProduction) {
    refusePowerful(facts);
  }
  if (owner !== undefined || wish.isProduction) {
    return { owner: owner ?? null, running: given };
  }
  if (facts.createsRoles) {
    return withOwnRole(given, wish);
  }
  return facts.hasLedger && !facts.changesLedger ? { owner: null, running: given } : runAsOwner(given, wish);
}

/** Refuses to run the services in production as a role that could change the ledger otherwise than by its functions. */
export async function requireRunningRole(url: string): Promise<void> {
  refusePowerful(await readRole(url));
}

/** Refuses a database to which a later version of the code must still be applied. */
export async function requireMigrated(url: string): Promise<void> {
  const db = createDatabase(url, { connections: 1 });
  try {
    const missing = await findUnappliedMigration(db).catch(() => 'kit/migrations');
    if (missing !== null) {
      throw new DatabaseProblem(
        `The database lacks services/${missing}, and DATABASE_URL names a role that does not own it.`,
        'Set MIGRATION_DATABASE_URL to the address of the owner.',
      );
    }
  } finally {
    await db.destroy();
  }
}

async function withOwnRole(owner: string, wish: Wish): Promise<SiteAddresses> {
  const role = await ensureRunningRole(owner);
  return role === null ? runAsOwner(owner, wish) : { owner, running: role.url };
}

function runAsOwner(url: string, { log }: Wish): SiteAddresses {
  log(
    'The services run as the owner of the ledger: set MIGRATION_DATABASE_URL to the owner, and DATABASE_URL to a role of its own',
  );
  return { owner: url, running: url };
}

function refuseHalf(): never {
  throw new DatabaseProblem(
    'MIGRATION_DATABASE_URL is set, but DATABASE_URL is not.',
    'Set DATABASE_URL to the address for the role that runs the services.',
  );
}

function refusePowerful({ name, createsRoles, changesLedger }: RoleFacts): void {
  if (createsRoles || changesLedger) {
    throw new DatabaseProblem(
      `DATABASE_URL names the role ${name}, which ${createsRoles ? 'may make itself the owner of' : 'may write to'} the ledger.`,
      'Set DATABASE_URL to a role without rights (create role … login), and MIGRATION_DATABASE_URL to the owner.',
    );
  }
}
