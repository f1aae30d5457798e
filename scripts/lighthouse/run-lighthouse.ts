import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../bench/launch-options.ts';
import { SetupProblem } from '../console.ts';
import { ROOT } from '../releases/paths.ts';
import { CATEGORIES, type Device, type LighthouseResult } from './report.ts';

/** Fetched by npm on first use: 185 MB that no other command needs. */
export const LIGHTHOUSE_VERSION = '13.5.0';
const TIME_LIMIT_MS = 180_000;
/** On a busy machine a browser sometimes gives Lighthouse no trace; a page that really fails does so every time. */
const ATTEMPTS = 3;
const LAST_CHARACTERS = 2_000;

export interface LighthouseOptions {
  readonly url: string;
  readonly device: Device;
  /** Audits that are skipped for this page. */
  readonly skipped: readonly string[];
  /** The file for the whole result of Lighthouse. */
  readonly file: string;
}

/**
 * Runs Lighthouse on one page; when a run ends without a result, it tries again.
 * @throws SetupProblem when none of three attempts has a result.
 */
export async function runLighthouse(options: LighthouseOptions): Promise<LighthouseResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(options);
    } catch (error) {
      if (attempt === ATTEMPTS) {
        throw error;
      }
    }
  }
}

async function runOnce({ url, device, skipped, file }: LighthouseOptions): Promise<LighthouseResult> {
  const words = [
    'exec',
    '--yes',
    `--package=lighthouse@${LIGHTHOUSE_VERSION}`,
    '--',
    'lighthouse',
    url,
    '--quiet',
    '--no-enable-error-reporting',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${chromeFlags().join(' ')}`,
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ...(skipped.length > 0 ? [`--skip-audits=${skipped.join(',')}`] : []),
  ];
  await runNpm(words);
  const result = JSON.parse(readFileSync(file, 'utf8')) as LighthouseResult;
  if (result.runtimeError) {
    throw new SetupProblem(`Lighthouse could not look at ${url}`, result.runtimeError.message);
  }
  return result;
}

function chromeFlags(): string[] {
  return [
    ...(launchOptions().args ?? []),
    '--headless=new',
    // The bench uses its own certificate.
    '--ignore-certificate-errors',
    // Blocks requests to other machines: the proxy is a closed port, and only loopback bypasses it.
    '--proxy-server=http://127.0.0.1:9',
  ];
}

function runNpm(words: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', words, {
      cwd: ROOT,
      env: {
        ...process.env,
        // Lighthouse runs on the platform's Node as well.
        PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
        CHROME_PATH: launchOptions().executablePath ?? chromium.executablePath(),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: TIME_LIMIT_MS,
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors = (errors + chunk.toString('utf8')).slice(-LAST_CHARACTERS);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) {
        resolve();
      } else {
        reject(
          new SetupProblem(`Lighthouse ended with code ${code}: ${errors}`, 'It is fetched from npm once'),
        );
      }
    });
  });
}
