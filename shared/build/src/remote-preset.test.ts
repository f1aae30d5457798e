import { describe, expect, it } from 'vitest';
import { containerName } from './remote-preset.ts';

describe('containerName', () => {
  it('contains the version, so that two versions can be loaded in one page', () => {
    expect(containerName('mf-catalog', '1.4.0')).toBe('mf_catalog_1_4_0');
    expect(containerName('mf-catalog', '1.4.1')).not.toBe(containerName('mf-catalog', '1.4.0'));
    expect(containerName('mf-wallet', '1.4.0')).not.toBe(containerName('mf-catalog', '1.4.0'));
  });

  it('is a valid script identifier for every version', () => {
    for (const version of ['1.0.0', '0.0.0-dev', '1.0.0-RC.1', '10.20.30-alpha-beta.2']) {
      expect(containerName('mf-catalog', version)).toMatch(/^[a-z][a-z0-9_]*$/);
    }
  });
});
