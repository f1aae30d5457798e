import { createServer } from 'node:net';
import { SetupProblem } from '../console.ts';
import type { Ports } from '../ports.ts';

/** @throws SetupProblem for the first port that is in use. */
export async function assertPortsFree({ shell, services, remotes }: Ports): Promise<void> {
  await assertPortFree('the shell', shell, 'PORT');
  await assertPortFree('the services', services, 'SERVICES_PORT');
  for (const [name, port] of Object.entries(remotes)) {
    await assertPortFree(name, port, `${name.toUpperCase().replace('-', '_')}_PORT`);
  }
}

/** @throws SetupProblem when the port that `variable` sets is in use. */
export async function assertPortFree(name: string, port: number, variable: string): Promise<void> {
  if (!(await isFree(port))) {
    throw new SetupProblem(
      `Port ${port}, meant for ${name}, is in use`,
      `Stop what listens there, or choose another with ${variable}=<port>`,
    );
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
