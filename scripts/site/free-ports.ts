import { createServer } from 'node:net';
import { SetupProblem } from '../console.ts';
import type { Ports } from '../ports.ts';

/** @throws SetupProblem for the first port that somebody listens on already. */
export async function assertPortsFree({ shell, services, remotes }: Ports): Promise<void> {
  const wanted: [string, number, string][] = [
    ['the shell', shell, 'PORT'],
    ['the services', services, 'SERVICES_PORT'],
    ...Object.entries(remotes).map(([name, port]): [string, number, string] => [
      name,
      port,
      `${name.toUpperCase().replace('-', '_')}_PORT`,
    ]),
  ];
  for (const [name, port, variable] of wanted) {
    if (!(await isFree(port))) {
      throw new SetupProblem(
        `Port ${port}, meant for ${name}, is in use`,
        `Stop what listens there, or choose another with ${variable}=<port>`,
      );
    }
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
