import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRequirements } from './asvs/read-rows.ts';
import { testTitles } from './asvs/test-titles.ts';
import { requirementsToMarkdown, shareOf } from './asvs/write-table.ts';
import { withRequirements } from './asvs.ts';
import { withoutAlignment } from './list-services.ts';
import { ROOT } from './releases/paths.ts';

const SECURITY = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8');
const ROWS = readRequirements();
/** How many requirements of both levels a section of the standard has, in its version 5.0.0. */
const SECTIONS = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V10: [2, 2, 4, 11, 5, 2, 3],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
  V17: [1, 4, 2],
} as const;
/** Requirements of level 2 that are open may not become more. */
const MAX_OPEN = 11;

describe('the requirements', () => {
  it('are those of the standard, each once and in its order', () => {
    const sections = new Map<string, number>();
    for (const { id } of ROWS) {
      const [chapter, section] = id.split('.');
      const key = `${chapter}.${section}`;
      sections.set(key, (sections.get(key) ?? 0) + 1);
    }
    const wanted = Object.entries(SECTIONS).flatMap(([chapter, counts]) =>
      counts.flatMap((count, at) => (count === 0 ? [] : [[`${chapter}.${at + 1}`, count]])),
    );

    expect([...sections]).toEqual(wanted);
    expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length);
    expect([shareOf(ROWS, 1).all, shareOf(ROWS, 2).all]).toEqual([70, 183]);
  });

  it('are each kept by a test, not applicable, or open, and only one of these', () => {
    const wrong = ROWS.filter(
      ({ kept, test, notApplicable, open }) =>
        [kept, notApplicable, open].filter((text) => text !== undefined && text !== '').length !== 1 ||
        (kept === undefined) !== (test === undefined),
    );

    expect(wrong).toEqual([]);
  });

  it('of level 1 are all closed, and those of level 2 all but a number that does not grow', () => {
    expect(shareOf(ROWS, 1).open).toBe(0);
    expect(shareOf(ROWS, 2).open).toBeLessThanOrEqual(MAX_OPEN);
  });

  it('are held by tests that exist under the title they name', () => {
    const missing = ROWS.filter(({ test }) => {
      if (test === undefined) {
        return false;
      }
      const path = join(ROOT, test.file);
      const titles = existsSync(path) ? testTitles(readFileSync(path, 'utf8')) : [];
      return !titles.some((title) => title.includes(test.title));
    });

    expect(missing.map(({ id, test }) => `${id}: ${test?.file}: ${test?.title}`)).toEqual([]);
  });

  it('stand in SECURITY.md as they are; node scripts/asvs.ts --write updates it', () => {
    expect(withoutAlignment(withRequirements(SECURITY))).toBe(withoutAlignment(SECURITY));
  });

  it('are written with what is missing in bold, and nothing that ends a cell', () => {
    const table = requirementsToMarkdown([
      { id: 'V1.1.1', level: 2, asks: 'Ask.', open: 'all' },
      { id: 'V1.2.1', level: 1, asks: 'Ask.', kept: 'a|b', test: { file: 'a.test.ts', title: 'works' } },
    ]);

    expect(table).toContain('| 2 | 1 | 0 | 0 | 1 |');
    expect(table).toContain('| V1.1.1 | 2 | Ask. | **open:** all |  |');
    expect(table).toContain('| V1.2.1 | 1 | Ask. | a\\|b | `a.test.ts`: works |');
  });
});

describe('titles of tests', () => {
  it('are found in every form that is used', () => {
    const text = `it('one', f); test.skip("two's", f); it.each([\n['x']])('three %s', f); it(\`four\`, f); it('five\\'s', f)`;

    expect(testTitles(text)).toEqual(['one', "two's", 'three %s', 'four', "five's"]);
  });
});

describe('the document', () => {
  it.each([
    ['Reporting', ['private', 'days']],
    ['Signing in', ['120 seconds', 'five', 'work', 'one way']],
    ['Sessions', ['twelve hours', 'five seconds', 'any number']],
    ['Authorization', ['roles', '404', 'IBAN']],
    ['Input', ['contracts', '.rules.ts']],
    ['Limits', ['READ_UNITS_PER_SECOND', 'MAX_IN_FLIGHT', 'one at a time']],
    ['Files', ['ten megabytes', 'five', '200 megabytes', 'PDF']],
    ['Cryptography', ['ES256', 'AUTH_SIGNING_KEY', 'scrypt', '30 days']],
    ['Data', ['secret', 'personal', 'public']],
    ['Connections', ['SMS_HTTP_URL', 'ZARINPAL_BASE_URL', 'FILES_S3_ENDPOINT']],
    ['Logs', ['standard output', 'network', 'never']],
    ['Dependencies', ['7 days', '30 days', 'a year']],
    ['Outside', ['TLS', 'journal']],
  ])('SECURITY.md has the chapter %s, which says what it must', (chapter, words) => {
    const text = SECURITY.split(`\n## ${chapter}\n`)[1]?.split('\n## ')[0] ?? '';

    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });
});
