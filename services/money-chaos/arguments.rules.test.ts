import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.rules.ts';

describe('readArguments', () => {
  it('reads what is given, and takes the rest as usual', () => {
    expect(readArguments(['--operations', '500', '--kills', '0'], 9)).toEqual({
      ...{ seed: 9, operations: 500, clients: 32, kills: 0, instances: 2, minutes: 10_000 },
    });
    expect(readArguments(['--seed', '3'], 9).seed).toBe(3);
  });

  it.each([
    [['--clients', '0'], '--clients is a whole number from 1 to 256.'],
    [['--kills', 'many'], '--kills is a whole number from 0 to 10000.'],
    [['--operations', '1e3'], '--operations is a whole number from 1 to 10000000.'],
    [['--minutes', '0'], '--minutes is a whole number from 1 to 10000.'],
    [['--seed', '-1'], /seed/],
    [['--speed', '1'], /--speed/],
    [['now'], /now/],
  ])('refuses %j in one line', (args, line) => {
    const refusal = (() => {
      try {
        return readArguments(args, 9);
      } catch (error) {
        return error instanceof Error ? error.message : '';
      }
    })();

    expect(refusal).toMatch(line);
    expect(refusal).not.toContain('\n');
  });
});
