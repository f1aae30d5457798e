import { personalValues } from '@bazaar/storage/personal';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { formatConsoleCall } from './format-console-call.ts';

// A busy machine is slow: a wait ends as soon as what it waits for is there, and late only in a test that fails.
configure({ asyncUtilTimeout: 10_000 });

const consoleCalls: string[] = [];

beforeEach(() => {
  // Files of one worker share a window: what one test has stored would be sent or shown by the next.
  localStorage.clear();
  sessionStorage.clear();
  // A test that signed out left a page that stores nothing more of the person.
  personalValues.seal()();
  consoleCalls.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      consoleCalls.push(formatConsoleCall(method, words));
    });
  }
});

// React and its libraries report broken markup, missing keys and hydration faults only on the console.
afterEach(() => {
  cleanup();
  if (consoleCalls.length > 0) {
    throw new Error(
      `The console must stay silent in a component test, but said:\n${consoleCalls.join('\n')}`,
    );
  }
});
