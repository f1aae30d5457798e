/**
 * Makes a fresh clone ready: packages, PostgreSQL's library links, Node 24 and, with --browser, a browser.
 * Runs before every npm script, on any Node from 20 on, and uses nothing but Node itself.
 *
 *   node scripts/bootstrap.mjs [--browser]
 *
 * Exit 0: ready. Exit 1: one line says what is missing and what to do.
 */
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './bootstrap/browser.mjs';
import { linkLibraries } from './bootstrap/library-links.mjs';
import { ensureNode } from './bootstrap/node-version.mjs';
import { ensurePackages } from './bootstrap/packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  ensurePackages(root);
  linkLibraries(root);
  ensureNode(root);
  if (process.argv.includes('--browser')) {
    await ensureBrowser(root);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
