import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hashFiles, integrityOf } from './file-hashes.ts';

/** SHA-256 of the text "alert('Hello, world.');", as browsers compute it. */
const KNOWN = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';

describe('integrityOf', () => {
  it('returns the value that browsers compute', () => {
    expect(integrityOf("alert('Hello, world.');")).toBe(KNOWN);
    expect(integrityOf(Buffer.from("alert('Hello, world.');"))).toBe(KNOWN);
  });
});

describe('hashFiles', () => {
  it('lists every file below a release’s folder except source maps and the descriptor', () => {
    const root = mkdtempSync(join(tmpdir(), 'bazaar-hashes-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    mkdirSync(join(root, 'js/deep'), { recursive: true });
    for (const file of ['remoteEntry.js', 'js/deep/a.js', 'js/deep/a.js.map', 'remote.json']) {
      writeFileSync(join(root, file), "alert('Hello, world.');");
    }

    expect(hashFiles(root)).toEqual({
      'js/deep/a.js': { integrity: KNOWN, bytes: 23 },
      'remoteEntry.js': { integrity: KNOWN, bytes: 23 },
    });
  });
});
