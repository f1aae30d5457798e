import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './releases/paths.ts';

const FOLDER = join(ROOT, 'shared/decisions');
const RECORDS = readdirSync(FOLDER).filter((file) => file !== 'README.md');

describe('the decision records', () => {
  it('are numbered from 1 on without a gap or a repetition', () => {
    expect(RECORDS.map((file) => Number(file.slice(0, 4)))).toEqual(RECORDS.map((_, index) => index + 1));
  });

  it.each(RECORDS)('%s has its number in its title, a context, a decision and consequences', (file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8');

    expect(text).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. [A-Z]`));
    expect(text).toMatch(/Context/);
    expect(text).toMatch(/Decision/);
    expect(text).toMatch(/Consequences/);
  });
});
