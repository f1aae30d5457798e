/**
 * Fails when a tracked file holds what looks like a secret: a private key, a token, a password, or text as good as random.
 *
 *   node scripts/scan-secrets.ts
 *
 * What is none is named in scripts/secrets/reviewed.json, by its fingerprint and with a reason. Exit 0: nothing else was
 * found. Exit 1: one line for each finding, without its text.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './read-json.ts';
import { runAsScript } from './run-as-script.ts';
import { findSecrets, type ReviewedSecret, secretFaults } from './secrets/find-secrets.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Bytes, drawings, and the lockfile, whose hashes another check reads. */
const LEFT_OUT = /\.(?:jpg|png|webp|mp4|woff2|svg|pdf)$|^package-lock\.json$/;

/** Every file of the project that is tracked, or would be. */
function trackedFiles(): string[] {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\0')
    .filter((file) => file !== '' && !LEFT_OUT.test(file) && existsSync(path.join(ROOT, file)));
}

await runAsScript(import.meta, async () => {
  const files = trackedFiles();
  const found = files.flatMap((file) => findSecrets(file, readFileSync(path.join(ROOT, file), 'utf8')));
  const reviewed = await readJson<ReviewedSecret[]>(path.join(ROOT, 'scripts/secrets/reviewed.json'));
  const faults = secretFaults(found, reviewed);
  for (const fault of faults) {
    console.error(fault);
  }
  console.log(`${files.length} files, ${reviewed.length} reviewed, ${faults.length} faults`);
  return faults.length === 0 && files.length > 0;
});
