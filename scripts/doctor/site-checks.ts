import { join } from 'node:path';
import { runningAddress } from '../../services/embedded-postgres/running-address.ts';
import { type Check, settingsCheck } from '../../services/kit/checks/check.ts';
import { folderProblems } from '../../services/kit/checks/folder-check.ts';
import { databaseFromEnvironment } from '../../services/kit/database/database-from-environment.ts';
import { databaseHealth } from '../../services/kit/database/database-health.ts';
import { modeOf } from '../../services/kit/environment.ts';
import { requireMode } from '../../services/seed/database-mode.ts';
import { readEnvironment } from '../../shell/server/environment.ts';
import { errorText } from '../console.ts';
import { fixedPorts } from '../ports.ts';
import { readManifestFile } from '../releases/manifest-file.ts';
import { dataDir, dataPaths, ROOT } from '../releases/paths.ts';
import { answerProblems, shellProblems } from './site-health.ts';

type Variables = NodeJS.ProcessEnv;

/** What the shell reads at its start. */
export function shellVariables(variables: Variables): Check {
  return settingsCheck('shell-variables', 'the variables of the shell can be used', [
    () => readEnvironment(variables, ROOT),
  ]);
}

/** What is checked of a site that runs. */
export function siteChecks(variables: Variables): readonly Check[] {
  const paths = dataPaths(dataDir(variables));
  const ports = fixedPorts(variables);
  const services = `http://127.0.0.1:${ports.services}`;
  // A certificate is for the name of the site alone.
  const shell =
    variables.TLS_CERT && variables.PUBLIC_ORIGIN
      ? variables.PUBLIC_ORIGIN
      : `http://127.0.0.1:${ports.shell}`;
  return [
    check('services', 'the services answer and are ready', () =>
      answerProblems('the services', `${services}/readyz`),
    ),
    check(
      'running-database',
      'the database has every migration, its clock is right, and its log is archived',
      () => databaseProblems(variables),
    ),
    check('shell', 'the shell answers, and every release that it serves is whole', () =>
      shellProblems(`${shell}/healthz`),
    ),
    check('shell-ready', 'the shell is ready for visitors', () =>
      answerProblems('the shell', `${shell}/readyz`),
    ),
    check('manifest', 'the manifest can be read', async () => manifestProblems(paths.manifest)),
    check('mirror', 'the mirror of releases can be written to and has room', () =>
      folderProblems('BAZAAR_DATA', paths.mirror),
    ),
  ];
}

function check(name: string, title: string, run: Check['run']): Check {
  return { name, title, run: () => run().catch((error: unknown) => [errorText(error)]) };
}

async function databaseProblems(variables: Variables): Promise<readonly string[]> {
  const url =
    (await databaseFromEnvironment(variables)) ??
    (await runningAddress(join(dataDir(variables), 'postgres')));
  await requireMode(url, modeOf(variables));
  return databaseHealth(url, () => new Date());
}

function manifestProblems(file: string): readonly string[] {
  return readManifestFile(file) === null
    ? [`There is no manifest at ${file}: npm run build writes the first one.`]
    : [];
}
