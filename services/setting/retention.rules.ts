import { kept, type RetentionRule } from '../kit/retention/retention.ts';

/** What the site is set to. */
export const settingRetention: readonly RetentionRule[] = kept('It is the same for everybody.', {
  'setting.client_config': 'a setting of the site',
});
