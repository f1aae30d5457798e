import { describe, expect, it } from 'vitest';
import { type Migration, orderedFileNames, pendingMigrations } from './migration-files.ts';

describe('orderedFileNames', () => {
  it('sorts by number', () => {
    expect(orderedFileNames('product', ['0002_score.sql', '0001_categories.sql'])).toEqual([
      '0001_categories.sql',
      '0002_score.sql',
    ]);
  });

  it.each([
    ['a name out of pattern', ['0001_ok.sql', '2-score.sql'], 'the name must look like'],
    ['a gap', ['0001_ok.sql', '0003_score.sql'], 'number 0002 is expected here'],
    ['a number given twice', ['0001_ok.sql', '0001_other.sql'], 'number 0002 is expected here'],
    ['a start at zero', ['0000_ok.sql'], 'number 0001 is expected here'],
  ])('refuses %s', (_, names, message) => {
    expect(() => orderedFileNames('product', names)).toThrow(message);
  });
});

describe('pendingMigrations', () => {
  it('leaves out applied files', () => {
    const [first, second] = [givenMigration(1), givenMigration(2)];

    expect(pendingMigrations([first, second], [first])).toEqual([second]);
  });

  it('refuses a file that was changed after it was applied', () => {
    const before = { ...givenMigration(1), sha256: 'other' };

    expect(() => pendingMigrations([givenMigration(1)], [before])).toThrow(
      'services/product/migrations/0001_step.sql was changed after it was applied',
    );
  });

  it('refuses the tables of a version from before the baseline, and names the command that drops them', () => {
    const files = [{ ...givenMigration(1), name: 'baseline' }];

    expect(() => pendingMigrations(files, [givenMigration(1), givenMigration(2)])).toThrow(
      'The database has the tables of an earlier version, which this one does not carry over. `npm run seed -- --reset`',
    );
  });

  it('refuses a database that is ahead of this code, and names the remedy', () => {
    expect(() => pendingMigrations([givenMigration(1)], [givenMigration(1), givenMigration(2)])).toThrow(
      'services/product/migrations/0002_step.sql, which is not here. Start that version',
    );
  });
});

function givenMigration(number: number): Migration {
  return { schema: 'product', number, name: 'step', sql: 'select 1', sha256: `hash-${number}` };
}
