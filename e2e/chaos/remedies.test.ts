import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTROL_KIND } from '@bazaar/scripts/chaos/report.ts';
import { ROOT } from '@bazaar/scripts/releases/paths.ts';
import { REMEDIES } from '@bazaar/scripts/remedies/remedies.ts';
import { applyEdit } from '@bazaar/scripts/remedies/source-edits.ts';
import { describe, expect, it } from 'vitest';
import { chaosKinds } from './chaos-kinds.fixture.ts';

describe('the table of remedies', () => {
  it('names every kind of the chaos suite but the one without a fault, and no other', () => {
    const named = new Set(REMEDIES.flatMap(({ kinds }) => kinds));

    expect([CONTROL_KIND, ...named].toSorted()).toEqual(chaosKinds().toSorted());
  });

  it.each(REMEDIES)('switches off in the sources as they are: $name', ({ edits }) => {
    const texts = new Map<string, string>();
    for (const edit of edits) {
      const text = texts.get(edit.file) ?? readFileSync(path.join(ROOT, edit.file), 'utf8');
      const edited = applyEdit(text, edit);
      texts.set(edit.file, edited);
      expect(edited).not.toBe(text);
    }
    expect(texts.size).toBeGreaterThan(0);
  });
});
