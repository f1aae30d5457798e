import { describe, expect, it } from 'vitest';
import { formatStartupError } from './format-startup-error.ts';
import { DatabaseProblem } from './kit/database/database-problem.ts';
import { EnvironmentProblem } from './kit/environment.ts';

const withCode = (code: string, cause?: unknown) =>
  Object.assign(new Error('write failed at /var/lib/postgres', { cause }), { code });

describe('formatStartupError', () => {
  it.each([
    ['ENOSPC', 'The disk is full.', 'Free some room'],
    ['EDQUOT', 'The disk quota', 'Free some room'],
    ['EROFS', 'The disk takes no changes.', 'Set BAZAAR_DATA'],
    ['53100', 'The disk of the database is full.', 'Free some room'],
    ['EADDRINUSE', 'The port of SERVICES_PORT is in use.', 'set SERVICES_PORT'],
    ['EACCES', 'is not allowed to this user.', 'Check SERVICES_PORT'],
  ])('describes %s in one line: what happened and what to do', (code, happened, remedy) => {
    const lines = [
      formatStartupError(withCode(code)),
      formatStartupError(new Error('migration 3', { cause: withCode(code) })),
    ];

    for (const line of lines) {
      expect(line).toContain(happened);
      expect(line).toContain(remedy);
      expect(line).not.toMatch(/\n|\bat \S+:\d+|\/var\/lib/);
    }
  });

  it.each([new EnvironmentProblem('Set PUBLIC_ORIGIN.'), new DatabaseProblem('Set', 'PUBLIC_ORIGIN.')])(
    'returns the message of a problem unchanged',
    (problem) => {
      expect(formatStartupError(problem)).toBe('Set PUBLIC_ORIGIN.');
    },
  );

  it('joins a message of several lines into one line', () => {
    expect(formatStartupError(new DatabaseProblem('It failed:\n  no room.', 'Make some.'))).toBe(
      'It failed: no room. Make some.',
    );
  });

  it('returns the stack trace of a programming error', () => {
    expect(formatStartupError(new TypeError('x is not a function'))).toMatch(
      /^TypeError: x is not a function\n\s+at /,
    );
    expect(formatStartupError('thrown text')).toBe('thrown text');
  });
});
