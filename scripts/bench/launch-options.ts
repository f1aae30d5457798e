import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions } from 'playwright';
import { ROOT } from '../releases/paths.ts';

/** Prevents Chromium's own requests, which would count as traffic of the page. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that the bootstrap found, or Playwright's own. */
export function launchOptions(): LaunchOptions {
  const note = join(ROOT, 'node_modules/.bazaar-browser.json');
  const found = existsSync(note) ? (JSON.parse(readFileSync(note, 'utf8')) as { path?: string }) : {};
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { ...(found.path ? { executablePath: found.path } : {}), args: [...QUIET, ...asRoot] };
}
