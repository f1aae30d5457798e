import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChaosVisit } from '../chaos/report.ts';
import { dataDir, ROOT } from '../releases/paths.ts';
import { sourceHash } from '../releases/source-hash.ts';
import type { Remedy } from './remedy.ts';
import type { RemedyOutcome } from './report.ts';

interface KeptOutcome {
  readonly sources: string;
  readonly remedy: Remedy;
  readonly visits: readonly ChaosVisit[];
}

/** What earlier runs have seen, so that one that was interrupted can go on: of the same sources and the same remedy. */
export function openKeptOutcomes(folder = join(dataDir(), 'remedies'), sources = hashOfSources()) {
  const fileOf = ({ name }: Remedy) => join(folder, `${name.replaceAll(/[^a-z]+/gi, '-')}.json`);
  return {
    get(remedy: Remedy): RemedyOutcome | null {
      if (!existsSync(fileOf(remedy))) {
        return null;
      }
      const kept = JSON.parse(readFileSync(fileOf(remedy), 'utf8')) as KeptOutcome;
      const isSame = kept.sources === sources && JSON.stringify(kept.remedy) === JSON.stringify(remedy);
      return isSame ? { remedy, visits: kept.visits } : null;
    },
    keep({ remedy, visits }: RemedyOutcome): void {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(remedy), JSON.stringify({ sources, remedy, visits } satisfies KeptOutcome));
    },
  };
}

/** What the suite itself is written in: no build depends on a spec, so that the hash of sources leaves it out. */
const SUITE = 'e2e/chaos/all-faults.chaos.spec.ts';

export function hashOfSources(root = ROOT): string {
  const suite = createHash('sha256').update(readFileSync(join(root, SUITE)));
  return suite.update(sourceHash(root, ['shell', 'shared', 'mf-content', 'e2e'])).digest('hex');
}
