import { mkdirSync, writeFileSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../services/testing/temporary-folder.ts';
import { refuseRoot } from './refuse-root.ts';

const temporary = await temporaryFolder();
const data = join(temporary.folder, 'data');
mkdirSync(join(data, 'postgres'), { recursive: true });
const password = join(data, 'postgres', 'password');
writeFileSync(password, '');

afterAll(() => temporary[Symbol.asyncDispose]());

it.runIf(process.getuid?.() === 0)('refuses root alone, and where another user runs the site', async () => {
  expect(() => refuseRoot(data, 0)).not.toThrow();
  await chown(password, 1234, 1234);

  expect(() => refuseRoot(data, 0)).toThrow(/belongs to another user, and this is root.*runuser/);
  expect(() => refuseRoot(data, 1234)).not.toThrow();
  expect(() => refuseRoot(join(data, 'none'), 0)).not.toThrow();
});
