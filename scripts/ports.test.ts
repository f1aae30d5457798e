import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { fixedPorts, freePorts } from './ports.ts';

it('gives every server its fixed port', () => {
  expect(fixedPorts({})).toEqual({
    shell: 3000,
    services: 4000,
    remotes: {
      'mf-catalog': 3001,
      'mf-content': 3002,
      'mf-suppliers': 3003,
      'mf-profile': 3004,
      'mf-wallet': 3005,
    },
  });
});

it('reads another port from the environment', () => {
  const ports = fixedPorts({ PORT: '8080', MF_PROFILE_PORT: '9004' });

  expect(ports.shell).toBe(8080);
  expect(ports.remotes['mf-profile']).toBe(9004);
});

it.each(['0', '70000', '80a', '-1', '3.5'])('refuses %s as a port', (value) => {
  expect(() => fixedPorts({ PORT: value })).toThrow(`PORT=${value} is not a port.`);
});

it('refuses one port for two servers', () => {
  expect(() => fixedPorts({ PORT: '3002' })).toThrow('Port 3002 is meant for both shell and mf-content.');
});

it('returns free ports that differ and can be listened on', async () => {
  const ports = await freePorts(5);

  expect(new Set(ports).size).toBe(5);
  for (const port of ports) {
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
    server.close();
  }
});
