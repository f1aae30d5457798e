import { fileURLToPath } from 'node:url';
import { chooseServices } from './app.ts';
import { type Check, type CheckFacts, settingsCheck } from './kit/checks/check.ts';
import { folderProblems } from './kit/checks/folder-check.ts';
import { problemsIn, runChecks } from './kit/checks/run-checks.ts';
import { type DatabaseVariable, tryAddress } from './kit/database/database-from-environment.ts';
import { DatabaseProblem } from './kit/database/database-problem.ts';
import {
  EnvironmentProblem,
  modeOf,
  readEnvironment,
  readServices,
  type Variables,
} from './kit/environment.ts';
import { readAllowedOrigins } from './kit/http/cors.ts';
import { readCount, readPort } from './kit/settings.ts';
import { readMode, refuseOtherMode } from './seed/database-mode.ts';

const ADDRESSES: readonly DatabaseVariable[] = ['MIGRATION_DATABASE_URL', 'DATABASE_URL'];
const WHOLE_NUMBERS = ['WRITES_PER_MINUTE', 'MAX_IN_FLIGHT', 'MAX_UPLOADS', 'MAX_EVENT_LOOP_DELAY_MS'];
const OWN_DATA = fileURLToPath(new URL('../.data', import.meta.url));

/** The folder of the embedded database and of uploaded files. */
export function dataFolder({ BAZAAR_DATA }: Variables): string {
  return BAZAAR_DATA || OWN_DATA;
}

/** Everything that is checked before a start touches the database, for the services that run here. */
export function startChecks(variables: Variables): readonly Check[] {
  const facts: CheckFacts = { name: modeOf(variables), variables };
  return [
    settingsCheck('variables', 'mode, origin, proxies and the way of codes are set', [
      () => readEnvironment(variables),
      () => chooseServices(readServices(variables)),
      () => readPort(variables, 'SERVICES_PORT', 4_000),
      () => readAllowedOrigins(variables),
      ...WHOLE_NUMBERS.map((name) => () => readCount(variables, name, 0)),
    ]),
    {
      name: 'data-folder',
      title: 'the data folder can be written to and has room',
      run: () => folderProblems('BAZAAR_DATA', dataFolder(variables)),
    },
    databaseCheck(facts),
    ...servicesHere(variables).flatMap((service) => service.checks?.(facts) ?? []),
  ];
}

/** Checks everything; an EnvironmentProblem has a line for each problem. Nothing is written into a database. */
export async function refuseFaultyStart(variables: Variables): Promise<void> {
  const problems = problemsIn(await runChecks(startChecks(variables), variables));
  if (problems.length > 0) {
    throw new EnvironmentProblem(...problems);
  }
}

/** All of them while SERVICES has a wrong name, which another check tells. */
function servicesHere(variables: Variables) {
  const all = chooseServices(undefined);
  const names = readServices(variables);
  const chosen = all.filter(({ name }) => names?.includes(name));
  return chosen.length === 0 ? all : chosen;
}

/** Whether the given addresses lead to databases of this mode; the embedded one is looked at when it runs. */
function databaseCheck({ name, variables }: CheckFacts): Check {
  return {
    name: 'database',
    title: 'the database can be reached and is of this mode',
    run: async () => {
      const found = await Promise.all(ADDRESSES.map((variable) => problemsAt(variable)));
      return found.flat();
    },
  };

  async function problemsAt(variable: DatabaseVariable): Promise<string[]> {
    try {
      await tryAddress(variables, variable, async (client) => refuseOtherMode(await readMode(client), name));
      return [];
    } catch (error) {
      if (error instanceof DatabaseProblem) {
        return [error.message];
      }
      throw error;
    }
  }
}
