import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 */

/**
 * Installs what the lockfile names, unless it is installed already.
 * @param {string} root
 */
export function ensurePackages(root) {
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const stamp = path.join(root, 'node_modules', '.bazaar-stamp');
  const hash = createHash('sha256').update(lock).digest('hex');
  if (readOr(stamp, '') === hash) {
    return;
  }
  const installed = readOr(path.join(root, 'node_modules', '.package-lock.json'), '{}');
  if (missingPackages(JSON.parse(lock), JSON.parse(installed)).length > 0) {
    install(root);
  }
  writeFileSync(stamp, hash);
}

/**
 * The packages of the lockfile that are not installed in that version. Optional ones may be missing: npm omits
 * those made for another system.
 * @param {Lockfile} lock
 * @param {Lockfile} installed
 */
export function missingPackages(lock, installed) {
  const there = installed.packages ?? {};
  return Object.entries(lock.packages ?? {})
    .filter(([place]) => place.includes('node_modules/'))
    .filter(([place, wanted]) => {
      const found = there[place];
      const mayMiss = wanted.optional || wanted.devOptional || wanted.peer;
      return found === undefined ? !mayMiss : found.version !== wanted.version;
    })
    .map(([place]) => place);
}

/**
 * The reason for npm's failure, in one line.
 * @param {string} output
 */
export function installFault(output) {
  const lines = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
  const texts = lines.map((line) => line.replace(/^npm (error|ERR!)\s*/, ''));
  const reason =
    texts.find((text) => text !== '' && !/^(code|errno|syscall)\b/.test(text)) ?? 'no reason given';
  const network = /ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|network/i.test(output);
  const advice = network ? 'Check the network or the registry setting of npm' : 'Fix that';
  return `The packages could not be installed: ${reason.replace(/\.$/, '')}. ${advice}, then run the same command again.`;
}

/** @param {string} root */
function install(root) {
  console.log('Installing packages (a minute or two the first time) …');
  const npm = process.env.npm_execpath;
  const [program, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  // Not `npm ci`: it refuses a lockfile without the binaries of systems that a registry does not carry. `--no-save`
  // leaves the lockfile unchanged, and its versions and hashes apply here too.
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const result = spawnSync(program, [...before, ...options], { cwd: root, encoding: 'utf8' });
  if (result.error !== undefined) {
    throw new Error(
      `npm cannot be run: ${result.error.message}. Install Node with npm, then run the same command again.`,
    );
  }
  if (result.status !== 0 || !existsSync(path.join(root, 'node_modules'))) {
    throw new Error(installFault(`${result.stdout}\n${result.stderr}`));
  }
}

/**
 * @param {string} file
 * @param {string} otherwise
 */
function readOr(file, otherwise) {
  return existsSync(file) ? readFileSync(file, 'utf8') : otherwise;
}
