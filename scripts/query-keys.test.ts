import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES } from '@bazaar/contracts/platform';
import { describe, expect, it } from 'vitest';
import { ROOT } from './releases/paths.ts';

/** A literal that becomes a query's key: in a table of keys, or in the query itself. */
const KEY = /(?:\w+: |=> )\['([^']*)'[^\]]*\] as const|(?:query|mutation)Key: \['([^']*)'/g;

describe('the keys of queries', () => {
  it.each([...REMOTE_NAMES, 'shell'])(
    'of %s begin with its name, so that two owners never share one',
    (owner) => {
      const files = globSync('src/**/*.{queries,mutations,keys}.ts', { cwd: join(ROOT, owner) });
      const found = files.flatMap((file) => {
        const text = readFileSync(join(ROOT, owner, file), 'utf8');
        return [...text.matchAll(KEY)].map(([, listed, inline]) => `${file}: ${listed ?? inline}`);
      });

      expect(found.length).toBeGreaterThan(2);
      expect(found.filter((key) => !key.endsWith(`: ${owner.replace('mf-', '')}`))).toEqual([]);
    },
  );
});
