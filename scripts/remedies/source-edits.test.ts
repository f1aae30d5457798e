import { describe, expect, it } from 'vitest';
import { applyEdit } from './source-edits.ts';

const edit = { file: 'a.ts', from: 'check(value);', to: '' };

describe('an edit of a source', () => {
  it('replaces a piece that stands there once, as it is', () => {
    expect(applyEdit('begin();\ncheck(value);\nend();', edit)).toBe('begin();\n\nend();');
    expect(applyEdit('check(value);', { ...edit, to: 'say("$&")' })).toBe('say("$&")');
  });

  it('is refused when the piece is missing, or stands there twice', () => {
    expect(() => applyEdit('verify(value);', edit)).toThrow('stands 0 times in a.ts');
    expect(() => applyEdit('check(value); check(value);', edit)).toThrow('stands 2 times in a.ts');
  });
});
