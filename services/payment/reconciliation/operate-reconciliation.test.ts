import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { reconcile } from './reconciliation.fixture.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test[Symbol.asyncDispose]());

describe('the operator’s command', () => {
  it.each([
    ['--gateway bank', '"bank" is no gateway here. There are: sandbox, sandbox-2.'],
    ['--form 2026-11-20', "Unknown option '--form'"],
    ['yesterday', "Unexpected argument 'yesterday'"],
  ])('refuses %s with one line', async (words, line) => {
    const refused = await reconcile(test, words).catch((error: unknown) => error);

    expect(refused).toMatchObject({ name: 'ReconcileProblem', message: expect.stringContaining(line) });
    expect(String(refused)).not.toContain('\n');
  });
});
