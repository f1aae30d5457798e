import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeTemporaryFilesInMemory } from '@bazaar/scripts/test-run/memory-folder.ts';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { FULL } from './run-length.fixture.ts';

writeTemporaryFilesInMemory();

const ROOT = path.resolve(import.meta.dirname, '..');
const BROWSER_NOTE = path.join(ROOT, 'node_modules', '.bazaar-browser.json');
const DATA = process.env.BAZAAR_DATA ?? path.join(ROOT, '.data', 'test');
/** Every screen in every variant takes too long for the ordinary run. */
const isFull = process.env.BAZAAR_FULL === '1';
const ONLY_FULL = '**/*.full.spec.ts';
/** Every fault of every remote: `npm run test:chaos`, which measures, so that nothing runs beside it. */
const isChaos = Boolean(process.env.BAZAAR_CHAOS);
const ONLY_CHAOS = '**/*.chaos.spec.ts';
/** The same with a remedy switched off, where most visits wait in vain: `npm run test:remedies`. */
const isWithoutRemedy = process.env.BAZAAR_CHAOS === 'without a remedy';
const IN_VAIN_MS = 5_000;

/** Switches off what a browser does by itself, independent of the site. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** dev.spec.ts edits the sources that its site is started from: see dev.config.ts. */
const DEV = '**/dev.spec.ts';

function chosenTests(): Pick<PlaywrightTestConfig, 'testMatch' | 'testIgnore' | 'grep' | 'grepInvert'> {
  if (isChaos) {
    return { testMatch: [ONLY_CHAOS] };
  }
  const testMatch = '**/*.spec.ts';
  return isFull
    ? {
        testMatch,
        testIgnore: [DEV, ONLY_CHAOS],
        grep: new RegExp(`${FULL}|\\.full\\.spec\\.ts|(axe[\\w-]*|profile-pages)\\.spec\\.ts`),
      }
    : { testMatch, testIgnore: [DEV, ONLY_FULL, ONLY_CHAOS], grepInvert: new RegExp(FULL) };
}

function browserPath(): string {
  try {
    const { path: whole, headlessShell } = JSON.parse(readFileSync(BROWSER_NOTE, 'utf8'));
    return headlessShell ?? whole;
  } catch (error) {
    throw new Error(`No browser is noted in ${BROWSER_NOTE}: run "npm test", which finds or installs one.`, {
      cause: error,
    });
  }
}

export default defineConfig({
  testDir: import.meta.dirname,
  ...chosenTests(),
  outputDir: path.join(DATA, 'browser-results'),
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A loaded build machine may be slow for a moment; what passes only at the second try is listed as flaky.
  retries: process.env.CI ? 2 : 0,
  workers: isChaos && !isWithoutRemedy ? 1 : 2,
  timeout: 40_000,
  expect: { timeout: isWithoutRemedy ? IN_VAIN_MS : 8000 },
  use: {
    browserName: 'chromium',
    ...(isWithoutRemedy && { actionTimeout: IN_VAIN_MS, navigationTimeout: 2 * IN_VAIN_MS }),
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserPath(),
      // Chromium's sandbox does not work for root.
      args: [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
});
