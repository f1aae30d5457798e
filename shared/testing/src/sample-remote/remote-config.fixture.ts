import type { DescriptorConfig } from '../describe-remote.ts';

export const fixtureConfig: DescriptorConfig = {
  name: 'mf-catalog',
  routes: [{ pattern: '/category/:categoryId/*' }],
  slots: [{ name: 'home.types' }],
  publishes: [],
  listens: ['session.signed-out@1'],
};
