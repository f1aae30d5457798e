import { describe, expect, it } from 'vitest';
import { functionsThatRan, inEveryRun } from './coverage.rules.ts';

function givenFunction(functionName: string, startOffset: number, count: number) {
  return { functionName, ranges: [{ startOffset, count }] };
}

describe('functionsThatRan', () => {
  it('keeps the functions that ran, by where they begin', () => {
    const functions = [givenFunction('read', 10, 2), givenFunction('write', 40, 0), givenFunction('', 70, 1)];
    expect(functionsThatRan([{ url: 'file:///a.ts', functions }])).toEqual([
      { url: 'file:///a.ts', offsets: [10, 70] },
    ]);
  });

  it('leaves out a script of which only the module was evaluated', () => {
    expect(functionsThatRan([{ url: 'file:///a.ts', functions: [givenFunction('', 0, 1)] }])).toEqual([]);
  });

  it('keeps a named function at the very beginning of a file', () => {
    const [script] = functionsThatRan([{ url: 'file:///a.ts', functions: [givenFunction('read', 0, 1)] }]);
    expect(script?.offsets).toEqual([0]);
  });
});

describe('inEveryRun', () => {
  it('drops what a timer added to one of the runs', () => {
    const request = ['routes.ts', 'rules.ts'];
    expect(inEveryRun([new Set([...request, 'jobs.ts']), new Set(request)])).toEqual(new Set(request));
  });

  it('gives nothing when there was no run', () => {
    expect(inEveryRun([])).toEqual(new Set());
  });
});
