import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePorts, type Ports } from '../ports.ts';
import { assertPortFree, assertPortsFree } from './free-ports.ts';

async function givenPorts(): Promise<Ports> {
  const [shell = 0, services = 0, catalog = 0, content = 0, suppliers = 0, profile = 0, wallet = 0] =
    await freePorts(7);
  return {
    shell,
    services,
    remotes: {
      'mf-catalog': catalog,
      'mf-content': content,
      'mf-suppliers': suppliers,
      'mf-profile': profile,
      'mf-wallet': wallet,
    },
  };
}

async function occupy(port: number): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
}

describe('assertPortsFree', () => {
  it('accepts free ports, and leaves them free', async () => {
    const ports = await givenPorts();

    await assertPortsFree(ports);

    await expect(assertPortsFree(ports)).resolves.toBeUndefined();
  });

  it.each([
    ['the shell', 'PORT', ({ shell }: Ports) => shell],
    ['the services', 'SERVICES_PORT', ({ services }: Ports) => services],
    ['mf-profile', 'MF_PROFILE_PORT', ({ remotes }: Ports) => remotes['mf-profile']],
  ])('names the occupied port of %s, and %s, which changes it', async (name, variable, pick) => {
    const ports = await givenPorts();
    const port = pick(ports);
    await occupy(port);

    await expect(assertPortsFree(ports)).rejects.toThrow(
      `Port ${port}, meant for ${name}, is in use. ` +
        `Stop what listens there, or choose another with ${variable}=<port>.`,
    );
  });
});

describe('assertPortFree', () => {
  it('checks one port', async () => {
    const [port = 0] = await freePorts(1);
    await assertPortFree('the build', port, 'BUILD_PORT');
    await occupy(port);

    await expect(assertPortFree('the build', port, 'BUILD_PORT')).rejects.toThrow('BUILD_PORT=<port>');
  });
});
