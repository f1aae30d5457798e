import type { AllowedUse } from './private-terms.ts';

/** Private words that are the right words where they stand; an entry that allows nothing any more is reported. */
export const ALLOWED_USES: readonly AllowedUse[] = [
  { path: 'scripts/terms/', word: '*', reason: 'the list and its tests' },
  { path: 'scripts/check-terms.test.ts', word: 'both banks', reason: 'an example' },
  { path: 'e2e/', word: 'journey', reason: 'a user journey, as the field calls it' },
  { path: 'e2e/', word: 'journeys', reason: 'a user journey, as the field calls it' },
  {
    path: 'services/setting/type-model/enum-titles.messages.ts',
    word: 'complaint',
    reason: 'the name of a kind of letter on the wire',
  },
  {
    path: 'mf-content/src/common/feedback/messages.ts',
    word: 'complaint',
    reason: 'the name of a kind of letter on the wire',
  },
  { path: 'shared/drawing/src/families/', word: 'door', reason: 'a door of the machine drawn' },
  { path: 'shared/drawing/src/families/', word: 'doors', reason: 'doors of the machine drawn' },
  { path: 'shared/drawing/src/families/', word: 'seat', reason: 'the part of a mechanical seal (ISO 21049)' },
];
