import { describe, expect, it } from 'vitest';
import { withSecretFiles } from './index.ts';

const FILES: Readonly<Record<string, string>> = { '/run/secrets/key': 'ثابت\n', '/run/secrets/none': '\n' };
const read = (file: string) => {
  const text = FILES[file];
  if (text === undefined) {
    throw new Error('no such file');
  }
  return text;
};

describe('withSecretFiles', () => {
  it('takes the value of a file without its line end, and leaves everything else', () => {
    const variables = { KEY_FILE: '/run/secrets/key', PORT: '3000', OTHER_FILE: '/elsewhere' };
    expect(withSecretFiles(variables, ['KEY', 'TOKEN'], read)).toEqual({ ...variables, KEY: 'ثابت' });
  });

  it('takes an empty file for no value', () => {
    expect(withSecretFiles({ KEY_FILE: '/run/secrets/none' }, ['KEY'], read)).toMatchObject({ KEY: '' });
  });

  it('refuses a secret that is given twice and a file that cannot be read, both at once', () => {
    const variables = { KEY: 'a', KEY_FILE: '/run/secrets/key', TOKEN_FILE: '/nowhere' };
    expect(() => withSecretFiles(variables, ['KEY', 'TOKEN'], read)).toThrow(
      'KEY and KEY_FILE are both set: give one of them.\nTOKEN_FILE is "/nowhere", which cannot be read: no such file',
    );
  });
});
