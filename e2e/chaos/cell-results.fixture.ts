import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { VisitTimes } from './survival.fixture.ts';

/** One visit under one fault, as `scripts/chaos.ts` reads it. */
export interface CellResult {
  readonly kind: string;
  readonly remote: string;
  readonly arrival: string;
  /** Null for a red one. */
  readonly times: VisitTimes | null;
  /** Why it is red. */
  readonly reason?: string;
}

/** Collects the visits of a test: a red one does not stop the others. */
export class CellResults {
  readonly #results: CellResult[] = [];

  async add(cell: Omit<CellResult, 'times' | 'reason'>, visit: () => Promise<VisitTimes>): Promise<void> {
    try {
      this.#results.push({ ...cell, times: await visit() });
    } catch (error) {
      this.#results.push({ ...cell, times: null, reason: String(error).slice(0, 2_000) });
    }
  }

  /** Writes the results into a file of the run's folder, and fails when one is red. */
  finish(data: string, name: string): void {
    const folder = path.join(data, 'chaos');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(this.#results, null, 1));
    const red = this.#results.filter(({ times }) => times === null);
    expect(red.map(({ kind, arrival, reason }) => `${kind}, ${arrival}: ${reason}`)).toEqual([]);
  }
}
