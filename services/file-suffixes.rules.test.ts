import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = import.meta.dirname;
/** Files that are named by what they are, in every folder of a service. */
const WITHOUT_SUFFIX = ['index.ts', 'messages.ts', 'settings.ts', 'seed.ts'];
const README_ROW = /^\| `(\.[a-z.]+\.ts)` +\|/gm;

const suffixes = [...readFileSync(`${ROOT}/README.md`, 'utf8').matchAll(README_ROW)].map(
  ([, suffix = '']) => suffix,
);
const services = globSync('*/index.ts', { cwd: ROOT }).map((file) => file.split('/')[0]);
const files = services.flatMap((service) => globSync(`${service}/**/*.ts`, { cwd: ROOT }));

it('finds the suffixes of the table in the README, and the folders of the ten services', () => {
  expect(suffixes.length).toBeGreaterThan(10);
  expect(services).toHaveLength(10);
  expect(files.length).toBeGreaterThan(300);
});

it('gives every file of a service a suffix of that table', () => {
  const unnamed = files.filter((file) => {
    const [, ...path] = file.split('/');
    const isNamed = suffixes.some((suffix) => file.endsWith(suffix));
    return !isNamed && !WITHOUT_SUFFIX.includes(path.at(-1) ?? '') && path[0] !== 'seed';
  });

  expect(unnamed).toEqual([]);
});

it('uses every suffix of that table', () => {
  expect(suffixes.filter((suffix) => !files.some((file) => file.endsWith(suffix)))).toEqual([]);
});

/** Files of the services whose text has a pattern. */
function filesWith(pattern: RegExp, among: readonly string[]): string[] {
  return among.filter((file) => pattern.test(readFileSync(`${ROOT}/${file}`, 'utf8')));
}

const running = files.filter((file) => !/[.](?:test|fixture)[.]ts$/.test(file));

it('finds SQL text in .sql.ts files and seeds alone', () => {
  const withSql = filesWith(/import \{[^}]*\bsql\b[^}]*\} from 'kysely'/, running);

  expect(withSql.length).toBeGreaterThan(30);
  expect(withSql.filter((file) => !/[.]sql[.]ts$|\/seed\/|\/seed[.]ts$/.test(file))).toEqual([]);
});

it('finds neither clock nor network nor SQL in a .rules.ts file', () => {
  const rules = running.filter((file) => file.endsWith('.rules.ts'));
  const imports =
    /^import (?!type )[^;]* from '(?:kysely|node:(?:net|http|fs|dns)[^']*|[^']*[.](?:sql|adapter|cache|commands|view|jobs)[.]ts)'/m;

  expect(rules.length).toBeGreaterThan(20);
  expect(filesWith(imports, rules)).toEqual([]);
  expect(filesWith(/Date\.now\(|new Date\(\)|\bfetch\(|process\.env/, rules)).toEqual([]);
});

it('finds the clock of the machine and its variables in no service: both are given', () => {
  expect(filesWith(/Date\.now\(|new Date\(\)|process\.env/, running)).toEqual([]);
});
