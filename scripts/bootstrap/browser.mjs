import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `headlessShell` is the browser without a window's parts, with which a page opens in half the time; the tests prefer
 * it, the benches measure the whole browser.
 * @typedef {{ path: string, from: string, headlessShell?: string }} Browser
 */

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const NO_BROWSER =
  'No browser for the tests was found and none could be installed. Install Chromium (or set BAZAAR_BROWSER to its path), then run the same command again; `npm run verify` runs everything but the browser tests.';

/**
 * Finds or installs a Chromium and writes its path into node_modules/.bazaar-browser.json.
 * @param {string} root
 */
export async function ensureBrowser(root) {
  const note = path.join(root, 'node_modules', '.bazaar-browser.json');
  const known = process.env.BAZAAR_BROWSER === undefined ? readNote(note) : undefined;
  const found = known !== undefined && runs(known.path) ? known : await firstThatRuns(waysToABrowser(root));
  if (found === undefined) {
    throw new Error(NO_BROWSER);
  }
  const browser = withHeadlessShell(found);
  if (JSON.stringify(browser) !== JSON.stringify(known)) {
    writeFileSync(note, `${JSON.stringify(browser)}\n`);
    console.log(`Browser for the tests: ${browser.headlessShell ?? browser.path}`);
  }
}

/**
 * Adds the headless shell of a system's browser where there is one. It is installed on a build machine, and where the
 * browser itself had to be; on a person's machine nothing is installed that the tests can do without.
 * @param {Browser} browser
 * @param {(file: string) => boolean} works
 * @param {(from: string) => boolean} install
 * @returns {Browser}
 */
export function withHeadlessShell({ path: file, from }, works = runs, install = installHeadlessShell) {
  const isSystems = from === 'system' || from === 'apt';
  const found = isSystems && (works(HEADLESS_SHELL) || (install(from) && works(HEADLESS_SHELL)));
  return { path: file, from, ...(found ? { headlessShell: HEADLESS_SHELL } : {}) };
}

/**
 * Tries one way after the other; a way returns paths that may contain a browser.
 * @param {{ from: string, paths: () => string[] | Promise<string[]> }[]} ways
 * @param {(file: string) => boolean} works
 * @returns {Promise<Browser | undefined>}
 */
export async function firstThatRuns(ways, works = runs) {
  for (const { from, paths } of ways) {
    const found = (await paths()).find(works);
    if (found !== undefined) {
      return { path: found, from };
    }
  }
  return undefined;
}

/** @param {string} root */
function waysToABrowser(root) {
  const playwright = () => playwrightPath(root);
  const own = process.env.BAZAAR_BROWSER;
  return [
    { from: 'BAZAAR_BROWSER', paths: () => (own === undefined ? [] : [own]) },
    { from: 'system', paths: () => SYSTEM_PATHS },
    { from: 'playwright', paths: playwright },
    { from: 'apt', paths: () => (installWithApt() ? SYSTEM_PATHS : []) },
    { from: 'playwright install', paths: () => (installWithPlaywright(root) ? playwright() : []) },
  ];
}

/** @param {string} root */
async function playwrightPath(root) {
  const { chromium } = await import(pathToFileURL(path.join(root, 'node_modules/playwright/index.mjs')).href);
  return [chromium.executablePath()];
}

/** @param {string} from */
function installHeadlessShell(from) {
  return (Boolean(process.env.CI) || from === 'apt') && installWithApt('chromium-headless-shell');
}

/** @param {string} name Package of Debian */
function installWithApt(name = 'chromium') {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    return false;
  }
  console.log(`Installing ${name} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...words) =>
    spawnSync('apt-get', words, { env, stdio: 'ignore' }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', name);
}

/** @param {string} root */
function installWithPlaywright(root) {
  console.log('Installing Chromium with Playwright …');
  const words = ['install', ...(process.getuid?.() === 0 ? ['--with-deps'] : []), 'chromium'];
  const program = path.join(root, 'node_modules', 'playwright', 'cli.js');
  return spawnSync(process.execPath, [program, ...words], { stdio: 'ignore' }).status === 0;
}

// An existing file is not enough: a package may be an empty shell, or lack its libraries.
/** @param {string} file */
function runs(file) {
  return (
    existsSync(file) && spawnSync(file, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0
  );
}

/**
 * @param {string} note
 * @returns {Browser | undefined}
 */
function readNote(note) {
  try {
    return JSON.parse(readFileSync(note, 'utf8'));
  } catch {
    return undefined;
  }
}
