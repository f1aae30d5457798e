import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { SetupProblem } from '../console.ts';
import { ROOT } from './paths.ts';

const LAST_LINES = 40;

/**
 * Runs a production build in a workspace's folder.
 * @throws SetupProblem with the build's last lines when it fails.
 */
export function runRsbuild(folder: string, environment: Record<string, string>): Promise<void> {
  const command = join(ROOT, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, 'build'], {
      cwd: folder,
      env: { ...process.env, ...environment, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    const keep = (chunk: Buffer) => lines.push(...chunk.toString('utf8').split('\n'));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) {
        resolve();
      } else {
        console.error(lines.slice(-LAST_LINES).join('\n'));
        reject(new SetupProblem(`The build in ${folder} failed`, 'The lines above say why'));
      }
    });
  });
}
