import { MAXIMUM_FILE_BYTES } from '@bazaar/contracts/file';
import { expect, it } from 'vitest';
import { attachmentFault } from './attachment.rules.ts';

const small = { name: 'a.pdf', size: 10 };

it('accepts five files of ten megabytes', () => {
  const largest = { name: 'b.dwg', size: MAXIMUM_FILE_BYTES };

  expect(attachmentFault([largest, small], 3)).toBeUndefined();
});

it('names the file that is too large', () => {
  const fault = attachmentFault([small, { name: 'skid.dwg', size: MAXIMUM_FILE_BYTES + 1 }], 0);

  expect(fault).toContain('skid.dwg');
  expect(fault).toContain('۱۰ مگابایت');
});

it('refuses a sixth file', () => {
  expect(attachmentFault([small], 5)).toContain('۵');
});
