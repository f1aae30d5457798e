import { REMOTE_NAMES, type RemoteName } from '@bazaar/contracts/platform';
import { SetupProblem } from './console.ts';

export { freePorts } from '../services/embedded-postgres/free-ports.ts';

export interface Ports {
  readonly shell: number;
  readonly services: number;
  readonly remotes: Readonly<Record<RemoteName, number>>;
}

const SHELL_PORT = 3000;
const SERVICES_PORT = 4000;
const FIRST_REMOTE_PORT = 3001;

/**
 * The ports of one running platform. `PORT`, `SERVICES_PORT` and `MF_CATALOG_PORT` … `MF_WALLET_PORT` override
 * them. Throws one plain line when a value is not a port or two servers would share one.
 */
export function fixedPorts(environment: Readonly<Record<string, string | undefined>>): Ports {
  const read = (name: string, otherwise: number) => portIn(name, environment[name], otherwise);
  const remotes = REMOTE_NAMES.map((remote, index) => [
    remote,
    read(`${remote.toUpperCase().replace('-', '_')}_PORT`, FIRST_REMOTE_PORT + index),
  ]);
  const ports = {
    shell: read('PORT', SHELL_PORT),
    services: read('SERVICES_PORT', SERVICES_PORT),
    remotes: Object.fromEntries(remotes) as Record<RemoteName, number>,
  };
  refuseSharedPort(ports);
  return ports;
}

function portIn(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined || text === '') {
    return otherwise;
  }
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new SetupProblem(`${name}=${text} is not a port`, 'Set it to a whole number from 1 to 65535');
  }
  return port;
}

function refuseSharedPort({ shell, services, remotes }: Ports): void {
  const all = Object.entries({ shell, services, ...remotes });
  for (const [index, [name, port]] of all.entries()) {
    const duplicate = all.slice(index + 1).find(([, other]) => other === port);
    if (duplicate !== undefined) {
      throw new Error(
        `Port ${port} is meant for both ${name} and ${duplicate[0]}. Give one of them another port.`,
      );
    }
  }
}
