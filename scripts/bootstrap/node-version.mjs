import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The first version that runs TypeScript directly, which every script here relies on. */
const NEEDED_MAJOR = 24;

/**
 * Makes sure that later scripts run on Node 24: npm puts node_modules/.bin first in PATH, where the packages
 * `node-linux-*` install their binary; where those do not fit, the machine's own Node must be new enough.
 * @param {string} root
 */
export function ensureNode(root) {
  const packed = versionOf(path.join(root, 'node_modules', '.bin', 'node'));
  const fault = nodeFault(packed ?? process.versions.node, `${process.platform} ${process.arch}`);
  if (fault !== undefined) {
    throw new Error(fault);
  }
}

/**
 * Returns why this version cannot be used, or nothing when it can.
 * @param {string} version
 * @param {string} machine
 */
export function nodeFault(version, machine) {
  const major = Number.parseInt(version, 10);
  return major >= NEEDED_MAJOR
    ? undefined
    : `Node ${version} is too old and npm brought none for ${machine}. Install Node ${NEEDED_MAJOR} or newer.`;
}

/** @param {string} program */
function versionOf(program) {
  const result = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim().replace(/^v/, '') : undefined;
}
