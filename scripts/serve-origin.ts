/**
 * The static origin of one remote: serves its release folders, each file immutable, to any origin.
 *
 *   node scripts/serve-origin.ts mf-catalog [port]
 *
 * Takes the place of the object store or CDN of a remote's own deployment. It ends on SIGINT or SIGTERM.
 */
import { mkdirSync } from 'node:fs';
import { RemoteName } from '@bazaar/contracts/platform';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { SetupProblem } from './console.ts';
import { fixedPorts } from './ports.ts';
import { dataDir, dataPaths } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';

/** The origin's server, which is not listening yet. */
export async function buildOrigin(folder: string): Promise<FastifyInstance> {
  mkdirSync(folder, { recursive: true });
  const app = Fastify({ logger: false, forceCloseConnections: true });
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    dotfiles: 'deny',
    // Source maps are for the operators, who have the release itself.
    allowedPath: (path) => !path.endsWith('.map'),
    setHeaders(reply) {
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('x-content-type-options', 'nosniff');
    },
  });
  return app;
}

await runAsScript(import.meta, async () => {
  const [name, port] = process.argv.slice(2);
  const remote = readRemote(name);
  const app = await buildOrigin(dataPaths(dataDir()).remote(remote));
  await app.listen({ host: '127.0.0.1', port: Number(port ?? fixedPorts(process.env).remotes[remote]) });
  // Ctrl-C in a terminal reaches a process more than once; only the first signal stops it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void app.close().then(() => process.exit(0)));
  }
  return true;
});

function readRemote(name = ''): RemoteName {
  const remote = RemoteName.safeParse(name);
  if (!remote.success) {
    throw new SetupProblem(`"${name}" is no remote`, `Give one of ${RemoteName.options.join(', ')}`);
  }
  return remote.data;
}
