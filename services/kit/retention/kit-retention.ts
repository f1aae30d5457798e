import { kept, type RetentionRule } from './retention.ts';

/** What the kit holds, and how long. */
export const kitRetention: readonly RetentionRule[] = [
  {
    ...{ table: 'kit.idempotency_key', holds: 'the response to a write, by the key of its caller' },
    ...{ does: 'delete', days: 1, after: ['created_at'] },
  },
  {
    ...{ table: 'kit.rate_counter', holds: 'uses of one limit in its window' },
    ...{ does: 'delete', days: 0, after: ['expires_at'] },
  },
  ...kept('It goes when it is done; what keeps failing waits for an operator.', {
    'kit.job': 'work that is due',
  }),
  ...kept('It proves who acted on data of others, with numbers alone, and can only be added to.', {
    'kit.audit_event': 'who read or changed what of whom',
    'kit.audit_link': 'the chain of hashes over these events',
    'kit.audit_unlinked': 'events that the chain does not hold yet',
  }),
  ...kept('It tells what this database is, and nothing of a person.', {
    'kit.database_mode': 'whether it is a demo or in production',
    'kit.function_file': 'the digest of an applied function',
    'kit.granted_role': 'the role that runs the services',
    'kit.migration': 'an applied migration',
    'kit.seed_stamp': 'the version of the demo data',
  }),
];
