import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { formatConsoleCall } from './format-console-call.ts';

const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      complaints.push(formatConsoleCall(method, words));
    });
  }
});

// React and its libraries report broken markup, missing keys and hydration faults on the console only.
afterEach(() => {
  cleanup();
  if (complaints.length > 0) {
    throw new Error(`The console must stay silent in a component test, but said:\n${complaints.join('\n')}`);
  }
});
