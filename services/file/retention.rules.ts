import { kept, type RetentionRule } from '../kit/retention/retention.ts';

/** Files stay as long as a record holds them: a job removes the bytes of the others first, and then their rows. */
export const fileRetention: readonly RetentionRule[] = [
  {
    ...{ table: 'file.stored_file', holds: 'a file; one that no record holds goes after a day' },
    ...{ does: 'follow', what: 'file.maintenance' },
  },
  {
    ...{ table: 'file.attachment', holds: 'which record holds a file' },
    ...{ does: 'follow', what: 'file.stored_file' },
  },
  {
    ...{ table: 'file.image_rendition', holds: 'one form of a photograph' },
    ...{ does: 'follow', what: 'file.stored_file' },
  },
  {
    ...{ table: 'file.data_export', holds: 'the copy of a user’s data; it can be downloaded for 7 days' },
    ...{ does: 'follow', what: 'file.maintenance' },
  },
  ...kept('It counts, and tells nothing of a person but a number of bytes.', {
    'file.owner_usage': 'the bytes of a user’s files',
  }),
  ...kept('It signs links of five minutes.', { 'file.link_key': 'the key of links' }),
];
